import type { ChannelFor, TalkChange } from '@jindu/domain/events'
import type { OutboxDraft } from '../../platform/outbox/draft.ts'
import type { ConversationRow } from './subjects.ts'

/**
 * The outbox event that makes open pages of both sides, and of staff who follow the conversation, fetch what they lack.
 */
export function tellOfTalk(
  { id, ownerUid, askerUid }: Pick<ConversationRow, 'id' | 'ownerUid' | 'askerUid'>,
  event: TalkChange,
  channels: readonly ChannelFor<'talk'>[],
): OutboxDraft {
  const uids = ownerUid === null ? [askerUid] : [askerUid, ownerUid]
  return { topic: 'talk', uids, channels, payload: { id, event } }
}
