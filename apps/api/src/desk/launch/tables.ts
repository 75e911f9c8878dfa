import type { LaunchCheck } from '@jindu/domain/desk/launch'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { idRef, instant } from '../../platform/db/columns.ts'

/** Checks before opening that hold because somebody did something once: marked by hand, or a test mail that was accepted. */
export const launchMark = pgTable('launch_mark', {
  check: text('check').$type<LaunchCheck>().primaryKey(),
  byUid: idRef('by_uid').notNull(),
  markedAt: instant('marked_at').notNull(),
})
