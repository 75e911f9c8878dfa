import { money, type CurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { reserveMessage } from '@jindu/domain/wallet/proofs'
import { and, asc, eq, gt, isNotNull, isNull, max } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { liabilitySnapshot, liabilityTree, reserve } from './tables.ts'
import { newestSnapshot } from './take-snapshot.ts'

const { reserveSeconds } = rules.wallet.proof

type TreeRow = typeof liabilityTree.$inferSelect
type ReserveRow = typeof reserve.$inferSelect

const treesOf = ({ db }: App, snapshotId: number) =>
  db.select().from(liabilityTree).where(eq(liabilityTree.snapshotId, snapshotId)).orderBy(asc(liabilityTree.id))

const messageOf = ({ env }: App, { snapshotId, currency, root }: TreeRow): string =>
  reserveMessage({ site: env.publicOrigin, snapshotId, currency, root: Buffer.from(root).toString('hex') })

function coinOf(app: App, tree: TreeRow, published: readonly ReserveRow[]) {
  const { currency } = tree
  const own = published.filter((row) => row.currency === currency)
  const [read] = own.filter(({ readAt }) => readAt !== null)
  return {
    currency,
    owed: money(currency, tree.totalUnits),
    held: money(
      currency,
      own.reduce((sum, { units }) => sum + (units ?? 0n), 0n),
    ),
    message: messageOf(app, tree),
    height: read?.height ?? null,
    readAt: read?.readAt ?? null,
    addresses: own.map(({ address, signature, scheme, units }) => ({
      address,
      signature,
      scheme,
      held: units === null ? null : money(currency, units),
    })),
  }
}

/**
 * The published reserves of the newest snapshot that has some; null if none has. What was not read from the chain counts for
 * nothing.
 */
export async function readPublished(app: App) {
  const { db } = app
  const [newest] = await db
    .select({ id: max(reserve.snapshotId) })
    .from(reserve)
    .where(isNotNull(reserve.publishedAt))
  const id = newest?.id ?? null
  if (id === null) return null
  const ofSnapshot = and(eq(reserve.snapshotId, id), isNotNull(reserve.publishedAt))
  const [[snapshot], trees, published] = await Promise.all([
    db.select({ takenAt: liabilitySnapshot.takenAt }).from(liabilitySnapshot).where(eq(liabilitySnapshot.id, id)),
    treesOf(app, id),
    db.select().from(reserve).where(ofSnapshot).orderBy(asc(reserve.id)),
  ])
  const signed = new Set<CurrencyCode>(published.map(({ currency }) => currency))
  return {
    snapshotId: id,
    takenAt: snapshot?.takenAt ?? 0,
    coins: trees.filter(({ currency }) => signed.has(currency)).map((tree) => coinOf(app, tree, published)),
  }
}

/** What finance signs now, and the signatures that wait for a second member. */
export async function readWaiting(app: App) {
  const { db, clock } = app
  const newest = await newestSnapshot(db)
  const waits = and(isNull(reserve.publishedAt), gt(reserve.addedAt, clock.now() - reserveSeconds))
  const [trees, rows] = await Promise.all([
    newest === undefined ? [] : treesOf(app, newest.id),
    db.select().from(reserve).where(waits).orderBy(asc(reserve.id)),
  ])
  return {
    messages: trees.map((tree) => ({ currency: tree.currency, message: messageOf(app, tree) })),
    waiting: rows.map(({ id, snapshotId, currency, address, scheme, addedBy }) => ({
      id,
      snapshotId,
      currency,
      address,
      scheme,
      by: addedBy,
    })),
  }
}
