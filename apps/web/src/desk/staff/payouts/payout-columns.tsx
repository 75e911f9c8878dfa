import { ShortHash } from '@jindu/ui/patterns/address'
import type { DataColumn } from '@jindu/ui/patterns/data-table'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { UserLink } from '../shared/links.tsx'
import type { Payout } from './payout.ts'
import { PayoutSteps } from './payout-steps.tsx'
import { RiskFacts } from './risk-facts.tsx'
import type { Queue } from './payout-search.ts'

/** The columns of the finance queue. */
export function usePayoutColumns(queue: Queue): readonly DataColumn<Payout>[] {
  const { t } = useLingui()
  const columns: DataColumn<Payout>[] = [
    {
      id: 'id',
      header: t`Id`,
      fold: 'hidden',
      className: 'num text-ink-3',
      render: ({ id, createdAt }) => (
        <span className="grid">
          <span>{id}</span>
          <span className="text-12 whitespace-nowrap">
            <Moment at={createdAt} />
          </span>
        </span>
      ),
    },
    { id: 'user', header: t`User`, render: ({ uid }) => <UserLink uid={uid} /> },
    {
      id: 'amount',
      header: t`Amount`,
      align: 'end',
      render: ({ amount }) => <Amount of={amount} strong />,
    },
    {
      id: 'address',
      header: t`To`,
      fold: 'wide',
      render: ({ address, tx, explorerUrl }) => (
        <span className="grid gap-0.5">
          <code translate="no" className="mono text-12 break-all">
            {address}
          </code>
          {tx === '' ? null : (
            <span className="text-12 text-ink-3">
              <Trans>Transaction</Trans>{' '}
              <ShortHash value={tx} {...(explorerUrl === null ? {} : { href: explorerUrl })} />
            </span>
          )}
        </span>
      ),
    },
    queue === 'review'
      ? { id: 'facts', header: t`What speaks for and against`, fold: 'wide', render: (row) => <RiskFacts of={row} /> }
      : { id: 'state', header: t`State`, fold: 'wide', render: (row) => <State of={row} /> },
  ]
  if (queue === 'ended') return columns
  return [
    ...columns,
    {
      id: 'steps',
      header: <span className="sr-only">{t`Steps`}</span>,
      align: 'end',
      fold: 'wide',
      render: (row) => <PayoutSteps of={row} />,
    },
  ]
}

function State({ of }: { readonly of: Payout }): ReactNode {
  const { t } = useLingui()
  const { status, confirmations, confirmationsNeeded, waiting, waitingDetail, lost, remark } = of
  const words: Record<Payout['status'], string> = {
    pending: t`In review`,
    approved: t`Approved, not signed yet`,
    signed: t`Signed, not sent yet`,
    broadcast: t`Sent, ${confirmations} of ${confirmationsNeeded}`,
    completed: t`Completed`,
    failed: t`Failed, returned`,
    reviewFailed: t`Refused, returned`,
    revoked: t`Taken back`,
  }
  const waits: Record<NonNullable<Payout['waiting']>, string> = {
    breaker: t`Waits: payouts of this coin are stopped`,
    limit: t`Waits: the hot wallet’s limit is reached`,
    float: t`Waits: the hot wallet holds too little free coin`,
    gas: t`Waits: the paying address lacks the coin that pays for gas, or the network takes more than the product offers. Send gas to the top-up address`,
    token: t`Waits: the token’s contract refuses the transfer, because it is paused or an address is frozen`,
    capital: t`Waits: the operator’s capital cannot bear the network fee. Press Top up beside the coin and pay in coin of the operator’s own`,
    node: t`Waits: the node does not answer`,
    frozen: t`Waits: the account is frozen`,
    debt: t`Waits: the user owes coin`,
    lost: t`The coin it spends was spent elsewhere`,
    error: t`Waits: it was refused, and is tried again`,
  }
  const kind =
    status === 'completed' ? 'positive' : status === 'failed' || status === 'reviewFailed' ? 'negative' : 'money'
  return (
    <span className="grid gap-1">
      <span>
        <StatusBadge kind={status === 'revoked' ? 'neutral' : kind}>{words[status]}</StatusBadge>
      </span>
      {waiting === null ? null : <span className="text-13 text-hold">{waits[waiting]}</span>}
      {waitingDetail === null ? null : (
        <code translate="no" className="mono text-12 text-ink-3 wrap-anywhere">
          {waitingDetail}
        </code>
      )}
      {lost === null ? null : (
        <span className="text-13 text-ink-3">
          <Trans>
            The money comes back when that is {lost.needed} blocks old; {lost.blocks} so far
          </Trans>
        </span>
      )}
      {remark === '' ? null : <span className="text-13 text-ink-3 wrap-anywhere">{remark}</span>}
    </span>
  )
}
