import { messageFromRecord, type StoredMessage } from '@jindu/domain/message'
import { outsideTypeOf, type OutsideType } from '@jindu/domain/outside'
import type { userMessage } from '../messages/tables.ts'

/** A message as it is told outside the site. */
export interface ToldMessage {
  readonly type: OutsideType
  readonly message: StoredMessage
}

/** What is told of a message that waited; null for what was read meanwhile, chosen no more, or is gone. */
export function toldOf(
  stored: typeof userMessage.$inferSelect | null,
  chosen: readonly OutsideType[],
): ToldMessage | null {
  if (stored === null || stored.readAt !== null) return null
  const { kind, subjectId, side, facts } = stored
  const message = messageFromRecord({ kind, subjectId, side, facts })
  if (message === null) return null
  const type = outsideTypeOf(message.kind)
  return chosen.includes(type) ? { type, message } : null
}
