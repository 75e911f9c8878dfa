import { formatCoin, moneyFromWire } from '@jindu/domain/money'
import type { KeyValue } from '@jindu/ui/primitives/key-values'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { AgreeStep } from '../shared/agree-step.tsx'
import { UserLink } from '../shared/links.tsx'
import { ReasonStep } from '../shared/reason-step.tsx'
import type { Payout } from './payout.ts'
import { WhyNot } from './why-not.tsx'

/** Actions of finance on a withdrawal that the domain allows; otherwise the reason. */
export function PayoutSteps({ of }: { readonly of: Payout }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { id, uid, status } = of
  const shown = formatCoin(moneyFromWire(of.amount))
  const reread = () => Promise.all([q.withdrawals.invalidate(), q.treasury.invalidate()])
  const may = (event: string) => of.allowedEvents.some((each) => each.event === event && each.allowed)
  const refused = of.allowedEvents.find(({ event }) => event === 'approve')
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {status === 'pending' && refused?.allowed === false ? <WhyNot code={refused.reason ?? ''} /> : null}
      {may('approve') ? <Approve of={of} shown={shown} reread={reread} /> : null}
      {may('reject') ? (
        <ReasonStep
          label={<Trans>Refuse</Trans>}
          name={t`Refuse withdrawal ${id}`}
          takesBack={false}
          inRow
          title={
            <Trans>
              Refuse {shown} of user {uid}
            </Trans>
          }
          consequence={<Trans>Amount and fee return to their fund balance at once. They read the reason.</Trans>}
          says={t`Withdrawal ${id} is refused, the money is back`}
          step={(client, reason) => client.withdrawals.reject.mutate({ id, reason })}
          reread={reread}
        />
      ) : null}
      {may('fail') ? (
        <ReasonStep
          label={<Trans>Give up</Trans>}
          name={t`Give up withdrawal ${id}`}
          takesBack={false}
          inRow
          title={
            <Trans>
              Give up {shown} of user {uid}
            </Trans>
          }
          consequence={
            <Trans>Nothing was signed for it. Amount and fee return to their fund balance. They read the reason.</Trans>
          }
          says={t`Withdrawal ${id} is given up, the money is back`}
          step={(client, reason) => client.withdrawals.fail.mutate({ id, reason })}
          reread={reread}
        />
      ) : null}
      {(status === 'signed' || status === 'broadcast') && of.confirmations === 0 ? (
        <Bump of={of} reread={reread} />
      ) : null}
    </span>
  )
}

interface StepProps {
  readonly of: Payout
  readonly reread: () => Promise<unknown>
}

function Approve({ of, shown, reread }: StepProps & { readonly shown: string }): ReactNode {
  const { t } = useLingui()
  const { id, uid, approvalsNeeded, approvedByUid } = of
  const isFirstOfTwo = approvalsNeeded > 1 && approvedByUid === null
  return (
    <AgreeStep
      first={approvedByUid}
      look="ink"
      label={
        isFirstOfTwo ? (
          <Trans>Approve as the first of two</Trans>
        ) : approvedByUid === null ? (
          <Trans>Approve</Trans>
        ) : (
          <Trans>Approve as the second</Trans>
        )
      }
      name={t`Approve withdrawal ${id}`}
      title={
        isFirstOfTwo ? (
          <Trans>
            Be the first of two to approve {shown} for user {uid}?
          </Trans>
        ) : (
          <Trans>
            Pay {shown} for user {uid}?
          </Trans>
        )
      }
      consequence={
        isFirstOfTwo ? (
          <Trans>
            Above the site’s limit: a second member of finance must agree too. Nothing is signed or paid before that.
          </Trans>
        ) : (
          <Trans>The payment is signed and sent as soon as the hot wallet can. It cannot be called back then.</Trans>
        )
      }
      facts={[
        ...paymentFacts(of),
        ...(approvedByUid === null
          ? []
          : [{ id: 'first', name: <Trans>First approval</Trans>, value: <UserLink uid={approvedByUid} /> }]),
      ]}
      confirmLabel={isFirstOfTwo ? <Trans>Approve, a second must agree</Trans> : <Trans>Approve {shown}</Trans>}
      variant={isFirstOfTwo ? 'ink' : 'money'}
      says={
        isFirstOfTwo
          ? t`You approved withdrawal ${id}. Nothing is paid yet: a second member of finance must agree.`
          : t`Withdrawal ${id} is approved`
      }
      step={(client) => client.withdrawals.approve.mutate({ id })}
      reread={reread}
    />
  )
}

function Bump({ of, reread }: StepProps): ReactNode {
  const { t } = useLingui()
  const { id } = of
  return (
    <AgreeStep
      first={null}
      look="quiet"
      label={<Trans>Raise the network fee</Trans>}
      name={t`Raise the network fee of withdrawal ${id}`}
      title={<Trans>Raise the network fee of withdrawal {id}?</Trans>}
      consequence={
        <Trans>
          A dearer payment replaces the one that no block takes. The operator’s capital bears what the network takes
          beyond the user’s fee.
        </Trans>
      }
      facts={paymentFacts(of)}
      confirmLabel={<Trans>Sign a dearer payment</Trans>}
      says={t`A dearer payment is signed for withdrawal ${id}`}
      step={(client) => client.withdrawals.bump.mutate({ id })}
      reread={reread}
    />
  )
}

/** The amount and the recipient. */
const paymentFacts = ({ amount, address }: Payout): readonly KeyValue[] => [
  { id: 'amount', name: <Trans>Amount</Trans>, value: <Amount of={amount} strong /> },
  {
    id: 'to',
    name: <Trans>To</Trans>,
    value: (
      <code translate="no" className="mono break-all">
        {address}
      </code>
    ),
  },
]
