import { and, asc, eq, exists, isNull, lte, notInArray } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../../platform/app.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { appUser } from '../accounts/index.ts'
import { isDue, takeTurn } from './deliver.ts'
import { webhook, webhookDelivery } from './tables.ts'
import { createTurns, type LeftOut, type Waiting } from './turns.ts'

/** The polling interval while turns are running, and how long a webhook rests after its turn failed. */
const LOOK_MILLISECONDS = 1_000
const BROKEN_MILLISECONDS = 5_000

/** Webhooks with due calls that are not excluded, least recently served first. */
async function waiting({ db, clock }: App, leftOut: LeftOut, limit: number): Promise<readonly Waiting[]> {
  const now = clock.now()
  return db
    .select({ id: webhook.id, uid: webhook.uid })
    .from(webhook)
    .innerJoin(appUser, eq(appUser.uid, webhook.uid))
    .where(
      and(
        eq(webhook.state, 'active'),
        lte(webhook.restsUntil, now),
        isNull(appUser.frozenAt),
        notInArray(webhook.id, [...leftOut.ids]),
        notInArray(webhook.uid, [...leftOut.uids]),
        exists(db.select({ id: webhookDelivery.id }).from(webhookDelivery).where(isDue(now))),
      ),
    )
    .orderBy(asc(webhook.restsUntil), asc(webhook.id))
    .limit(limit)
}

/**
 * Serves webhooks side by side for as long as one has something to send: as soon as one's turn is over it is looked who is next,
 * so that none waits for another's slow receiver.
 */
async function dispatch(app: App, stopping = new AbortController().signal): Promise<void> {
  const turns = createTurns()
  const take = async (id: number): Promise<boolean> => {
    try {
      return await takeTurn(app, id, stopping)
    } catch (error) {
      app.log.error({ err: error, webhook: id }, 'webhooks: a turn broke off')
      return sleep(BROKEN_MILLISECONDS, false, { signal: stopping }).catch(() => false)
    }
  }
  try {
    while (!stopping.aborted) {
      const next = turns.room() === 0 ? [] : await waiting(app, turns.leftOut(), turns.room())
      const begun = next.filter((each) => {
        const may = turns.mayBegin(each)
        if (may) turns.begin(each, () => take(each.id))
        return may
      })
      if (turns.turns().length === 0) return
      if (begun.length > 0) continue
      const over = new AbortController()
      await Promise.race([
        ...turns.turns(),
        sleep(LOOK_MILLISECONDS, undefined, { signal: over.signal }).catch(() => {}),
      ])
      over.abort()
    }
  } finally {
    await Promise.all(turns.turns())
  }
}

/** Calls webhooks, in one process at a time and beside its other jobs. */
export function deliverWebhooksJob(app: App): TimedJob<string> {
  return {
    name: 'deliver-webhooks',
    everySeconds: 2,
    lasts: true,
    due: async () => ((await waiting(app, { ids: [], uids: [] }, 1)).length > 0 ? ['all'] : []),
    run: (_all, _now, stopping) => dispatch(app, stopping),
  }
}
