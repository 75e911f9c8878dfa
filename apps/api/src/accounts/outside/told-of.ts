import { MESSAGES, messageFromRecord, type StoredMessage } from '@jindu/domain/messages'
import { outsideTypeOf, type OutsideType } from '@jindu/domain/outside'
import type { MessageSubjects } from '../../records/messages/index.ts'
import type { userMessage } from '../../records/messages/tables.ts'
import type { App } from '../../platform/app.ts'

/** A message as mail and push show it. */
export interface ToldMessage {
  readonly type: OutsideType
  readonly message: StoredMessage
  /** The stored message. */
  readonly id: number
  readonly createdAt: number
}

/** The subject's title, and the ids of the things that contain it. */
export interface ToldAbout {
  readonly title: string | null
  readonly within: Readonly<Record<string, number>>
}

/** The sendable part of a queued message; null if it was read, is no longer chosen, or is deleted. */
export function toldOf(
  stored: typeof userMessage.$inferSelect | null,
  chosen: readonly OutsideType[],
): ToldMessage | null {
  if (stored === null || stored.readAt !== null) return null
  const { id, createdAt, kind, subjectId, side, facts } = stored
  const message = messageFromRecord({ kind, subjectId, side, facts })
  if (message === null) return null
  const type = outsideTypeOf(message.kind)
  return chosen.includes(type) ? { type, message, id, createdAt } : null
}

/** Adds each message's subject, with one read per kind of subject. */
export async function describeTold(
  app: App,
  subjects: MessageSubjects,
  told: readonly ToldMessage[],
): Promise<readonly (ToldMessage & { readonly about: ToldAbout | null })[]> {
  const byKind = Map.groupBy(told, ({ message }) => MESSAGES[message.kind].subject)
  const described = await Promise.all(
    Array.from(byKind, async ([kind, all]) => {
      const ids = [...new Set(all.map(({ message }) => message.subjectId))]
      return [kind, await subjects[kind]?.(app, ids)] as const
    }),
  )
  const abouts = new Map(described)
  return told.map((each) => ({
    ...each,
    about: abouts.get(MESSAGES[each.message.kind].subject)?.get(each.message.subjectId) ?? null,
  }))
}
