import { channelName, type OtcOfferChange } from '@jindu/domain/events'
import { CURRENCIES, type CurrencyCode } from '@jindu/domain/money'
import type { OutboxDraft } from '../../platform/outbox/draft.ts'

interface Offered {
  readonly id: number
  readonly ownerUid: number
  readonly currency: CurrencyCode
}

/** The outbox event that makes open pages of the owner and of the market reload the offer. */
export function tellOfOffer({ id, ownerUid, currency }: Offered, event: OtcOfferChange): OutboxDraft {
  const channels = [channelName('otcMarket', CURRENCIES[currency].id)]
  return { topic: 'otcOffer', uids: [ownerUid], channels, payload: { id, event } }
}
