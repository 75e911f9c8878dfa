import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useMatches } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../session/session.ts'
import { AccountMenu } from './account-menu.tsx'
import { AppDownload } from './app-download.tsx'
import { Bell } from './bell.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MainNav } from './main-nav.tsx'
import { Purse } from './purse.tsx'
import { RightIcons } from './right-icons.tsx'
import { SiteName } from './site-name.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export function Header(): ReactNode {
  const { t } = useLingui()
  const session = useSession()
  const plain = useMatches({ select: (matches) => matches.some((match) => match.staticData.plain === true) })
  return (
    <header className="top">
      <div className="top-in">
        <SiteName />
        <MainNav plain={plain} />
        <span className="top-gap" />
        {session === null ? (
          <span className="top-visitor">
            <Link to="/login" className="btn quiet s">
              <Trans>Log in</Trans>
            </Link>
            <Link to="/register" className="btn line s top-wide">
              <Trans>Register</Trans>
            </Link>
          </span>
        ) : (
          <Purse />
        )}
        <div className="top-tools">
          <Link to="/search" className="iconbtn top-phone" aria-label={t`Search`}>
            <Search className="ic l" aria-hidden="true" />
          </Link>
          {session === null ? null : (
            <>
              <RightIcons session={session} />
              <Bell />
            </>
          )}
          <AppDownload />
          <LanguageSwitch />
          <ThemeSwitch />
          {session === null ? null : <AccountMenu session={session} />}
        </div>
      </div>
    </header>
  )
}
