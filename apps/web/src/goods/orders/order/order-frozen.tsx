import { Note } from '@jindu/ui/primitives/note'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderInfo } from './order-info.ts'

/** Explains that a side is frozen and loses nothing by its silence. */
export function OrderFrozen({ order: { frozen } }: { readonly order: OrderInfo }): ReactNode {
  if (frozen.buyer) {
    return (
      <div className="bd">
        <Note tone="hold" role="note" title={<Trans>The buyer’s account is frozen: they cannot answer</Trans>}>
          <Trans>
            When the protection ends the order is held and an arbiter hears it, instead of settling. A buyer who comes
            back has the whole protection anew, once.
          </Trans>
        </Note>
      </div>
    )
  }
  if (!frozen.seller) return null
  return (
    <div className="bd">
      <Note tone="hold" role="note" title={<Trans>The seller’s account is frozen: they cannot answer</Trans>}>
        <Trans>A hold or a complaint waits for them: who comes back has the whole time to answer anew, once.</Trans>
      </Note>
    </div>
  )
}
