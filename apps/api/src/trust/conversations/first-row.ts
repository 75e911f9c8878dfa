import type { SubjectRef } from './access.ts'
import type { ConversationRow } from './subjects.ts'

/** A conversation's row before its first line; the commit of the line assigns its id. */
export const firstRow = (
  { kind, id }: SubjectRef,
  ownerUid: number | null,
  askerUid: number,
  now: number,
): Omit<ConversationRow, 'id'> => ({
  subjectKind: kind,
  subjectId: id,
  ownerUid,
  askerUid,
  lastNumber: 0,
  lastAt: now,
  changes: 0,
  ownerRead: 0,
  ownerReadAt: null,
  askerRead: 0,
  askerReadAt: null,
  createdAt: now,
})
