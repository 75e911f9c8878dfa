import { channelName, type GoodsChange } from '@jindu/domain/events'
import type { OutboxDraft } from '../../platform/outbox/draft.ts'

/** The outbox event that makes open pages of the seller and of viewers reload the goods. */
export function tellOfGoods(id: number, sellerUid: number, event: GoodsChange): OutboxDraft {
  return { topic: 'goods', uids: [sellerUid], channels: [channelName('goods', id)], payload: { id, event } }
}
