import type { TalkChange } from '@jindu/domain/events'
import type { OutboxDraft } from '../../platform/outbox/draft.ts'
import type { ConversationRow } from './subjects.ts'

/** Both sides' open pages ask for what they lack. */
export function tellOfTalk(
  { id, ownerUid, askerUid }: Pick<ConversationRow, 'id' | 'ownerUid' | 'askerUid'>,
  event: TalkChange,
): OutboxDraft {
  return { topic: 'talk', uids: ownerUid === null ? [askerUid] : [askerUid, ownerUid], payload: { id, event } }
}
