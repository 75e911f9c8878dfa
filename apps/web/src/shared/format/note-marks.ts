import type { GoodsOrderTimelineNote } from '@jindu/domain/goods/orders'
import type { OtcOrderTimelineNote } from '@jindu/domain/otc/orders'
import type { TimelineEntry } from '@jindu/ui/patterns/timeline'

/** The colour of the square before each step of an order, in its timeline and in messages. */
export const ORDER_NOTE_MARKS = {
  'goodsOrder.placed': 'money',
  'goodsOrder.ordered': 'money',
  'goodsOrder.delivered': 'neutral',
  'goodsOrder.shipmentOpened': 'neutral',
  'goodsOrder.unitsReplaced': 'neutral',
  'goodsOrder.confirmed': 'money',
  'goodsOrder.held': 'hold',
  'goodsOrder.holdCancelled': 'neutral',
  'goodsOrder.buyerComplained': 'dispute',
  'goodsOrder.buyerComplaintCancelled': 'neutral',
  'goodsOrder.sellerComplained': 'dispute',
  'goodsOrder.sellerComplaintCancelled': 'neutral',
  'goodsOrder.refunded': 'money',
  'goodsOrder.cancelled': 'money',
  'goodsOrder.undelivered': 'money',
  'goodsOrder.settled': 'money',
  'goodsOrder.settleDisputed': 'hold',
  'goodsOrder.buyerStated': 'dispute',
  'goodsOrder.sellerStated': 'dispute',
  'goodsOrder.buyerProposedSplit': 'neutral',
  'goodsOrder.sellerProposedSplit': 'neutral',
  'goodsOrder.buyerWithdrewSplit': 'neutral',
  'goodsOrder.sellerWithdrewSplit': 'neutral',
  'goodsOrder.buyerAcceptedSplit': 'money',
  'goodsOrder.sellerAcceptedSplit': 'money',
  'goodsOrder.ruled': 'dispute',
  'goodsOrder.rulingAwaitsSecond': 'hold',
  'goodsOrder.rulingConfirmed': 'dispute',
  'goodsOrder.rulingRejected': 'neutral',
} as const satisfies Readonly<Record<GoodsOrderTimelineNote, TimelineEntry['kind']>>

/** Marks of fiat orders; notes not listed are neutral. */
const OTC_NOTE_MARKS: Readonly<Partial<Record<OtcOrderTimelineNote, TimelineEntry['kind']>>> = {
  'otcOrder.created': 'money',
  'otcOrder.released': 'money',
  'otcOrder.settleRequired': 'money',
  'otcOrder.held': 'hold',
  'otcOrder.rulingAwaitsSecond': 'hold',
  'otcOrder.buyerComplained': 'dispute',
  'otcOrder.sellerComplained': 'dispute',
  'otcOrder.settleDisputed': 'dispute',
  'otcOrder.cancelDisputed': 'dispute',
  'otcOrder.expiryDisputed': 'dispute',
  'otcOrder.ruled': 'dispute',
}

/** The colour of a step of an order of either market. */
export function markOfNote(note: GoodsOrderTimelineNote | OtcOrderTimelineNote): TimelineEntry['kind'] {
  const marks: Readonly<Partial<Record<string, TimelineEntry['kind']>>> = { ...ORDER_NOTE_MARKS, ...OTC_NOTE_MARKS }
  return marks[note] ?? 'neutral'
}
