import { commitVerb } from '../../src/platform/db/index.ts'
import type { OutboxDraft } from '../../src/platform/outbox/draft.ts'
import type { TestApp } from '../app.ts'

/** A subject that no feature knows: the engine of events must serve it like any other. */
export interface MadeUp {
  readonly topic: string
  readonly uids?: readonly number[]
  readonly channels?: readonly string[]
  readonly payload: Readonly<Record<string, number | string>>
}

/** An announcement of a stranger's subject, in place of a case of the domain's union. */
export function madeUp({ uids = [], ...event }: MadeUp): OutboxDraft {
  const draft: unknown = { uids, ...event }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the union is closed on purpose; this stands for a case that is yet to come
  return draft as OutboxDraft
}

/** Commits announcements of made-up subjects and nothing else. */
export async function announce({ app }: TestApp, ...events: readonly MadeUp[]): Promise<void> {
  await commitVerb(app, { outbox: events.map(madeUp) })
}
