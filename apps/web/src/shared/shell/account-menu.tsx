import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Gavel, LogOut, UserRound } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useSignOut } from '../session/change-session.ts'
import type { Session } from '../session/session.ts'
import { notify } from '../notify/notices.ts'
import { Disclosure } from './disclosure.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { usePersonalMenu } from './personal-menu.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/** The reader's uid, the personal menu under it, and the way out. */
export function AccountMenu({ session }: { session: Session }): ReactNode {
  const { t } = useLingui()
  const signOut = useSignOut()
  const entries = usePersonalMenu()
  const leave = () => {
    signOut().catch(() => notify({ tone: 'negative', title: t`logout failed` }))
  }
  return (
    <Disclosure
      label={t`Account ${session.uid}`}
      className="iconbtn account"
      face={
        <>
          <UserRound className="ic l top-phone" aria-hidden="true" />
          <span className="num top-wide">{session.uid}</span>
        </>
      }
    >
      <nav className="menu" aria-label={t`Account ${session.uid}`}>
        <p className="num top-phone px-2.5 pt-2 pb-1 text-13 text-ink-3">{session.uid}</p>
        {entries.map(({ to, label, icon: Icon, first }) => (
          <Fragment key={to}>
            {first === true ? <div className="menu-s" /> : null}
            <Link to={to} className="menu-i">
              <Icon className="ic" aria-hidden="true" />
              {label}
            </Link>
          </Fragment>
        ))}
        {session.role === null ? null : (
          <Link to="/staff" className="menu-i">
            <Gavel className="ic" aria-hidden="true" />
            {t`Staff console`}
          </Link>
        )}
        <div className="menu-s" />
        <div className="top-phone">
          <LanguageSwitch inMenu />
          <ThemeSwitch inMenu />
          <div className="menu-s" />
        </div>
        <button type="button" className="menu-i" onClick={leave}>
          <LogOut className="ic" aria-hidden="true" />
          {t`Log out`}
        </button>
      </nav>
    </Disclosure>
  )
}
