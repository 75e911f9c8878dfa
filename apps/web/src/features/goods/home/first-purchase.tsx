import { Steps } from '@jindu/ui/primitives/steps'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export interface FirstPurchaseProps {
  /** There is coin to buy with. */
  readonly funded: boolean
}

/** Before anything was bought: how far one is, and the step that comes next. */
export function FirstPurchase({ funded }: FirstPurchaseProps): ReactNode {
  const { t } = useLingui()
  return (
    <>
      <Steps
        className="mt-3"
        label={t`Your first purchase`}
        doneLabel={t`done`}
        current={funded ? 'buy' : 'deposit'}
        steps={[
          { id: 'register', title: <Trans>Register</Trans> },
          { id: 'deposit', title: <Trans>Deposit</Trans> },
          { id: 'buy', title: <Trans>Buy</Trans> },
        ]}
      />
      <p className="mt-3 text-13 text-ink-2">
        {funded ? (
          <Trans>
            Next: <Link to="/search">choose what to buy</Link>
          </Trans>
        ) : (
          <Trans>
            Next: <Link to="/personal/assets/deposit">deposit coin</Link>
          </Trans>
        )}
      </p>
    </>
  )
}
