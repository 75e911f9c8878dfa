import { channelName, type GoodsChange } from '@jindu/domain/events'
import type { OutboxDraft } from '../../platform/outbox/draft.ts'

/** The seller's open pages read the goods again, and whoever looks at them. */
export function tellOfGoods(id: number, sellerUid: number, event: GoodsChange): OutboxDraft {
  return { topic: 'goods', uids: [sellerUid], channels: [channelName('goods', id)], payload: { id, event } }
}
