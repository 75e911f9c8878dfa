import { fail } from '@jindu/domain/errors'
import { CURRENCY_CODES, type CurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { desc, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb, type Tx } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { levelBytes, plantTree, type PlantedTree } from './plant-tree.ts'
import { readClaims, type ClaimRow } from './read-claims.ts'
import { liabilityLevel, liabilityShare, liabilitySnapshot, liabilityTree } from './tables.ts'

const SHARES_A_STATEMENT = 5_000

const sumOf = (rows: readonly ClaimRow[], kind: ClaimRow['kind']): bigint =>
  rows.reduce((sum, row) => (row.kind === kind ? sum + row.units : sum), 0n)

async function storeShares(tx: Tx, treeId: number, { shares }: PlantedTree): Promise<void> {
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

async function storeTree(
  tx: Tx,
  snapshotId: number,
  tree: PlantedTree,
  row: { currency: CurrencyCode; inBooksUnits: bigint },
) {
  const { levels, root } = tree
  const [stored] = await tx
    .insert(liabilityTree)
    .values({ ...row, snapshotId, root: root.hash, totalUnits: root.units, leaves: levels[0]?.length ?? 0 })
    .returning({ id: liabilityTree.id })
  if (stored === undefined) throw new Error('The tree was not stored.')
  for (const [height, nodes] of levels.entries()) {
    await tx.insert(liabilityLevel).values({ treeId: stored.id, height, nodes: levelBytes(nodes) })
  }
  await storeShares(tx, stored.id, tree)
}

/** Seconds since the last snapshot; the lock makes a second process wait for the first one's. */
async function lockAge(tx: Tx, now: number): Promise<number> {
  await tx.execute(sql`lock table ${liabilitySnapshot} in share row exclusive mode`)
  const [last] = await tx
    .select({ takenAt: liabilitySnapshot.takenAt })
    .from(liabilitySnapshot)
    .orderBy(desc(liabilitySnapshot.takenAt))
    .limit(1)
  return last === undefined ? Infinity : now - last.takenAt
}

async function store(app: App, tx: Tx, byUid: number | null): Promise<number> {
  const claims = await readClaims(tx)
  const [snapshot] = await tx
    .insert(liabilitySnapshot)
    .values({ takenAt: app.clock.now(), byUid })
    .returning({ id: liabilitySnapshot.id })
  if (snapshot === undefined) throw new Error('The snapshot was not stored.')
  for (const currency of CURRENCY_CODES) {
    const rows = claims.filter((row) => row.currency === currency)
    const tree = await plantTree(
      rows.filter(({ kind }) => kind === 'claim'),
      app.random,
    )
    // The ledger's own total, summed without regard to owners: nobody was left out and nobody was counted twice.
    if (tree.root.units !== sumOf(rows, 'owed')) throw new Error(`The tree of ${currency} is not what users are owed.`)
    await storeTree(tx, snapshot.id, tree, { currency, inBooksUnits: sumOf(rows, 'chain') })
  }
  return snapshot.id
}

/**
 * A member of finance takes a snapshot of what users are owed and publishes its roots.
 * @throws DomainError PROOF_TOO_SOON
 */
export function takeByStaff(app: App, { uid }: Session): Promise<{ id: number }> {
  return transactVerb(app, async (tx) => {
    if ((await lockAge(tx, app.clock.now())) < rules.wallet.proof.minimumSeconds) fail('PROOF_TOO_SOON')
    const id = await store(app, tx, uid)
    return {
      result: { id },
      audit: [{ action: 'proof.taken', actor: { kind: 'staff', uid }, subject: { kind: 'proof', id } }],
    }
  })
}

/** The clock takes the next snapshot; nothing happens if another process took it meanwhile. */
export async function takeByClock(app: App): Promise<void> {
  await transactVerb(app, async (tx) => {
    if ((await lockAge(tx, app.clock.now())) >= rules.wallet.proof.everySeconds) await store(app, tx, null)
    return { result: undefined }
  })
}
