import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The agreement is rule 5, the privacy policy rule 6 (marketplace.md §2). */
export function AgreementLine({ step }: { readonly step: 'login' | 'register' }): ReactNode {
  const agreement = { id: 5, type: 'info' }
  const privacy = { id: 6, type: 'info' }
  return (
    <p className="hint">
      {step === 'login' ? (
        <Trans>
          By logging in you accept the{' '}
          <Link to="/ruleDetails" search={agreement} className="link">
            user agreement
          </Link>{' '}
          and the{' '}
          <Link to="/ruleDetails" search={privacy} className="link">
            privacy policy
          </Link>
          .
        </Trans>
      ) : (
        <Trans>
          By registering you accept the{' '}
          <Link to="/ruleDetails" search={agreement} className="link">
            user agreement
          </Link>{' '}
          and the{' '}
          <Link to="/ruleDetails" search={privacy} className="link">
            privacy policy
          </Link>
          .
        </Trans>
      )}
    </p>
  )
}
