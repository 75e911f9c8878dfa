import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLocale } from '../preferences.ts'
import { useSite } from '../session/session.ts'
import { useProtection } from '../session/use-protection.ts'

export function Footer(): ReactNode {
  const site = useSite()
  const locale = useLocale()
  const protection = useProtection()
  const name = site.siteName[locale]
  return (
    <footer className="foot">
      <div className="foot-in">
        <p>
          <Trans>
            Goods are published by users. {name} holds the payment until you confirm, or for {protection} after payment,
            and rules on disputes.
          </Trans>
          {site.sandbox ? (
            <>
              {locale === 'en' ? ' ' : ''}
              <Trans>Sandbox: the chain is simulated and coins have no value.</Trans>
            </>
          ) : null}
        </p>
        <nav className="foot-nav" aria-label={name}>
          <Link to="/ruleDetails" search={{ id: 5, type: 'info' }}>
            <Trans>User agreement</Trans>
          </Link>
          <Link to="/ruleDetails" search={{ id: 6, type: 'info' }}>
            <Trans>Privacy</Trans>
          </Link>
          <Link to="/ruleList">
            <Trans>Rules</Trans>
          </Link>
          <Link to="/help">
            <Trans>Help</Trans>
          </Link>
          <Link to="/proof">
            <Trans>Proof of liabilities</Trans>
          </Link>
          <Link to="/download">
            <Trans>Android app</Trans>
          </Link>
        </nav>
      </div>
    </footer>
  )
}
