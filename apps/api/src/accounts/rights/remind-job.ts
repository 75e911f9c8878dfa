import { dueReminder, firstReminderSeconds, isWithdrawn, type Right } from '@jindu/domain/accounts/rights'
import { rules } from '@jindu/domain/rules'
import { and, asc, gt, lte, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { TimedJob } from '../../platform/jobs/index.ts'
import { tell } from '../../records/messages/index.ts'
import { readHoldings, withdrawalOf } from './holdings.ts'
import { storeRight } from './store-right.ts'
import { userRight } from './tables.ts'

const DAY = 86_400
const ENDS = { publish: 'right.publishEnds', reply: 'right.replyEnds' } as const

/** Less than any number of days: no further reminder is due. */
const NONE_DUE = 0

interface Ending {
  readonly uid: number
  readonly right: Right
}

/** Reminds the holder of a right 7 days and 1 day before its end, once each; a renewal restarts this. */
export function remindOfRightsJob(app: App): TimedJob<Ending> {
  return {
    name: 'remind-of-rights',
    everySeconds: 60,
    due: (now, limit) =>
      app.db
        .select({ uid: userRight.uid, right: userRight.right })
        .from(userRight)
        .where(
          and(
            gt(userRight.until, now),
            lte(userRight.until, now + firstReminderSeconds),
            or(
              ...rules.rights.remindDays.map((days) =>
                and(lte(userRight.until, now + days * DAY), sql`coalesce(reminded_days, 1000) > ${days}`),
              ),
            ),
          ),
        )
        .orderBy(asc(userRight.until))
        .limit(limit),
    run: ({ uid, right }, now) =>
      runVerb(app, null, async () => {
        const held = (await readHoldings(app.db, uid))[right]
        if (held === null || held.until === null) return
        const days = dueReminder(held.until, held.remindedDays, now)
        if (days === null) return
        // A user whose right staff withdrew cannot renew, so send no reminder.
        const silent = isWithdrawn(withdrawalOf(held), now)
        await commitVerb(app, {
          guards: [{ change: storeRight(uid, right, held, { remindedDays: silent ? NONE_DUE : days }) }],
          writes: silent
            ? []
            : [tell(uid, { kind: ENDS[right], subjectId: uid, side: null, facts: { days } }, { at: now })],
          outbox: silent ? [] : [{ topic: 'right', uids: [uid], payload: { right, event: 'endsSoon' } }],
        })
      }),
  }
}
