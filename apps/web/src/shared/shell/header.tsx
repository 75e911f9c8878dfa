import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useMatches } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { lazyPart } from '../parts/lazy-part.tsx'
import { useSession } from '../session/session.ts'
import { AppDownload } from './app-download.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MainNav } from './main-nav.tsx'
import { SiteName } from './site-name.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

// Not part of a visitor's first page.
const FundsLine = lazyPart(async () => ({ default: (await import('./session-tools.tsx')).FundsLine }))
const SessionTools = lazyPart(async () => ({ default: (await import('./session-tools.tsx')).SessionTools }))
const AccountMenu = lazyPart(async () => ({ default: (await import('./session-tools.tsx')).AccountMenu }))

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
          <FundsLine />
        )}
        <div className="top-tools">
          <Link to="/search" className="iconbtn top-phone" aria-label={t`Search`}>
            <Search className="ic l" aria-hidden="true" />
          </Link>
          {session === null ? null : <SessionTools session={session} />}
          <AppDownload />
          {/* On a phone, logged-in users have these in the account menu, because the icons of rights take their space. */}
          <span className={session === null ? 'top-switches' : 'top-switches top-wide'}>
            <LanguageSwitch />
            <ThemeSwitch />
          </span>
          {session === null ? null : <AccountMenu session={session} />}
        </div>
      </div>
    </header>
  )
}
