import type { ModerationOutcome } from '@jindu/domain/trust/moderation'
import { sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Statement } from '../../platform/db/index.ts'
import { tellAll } from '../../records/messages/index.ts'
import type { QueueThing } from './queue-item.ts'

/** Whether staff acted: details of sanctions are visible only to the sanctioned user. */
const TOLD = {
  noBreach: 'report.notActed',
  done: 'report.notActed',
  warned: 'report.acted',
  takenDown: 'report.acted',
  corrected: 'report.acted',
} as const satisfies Readonly<Record<ModerationOutcome, string>>

/** With the commit that closes an item: to everybody who reported its thing, how that ended. */
export function tellReporters({ clock }: App, { kind, id }: QueueThing, outcome: ModerationOutcome): Statement[] {
  const reporters = sql`select r.uid from moderation_report r join moderation_item i on i.id = r.item_id
    where i.kind = ${kind} and i.subject_id = ${id}::bigint and i.closed_at is null`
  const message = { kind: TOLD[outcome], subjectId: id, side: null, facts: { what: kind } } as const
  return tellAll(reporters, message, { at: clock.now() })
}
