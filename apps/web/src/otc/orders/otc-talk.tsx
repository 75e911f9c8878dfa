import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { FirstLine, Thread } from '../../trust/conversations/index.ts'
import type { OtcOrder } from './order.ts'

/** The conversation of both sides beside their order; arbiters read it once the order is disputed. */
export function OtcTalk({ order }: { readonly order: OtcOrder }): ReactNode {
  const { chatId, offerId, role, offer } = order
  const other = role === 'buyer' ? order.sellerUid : order.buyerUid
  // Only the taker opens a conversation; the offer's owner cannot.
  const opens = (offer.side === 'sell') === (role === 'buyer')
  if (chatId === null && (role === 'staff' || !opens)) return null
  return (
    <Sheet className="otc-talk" id="chat">
      <SheetHead title={role === 'staff' ? <Trans>Chat of both sides</Trans> : <Trans>Chat with {other}</Trans>} />
      {chatId === null ? (
        // Parties of an order need no right, and the order itself shows a frozen side.
        <FirstLine subject={{ kind: 'otcOffer', id: offerId }} refusal={null} inPage />
      ) : (
        <Thread conversationId={chatId} tab={null} />
      )}
    </Sheet>
  )
}
