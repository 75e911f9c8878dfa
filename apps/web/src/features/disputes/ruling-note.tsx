import { Note } from '@jindu/ui/primitives/note'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import type { DisputeOrder, Ruling } from './dispute-order.ts'

/** Where a ruling sends the money. */
export function RulingWords({ ruling }: { readonly ruling: Ruling }): ReactNode {
  if (ruling.to === 'buyer') return <Trans>All of it to the buyer</Trans>
  if (ruling.to === 'seller') return <Trans>All of it to the seller</Trans>
  const buyer = ruling.buyerBasisPoints / 100
  const seller = (10_000 - ruling.buyerBasisPoints) / 100
  return (
    <Trans>
      {buyer}% to the buyer, {seller}% to the seller
    </Trans>
  )
}

/** What an arbiter decided and why, as both sides read it; a ruling that awaits a second arbiter says so. */
export function RulingNote({ order }: { readonly order: DisputeOrder }): ReactNode {
  const { pendingRuling, ruling } = order.dispute
  if (pendingRuling !== null) {
    const name = pendingRuling.arbiter
    return (
      <Note tone="hold" title={<Trans>Ruled, a second arbiter has to confirm</Trans>}>
        <p className="font-semibold">
          <RulingWords ruling={pendingRuling.ruling} />
        </p>
        <p className="ruling-reason">{pendingRuling.reason}</p>
        <p className="text-13">
          {name === null ? null : (
            <>
              <Trans>Arbiter {name}</Trans> ·{' '}
            </>
          )}
          <Moment at={pendingRuling.at} /> · <Trans>the money stays in escrow until a second arbiter confirms</Trans>
        </p>
      </Note>
    )
  }
  if (ruling === null) return null
  const { arbiter, confirmedBy } = ruling
  return (
    <Note tone="dispute" title={<Trans>The ruling</Trans>}>
      <p className="font-semibold">
        <RulingWords ruling={ruling.ruling} />
      </p>
      <p className="ruling-reason">{ruling.reason}</p>
      <p className="text-13">
        {arbiter === null ? null : (
          <>
            <Trans>Arbiter {arbiter}</Trans>
            {confirmedBy === null ? null : (
              <>
                {', '}
                <Trans>confirmed by {confirmedBy}</Trans>
              </>
            )}
            {' · '}
          </>
        )}
        <Moment at={ruling.at} />
      </p>
    </Note>
  )
}
