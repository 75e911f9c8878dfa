import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { UserLink } from '../shared/links.tsx'

type Coin = ApiOutputs['treasury']['coins']['data'][number]

/** The operator's action for each node state; null if it works. */
function useNodeWords(): Record<Coin['node'], string | null> {
  const { t } = useLingui()
  return {
    running: null,
    unlocked: null,
    locked: t`The wallet is locked: unlock it with walletpassphrase`,
    noWallet: t`The node has no wallet: create or load one`,
    walletNotLoaded: t`The wallet that is named is not loaded: use loadwallet`,
    walletNotNamed: t`Several wallets are loaded: name one in the node’s address`,
    wrongPassword: t`The node refuses the user or the password`,
    starting: t`The node is starting`,
    failing: t`The node answers with an error`,
    wrongNetwork: t`The node is on another network than the one that is configured: deposits and payouts wait`,
    down: t`The node does not answer`,
  }
}

/** Whether the payouts of a coin run, else why not and what its operator does about it. */
export function CoinState({
  of: { stopped, equal, runs, node, readAt, measuredAt },
}: {
  readonly of: Coin
}): ReactNode {
  const { t } = useLingui()
  const trouble = useNodeWords()[node]
  if (stopped === null) {
    return (
      <span className="grid gap-0.5">
        <span>
          <StatusBadge kind={runs ? 'positive' : 'hold'}>
            {runs ? (
              <Trans>Payouts run</Trans>
            ) : equal ? (
              <Trans>Payouts wait for the node</Trans>
            ) : (
              <Trans>Holdings unknown, payouts wait</Trans>
            )}
          </StatusBadge>
        </span>
        {trouble === null ? null : <span className="text-13 text-hold">{trouble}</span>}
        {trouble === null || readAt === null ? null : (
          <span className="text-12 text-ink-3">
            <Trans>
              Chain read <Moment at={readAt} />
            </Trans>
          </span>
        )}
        {measuredAt === null ? null : (
          <span className="text-12 text-ink-3">
            <Trans>
              Compared <Moment at={measuredAt} />
            </Trans>
          </span>
        )}
      </span>
    )
  }
  const reasons: Record<typeof stopped.reason, string> = {
    unequal: t`Chain and books differ`,
    reorganisation: t`The chain was reorganised deeply`,
    paidAfterReturn: t`The chain paid a withdrawal that had been returned`,
    byHand: t`Stopped by finance`,
  }
  return (
    <span className="grid gap-0.5">
      <span>
        <StatusBadge kind="negative">
          <Trans>Payouts are stopped</Trans>
        </StatusBadge>
      </span>
      <span className="text-13">{reasons[stopped.reason]}</span>
      {trouble === null ? null : <span className="text-13 text-hold">{trouble}</span>}
      {stopped.askedBy === null ? null : (
        <span className="text-13 text-ink-3 wrap-anywhere">
          <Trans>
            <UserLink uid={stopped.askedBy} /> asks to resume: {stopped.askedReason}
          </Trans>
        </span>
      )}
    </span>
  )
}
