import { Steps } from '@jindu/ui/primitives/steps'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DepositLink } from '../../../shared/page/deposit-link.tsx'

export interface FirstPurchaseProps {
  /** Whether there is coin to buy with. */
  readonly funded: boolean
}

/** Progress before the first purchase; the next step is a link. */
export function FirstPurchase({ funded }: FirstPurchaseProps): ReactNode {
  const { t } = useLingui()
  return (
    <Steps
      className="mt-4"
      label={t`Your first purchase`}
      doneLabel={t`done`}
      current={funded ? 'buy' : 'deposit'}
      steps={[
        { id: 'register', title: <Trans>Register</Trans> },
        {
          id: 'deposit',
          title: funded ? (
            <Trans>Deposit</Trans>
          ) : (
            <DepositLink className="link" otherwise={<Trans>Deposit</Trans>}>
              <Trans>Deposit</Trans>
            </DepositLink>
          ),
        },
        {
          id: 'buy',
          title: funded ? (
            <Link to="/search" className="link">
              <Trans>Buy</Trans>
            </Link>
          ) : (
            <Trans>Buy</Trans>
          ),
        },
      ]}
    />
  )
}
