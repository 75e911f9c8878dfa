import { rules } from '@jindu/domain/rules'
import { isSnapshotLate } from '@jindu/domain/wallet/proofs'
import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { alertFinance, toldLately } from '../treasury/index.ts'
import { liabilityLevel, liabilityShare, liabilitySnapshot, liabilityTree } from './tables.ts'
import { newestSnapshot, takeByClock } from './take-snapshot.ts'

const { everySeconds, keptSeconds } = rules.wallet.proof

/** Takes a snapshot of liabilities at the stated interval. */
export const takeJob = (app: App): TimedJob<'snapshot'> => ({
  name: 'take-liability-snapshots',
  everySeconds: 60,
  apart: true,
  async due(now) {
    const newest = await newestSnapshot(app.db)
    return newest === undefined || newest.takenAt <= now - everySeconds ? ['snapshot'] : []
  },
  run: () => takeByClock(app),
})

/** Alerts finance while the newest snapshot is late: taking one fails. */
export const alertLateJob = (app: App): TimedJob<number> => ({
  name: 'alert-late-liability-snapshot',
  everySeconds: 600,
  async due(now) {
    const newest = await newestSnapshot(app.db)
    if (newest === undefined || !isSnapshotLate(newest.takenAt, now)) return []
    return (await toldLately(app, 'finance.proofLate')).length === 0 ? [newest.id] : []
  },
  run: (id) => alertFinance(app, { kind: 'finance.proofLate', subjectId: id, side: null, facts: {} }),
})

/** Deletes users' parts and the paths of old snapshots. Roots and totals stay. */
export const pruneJob = (app: App): TimedJob<number> => ({
  name: 'prune-liability-paths',
  everySeconds: 3_600,
  async due(now, limit) {
    const rows = await app.db
      .select({ id: liabilitySnapshot.id })
      .from(liabilitySnapshot)
      .where(and(isNull(liabilitySnapshot.prunedAt), lt(liabilitySnapshot.takenAt, now - keptSeconds)))
      .orderBy(asc(liabilitySnapshot.takenAt))
      .limit(limit)
    return rows.map(({ id }) => id)
  },
  async run(id, now) {
    const { db } = app
    const trees = db.select({ id: liabilityTree.id }).from(liabilityTree).where(eq(liabilityTree.snapshotId, id))
    await commitVerb(app, {
      writes: [
        db.delete(liabilityShare).where(inArray(liabilityShare.treeId, trees)),
        db.delete(liabilityLevel).where(inArray(liabilityLevel.treeId, trees)),
        db.update(liabilitySnapshot).set({ prunedAt: now }).where(eq(liabilitySnapshot.id, id)),
      ],
    })
  },
})
