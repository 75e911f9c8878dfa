import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { FirstLine, Thread } from '../../trust/conversations/index.ts'
import type { OtcOrder } from './order.ts'

/** The talk of both sides beside their order; arbiters read it once the order is disputed. */
export function OtcTalk({ order }: { readonly order: OtcOrder }): ReactNode {
  const { chatId, offerId, role, offer } = order
  const other = role === 'buyer' ? order.sellerUid : order.buyerUid
  // Only who came to the offer opens a talk; its owner waits for them.
  const opens = (offer.side === 'sell') === (role === 'buyer')
  if (chatId === null && (role === 'staff' || !opens)) return null
  return (
    <Sheet className="otc-talk" id="chat">
      <SheetHead title={role === 'staff' ? <Trans>Chat of both sides</Trans> : <Trans>Chat with {other}</Trans>} />
      {chatId === null ? (
        // Nothing is asked of parties of an order: no right, and a frozen side is told by the order.
        <FirstLine subject={{ kind: 'otcOffer', id: offerId }} refusal={null} inPage />
      ) : (
        <Thread conversationId={chatId} tab={null} />
      )}
    </Sheet>
  )
}
