import type { AdChange } from '@jindu/domain/events'
import type { OutboxDraft } from '../../platform/outbox/draft.ts'

/** The owner's open pages read the ad again. */
export function tellOfAd(id: number, ownerUid: number, event: AdChange): OutboxDraft {
  return { topic: 'ad', uids: [ownerUid], payload: { id, event } }
}
