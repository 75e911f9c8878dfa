import { Note } from '@jindu/ui/primitives/note'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OtcOrder } from './order.ts'

/** Effect of a demand now: against a frozen side it moves no coin. */
export type Demand = OtcOrder['settleDemand'] | 'frozen'

export const settleDemandOf = ({ frozen, settleDemand }: Pick<OtcOrder, 'frozen' | 'settleDemand'>): Demand =>
  frozen.seller ? 'frozen' : settleDemand

/** Explains that a side is frozen and loses nothing by its silence. */
export function OtcFrozen({ order: { frozen, role } }: { readonly order: OtcOrder }): ReactNode {
  if (!frozen.buyer && !frozen.seller) return null
  return (
    <div className="bd">
      <Note tone="hold" role="note" title={<FrozenTitle frozen={frozen} />}>
        {role === 'staff' ? (
          <Trans>Nothing is lost by their silence. Who comes back has the whole time anew, once.</Trans>
        ) : (
          <Trans>
            A demand moves no coin now: an arbiter hears the order, and it counts against nobody. Who comes back has the
            whole time anew, once.
          </Trans>
        )}
      </Note>
    </div>
  )
}

function FrozenTitle({ frozen }: Pick<OtcOrder, 'frozen'>): ReactNode {
  if (frozen.buyer && frozen.seller) return <Trans>Both accounts are frozen: nobody can answer</Trans>
  return frozen.buyer ? (
    <Trans>The buyer’s account is frozen: they cannot answer</Trans>
  ) : (
    <Trans>The seller’s account is frozen: they cannot answer</Trans>
  )
}
