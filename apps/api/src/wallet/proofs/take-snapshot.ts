import { fail } from '@jindu/domain/errors'
import { CURRENCY_CODES, type CurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { desc, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb, type Db, type Tx } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { buildTree, type BuiltTree } from './build-tree.ts'
import { readClaims, type ClaimRow } from './read-claims.ts'
import { liabilityLevel, liabilityShare, liabilitySnapshot, liabilityTree } from './tables.ts'

const SHARES_A_STATEMENT = 5_000

interface CoinTree {
  readonly currency: CurrencyCode
  readonly inBooksUnits: bigint
  readonly tree: BuiltTree
}

interface Snapshot {
  /** When the claims were read. */
  readonly takenAt: number
  readonly coins: readonly CoinTree[]
}

const sumOf = (rows: readonly ClaimRow[], kind: ClaimRow['kind']): bigint =>
  rows.reduce((sum, row) => (row.kind === kind ? sum + row.units : sum), 0n)

async function storeShares(tx: Tx, treeId: number, { shares }: BuiltTree): Promise<void> {
  for (let from = 0; from < shares.length; from += SHARES_A_STATEMENT) {
    const rows = shares.slice(from, from + SHARES_A_STATEMENT).map(({ uid, nonce, parts }) => ({
      uid,
      nonce: Buffer.from(nonce).toString('hex'),
      parts: parts.map(([index, units]) => [index, String(units)]),
    }))
    await tx.execute(sql`
      insert into ${liabilityShare} (tree_id, uid, nonce, parts)
      select ${treeId}, r.uid, decode(r.nonce, 'hex'), r.parts
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (uid bigint, nonce text, parts jsonb)`)
  }
}

async function storeTree(tx: Tx, snapshotId: number, { currency, inBooksUnits, tree }: CoinTree): Promise<void> {
  const { levels, leaves, root } = tree
  const [stored] = await tx
    .insert(liabilityTree)
    .values({ snapshotId, currency, inBooksUnits, root: root.hash, totalUnits: root.units, leaves })
    .returning({ id: liabilityTree.id })
  if (stored === undefined) throw new Error('The tree was not stored.')
  for (const [height, nodes] of levels.entries()) {
    await tx.insert(liabilityLevel).values({ treeId: stored.id, height, nodes })
  }
  await storeShares(tx, stored.id, tree)
}

/** Id and time of the newest snapshot; undefined before the first. */
export async function newestSnapshot(db: Db | Tx) {
  const [newest] = await db
    .select({ id: liabilitySnapshot.id, takenAt: liabilitySnapshot.takenAt })
    .from(liabilitySnapshot)
    .orderBy(desc(liabilitySnapshot.takenAt))
    .limit(1)
  return newest
}

async function isNewestYounger(db: Db | Tx, seconds: number, now: number): Promise<boolean> {
  const newest = await newestSnapshot(db)
  return newest !== undefined && now - newest.takenAt < seconds
}

async function buildSnapshot({ db, clock, random }: App): Promise<Snapshot> {
  const takenAt = clock.now()
  const claims = await readClaims(db)
  const coins: CoinTree[] = []
  for (const currency of CURRENCY_CODES) {
    const rows = claims.filter((row) => row.currency === currency)
    const tree = await buildTree(
      rows.filter(({ kind }) => kind === 'claim'),
      random,
    )
    // Both sums are of the same accounts in one statement: only a fault in grouping, splitting or hashing makes them differ.
    if (tree.root.units !== sumOf(rows, 'owed')) throw new Error(`The tree of ${currency} is not what users are owed.`)
    coins.push({ currency, inBooksUnits: sumOf(rows, 'chain'), tree })
  }
  return { takenAt, coins }
}

async function store(tx: Tx, { takenAt, coins }: Snapshot, byUid: number | null): Promise<number> {
  const [stored] = await tx.insert(liabilitySnapshot).values({ takenAt, byUid }).returning({ id: liabilitySnapshot.id })
  if (stored === undefined) throw new Error('The snapshot was not stored.')
  for (const coin of coins) await storeTree(tx, stored.id, coin)
  return stored.id
}

/**
 * Takes a snapshot unless the newest is younger than `minimumSeconds`. Trees are built outside of the transaction, because
 * hashing takes longer than a transaction may be idle. The age is checked again under a lock, before anything is stored.
 * @param byUid the member of finance who takes it; null for the clock
 * @returns its id; null if the newest is too young
 */
async function take(app: App, minimumSeconds: number, byUid: number | null): Promise<number | null> {
  if (await isNewestYounger(app.db, minimumSeconds, app.clock.now())) return null
  const snapshot = await buildSnapshot(app)
  return transactVerb(app, async (tx) => {
    await tx.execute(sql`lock table ${liabilitySnapshot} in share row exclusive mode`)
    if (await isNewestYounger(tx, minimumSeconds, snapshot.takenAt)) return { result: null }
    const id = await store(tx, snapshot, byUid)
    if (byUid === null) return { result: id }
    return {
      result: id,
      audit: [{ action: 'proof.taken', actor: { kind: 'staff', uid: byUid }, subject: { kind: 'proof', id } }],
    }
  })
}

/**
 * A member of finance takes a snapshot of what users are owed and publishes its roots.
 * @throws DomainError PROOF_TOO_SOON
 */
export async function takeByStaff(app: App, { uid }: Session): Promise<{ id: number }> {
  const id = await take(app, rules.wallet.proof.minimumSeconds, uid)
  return id === null ? fail('PROOF_TOO_SOON') : { id }
}

/** The clock takes the next snapshot; nothing happens if another process took it meanwhile. */
export async function takeByClock(app: App): Promise<void> {
  await take(app, rules.wallet.proof.everySeconds, null)
}
