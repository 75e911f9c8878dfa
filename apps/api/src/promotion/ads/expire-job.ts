import { isDomainError } from '@jindu/domain/errors'
import { next } from '@jindu/domain/promotion/home-ads'
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { TimedJob } from '../../platform/jobs/index.ts'
import { tell } from '../../records/messages/index.ts'
import { changeAd, loadAd } from './load-ad.ts'
import { homeColumns, homeSlot } from './slots.ts'
import { ad } from './tables.ts'
import { tellOfAd } from './tell-of-ad.ts'
import { tellOfStrips } from './tell-of-strips.ts'

/**
 * Closes expired home ads and notifies their owners. Readers stop seeing an ad at its end time even if the job is late.
 */
export function expireAdsJob(app: App): TimedJob<{ readonly id: number }> {
  return {
    name: 'expire-home-ads',
    everySeconds: 2,
    due: (now, limit) =>
      app.db
        .select({ id: ad.id })
        .from(ad)
        .where(and(eq(ad.homeKind, 'shown'), lte(ad.homeStopAt, now), isNotNull(ad.approvedAt)))
        .orderBy(asc(ad.homeStopAt))
        .limit(limit),
    run: ({ id }, now) =>
      runVerb(app, null, async () => {
        const row = await loadAd(app, id)
        try {
          const { state } = next(homeSlot(row, now), { kind: 'expire' }, { kind: 'clock' }, now)
          await commitVerb(app, {
            guards: [changeAd(app, row, homeColumns(state))],
            writes: [tell(row.ownerUid, { kind: 'ad.ended', subjectId: id, side: null, facts: {} }, { at: now })],
            audit: [{ action: 'ad.ended', actor: { kind: 'clock' }, subject: { kind: 'ad', id } }],
            outbox: [tellOfAd(id, row.ownerUid, 'ended'), ...(await tellOfStrips(app.db, id, [row]))],
          })
        } catch (error) {
          // Renewed, hidden or taken down between the look and the act.
          if (!isDomainError(error)) throw error
        }
      }),
  }
}
