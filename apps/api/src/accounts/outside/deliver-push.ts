import { addressPath, messageAddress } from '@jindu/domain/messages'
import { outsidePlace, pauseAfter, type OutsideType } from '@jindu/domain/outside'
import { outsideRules } from '@jindu/domain/rules'
import { OUTSIDE_TYPE_WORDS } from '@jindu/i18n/stored-messages'
import { and, eq, exists, gt, inArray, lte } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import type { TimedJob } from '../../platform/jobs/index.ts'
import type { Pusher, PushOutcome } from '../../platform/push/pusher.ts'
import { session } from '../accounts/tables.ts'
import { userMessage } from '../../records/messages/tables.ts'
import { countOne } from './count-one.ts'
import { outsideQueue, pushSubscription } from './tables.ts'
import { toldOf, type ToldMessage } from './told-of.ts'
import { wordsOf } from './write-mail.ts'

type Row = typeof pushSubscription.$inferSelect

const MOST_READ = 500
const { keptSeconds } = outsideRules.mail
const { mostPerHour } = outsideRules.push

const waiting = (now: number) =>
  and(
    eq(outsideQueue.pushId, pushSubscription.id),
    gt(outsideQueue.createdAt, now - keptSeconds),
    lte(outsideQueue.createdAt, now),
  )

/** Condition: due, and the session is live. An expired session's row stays until it is pruned. */
const isDue = ({ db }: App, now: number) =>
  and(
    lte(pushSubscription.nextTryAt, now),
    exists(
      db
        .select({ id: session.id })
        .from(session)
        .where(and(eq(session.id, pushSubscription.sessionId), gt(session.expiresAt, now))),
    ),
    exists(db.select({ id: outsideQueue.id }).from(outsideQueue).where(waiting(now))),
  )

/** Sends queued notifications to the browsers' push services, beside the other jobs. */
export function deliverPushJob(app: App): TimedJob<number> {
  const { pusher, db } = app
  return {
    name: 'deliver-push',
    everySeconds: 3,
    apart: true,
    due: async (now, limit) => {
      if (pusher === null) return []
      const rows = await db
        .select({ id: pushSubscription.id })
        .from(pushSubscription)
        .where(isDue(app, now))
        .limit(limit)
      return rows.map(({ id }) => id)
    },
    run: async (id, now) => {
      if (pusher !== null) await tellBrowser(app, pusher, id, now)
    },
  }
}

interface Told extends ToldMessage {
  readonly queueId: number
}

/** The push payload: that there is a new message, its type and its links, but none of its content. */
function payloadOf({ settings }: App, { locale }: Row, type: OutsideType, of: readonly Told[]): string {
  const [only, ...others] = of
  const place = only !== undefined && others.length === 0 ? messageAddress(only.message) : null
  const to = place === null ? outsidePlace(type) : addressPath(place)
  const site = settings.current().siteName
  const say = wordsOf(locale)
  const body = say('pushed', { type: OUTSIDE_TYPE_WORDS[type][locale] })
  // Buttons of the notification, each with its place.
  const actions = [
    { action: 'open', title: say('pushedOpen'), to },
    { action: 'all', title: say('pushedAll'), to: '/personal/message' },
  ]
  return JSON.stringify({ title: site, body, type, to, lang: locale, actions })
}

async function tellBrowser(app: App, pusher: Pusher, id: number, now: number): Promise<void> {
  const { db } = app
  const [row] = await db
    .select()
    .from(pushSubscription)
    .where(and(eq(pushSubscription.id, id), isDue(app, now)))
  if (row === undefined) return
  const queued = await db
    .select({ id: outsideQueue.id, stored: userMessage })
    .from(outsideQueue)
    .innerJoin(pushSubscription, waiting(now))
    .leftJoin(userMessage, eq(userMessage.id, outsideQueue.messageId))
    .where(eq(pushSubscription.id, id))
    .orderBy(outsideQueue.id)
    .limit(MOST_READ)
  // Skip messages that were read meanwhile, or whose type is no longer chosen.
  const told = queued.flatMap(({ id: queueId, stored }): Told[] => {
    const message = toldOf(stored, row.types)
    return message === null ? [] : [{ queueId, ...message }]
  })
  const left = new Set(told.map(({ queueId }) => queueId))
  let outcome: PushOutcome = 'sent'
  let counted: Pick<Row, 'hourFrom' | 'hourCount'> & { readonly nextTryAt?: number } = {
    hourFrom: row.hourFrom,
    hourCount: row.hourCount,
  }
  for (const [type, of] of Map.groupBy(told, (each) => each.type)) {
    outcome = await pusher.send(row, payloadOf(app, row, type, of), type)
    if (outcome !== 'sent') break
    for (const { queueId } of of) left.delete(queueId)
    counted = countOne(counted, now, mostPerHour)
  }
  const same = and(eq(pushSubscription.id, id), eq(pushSubscription.endpoint, row.endpoint))
  if (outcome === 'gone') return void (await commitVerb(app, { writes: [db.delete(pushSubscription).where(same)] }))
  const failures = outcome === 'sent' ? 0 : row.failures + 1
  const nextTryAt = outcome === 'sent' ? (counted.nextTryAt ?? now) : now + pauseAfter(failures)
  const settled = queued.map((each) => each.id).filter((queueId) => !left.has(queueId))
  await commitVerb(app, {
    writes: [
      db
        .update(pushSubscription)
        .set({ ...counted, failures, nextTryAt })
        .where(same),
      ...(settled.length === 0 ? [] : [db.delete(outsideQueue).where(inArray(outsideQueue.id, settled))]),
    ],
  })
}
