import type { ChannelFor, TalkChange } from '@jindu/domain/events'
import type { OutboxDraft } from '../../platform/outbox/draft.ts'
import type { ConversationRow } from './subjects.ts'

/** Both sides' open pages ask for what they lack, and those of the staff who follow such talks. */
export function tellOfTalk(
  { id, ownerUid, askerUid }: Pick<ConversationRow, 'id' | 'ownerUid' | 'askerUid'>,
  event: TalkChange,
  channels: readonly ChannelFor<'talk'>[],
): OutboxDraft {
  const uids = ownerUid === null ? [askerUid] : [askerUid, ownerUid]
  return { topic: 'talk', uids, channels, payload: { id, event } }
}
