import type { TalkChange } from '@jindu/domain/events'
import type { OutboxDraft } from '../../platform/outbox/draft.ts'
import type { ConversationRow, ConversationSubjects } from './subjects.ts'

/** Both sides' open pages ask for what they lack, and those of whoever else follows such talks. */
export function tellOfTalk(
  subjects: ConversationSubjects,
  { id, subjectKind, ownerUid, askerUid }: Pick<ConversationRow, 'id' | 'subjectKind' | 'ownerUid' | 'askerUid'>,
  event: TalkChange,
): OutboxDraft {
  const uids = ownerUid === null ? [askerUid] : [askerUid, ownerUid]
  return { topic: 'talk', uids, channels: subjects[subjectKind].channels ?? [], payload: { id, event } }
}
