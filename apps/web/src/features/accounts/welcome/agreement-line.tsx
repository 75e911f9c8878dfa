import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The agreement is rule 5, the privacy policy rule 6 (marketplace.md §2). */
export function AgreementLine(): ReactNode {
  return (
    <p className="hint">
      <Trans>
        By logging in you accept the{' '}
        <Link to="/ruleDetails" search={{ id: 5, type: 'info' }} className="link">
          user agreement
        </Link>{' '}
        and the{' '}
        <Link to="/ruleDetails" search={{ id: 6, type: 'info' }} className="link">
          privacy policy
        </Link>
        .
      </Trans>
    </p>
  )
}
