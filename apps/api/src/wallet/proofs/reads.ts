import { fail } from '@jindu/domain/errors'
import { money, type CurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { NODE_BYTES, type ProvenTree } from '@jindu/domain/wallet/proofs'
import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { liabilityLevel, liabilityShare, liabilitySnapshot, liabilityTree } from './tables.ts'

const { pageSnapshots } = rules.wallet.proof
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** Snapshots with the root and the total of each coin, latest first; `next` is the cursor of the next page. */
export async function readSnapshots({ db }: App, before: number | undefined) {
  const found = await db
    .select()
    .from(liabilitySnapshot)
    .where(before === undefined ? undefined : lt(liabilitySnapshot.id, before))
    .orderBy(desc(liabilitySnapshot.id))
    .limit(pageSnapshots + 1)
  const page = found.slice(0, pageSnapshots)
  const trees = await db
    .select()
    .from(liabilityTree)
    .where(
      inArray(
        liabilityTree.snapshotId,
        page.map(({ id }) => id),
      ),
    )
    .orderBy(asc(liabilityTree.id))
  const data = page.map(({ id, takenAt, prunedAt }) => ({
    id,
    takenAt,
    checkable: prunedAt === null,
    trees: trees
      .filter(({ snapshotId }) => snapshotId === id)
      .map(({ currency, root, totalUnits, inBooksUnits, leaves }) => ({
        currency,
        root: hex(root),
        owed: money(currency, totalUnits),
        inBooks: money(currency, inBooksUnits),
        leaves,
      })),
  }))
  return { data, next: found.length > pageSnapshots ? (page.at(-1)?.id ?? null) : null }
}

const pathRow = z.object({ part: z.coerce.number(), hash: z.string(), sum: z.string() })

/** The siblings of each part, from its leaf up. They are cut out of the levels, which are never read whole. */
async function readPaths({ db }: App, treeId: number, leaves: readonly number[]) {
  const at = sql`(((leaf.index >> l.height) # 1) * ${NODE_BYTES}::int)`
  const rows = await db.execute(sql`
    select leaf.part, encode(substring(l.nodes from ${at} + 1 for 32), 'hex') as hash,
      encode(substring(l.nodes from ${at} + 33 for 16), 'hex') as sum
    from jsonb_array_elements_text(${JSON.stringify(leaves)}::text::jsonb) with ordinality as given (index, part)
    cross join lateral (select given.index::int as index, given.part) leaf
    join ${liabilityLevel} l on l.tree_id = ${treeId}
    where l.height < (select max(height) from ${liabilityLevel} top where top.tree_id = ${treeId})
    order by leaf.part, l.height`)
  const nodes = z.array(pathRow).parse([...rows])
  return leaves.map((_, part) =>
    nodes
      .filter((node) => node.part === part + 1)
      .map(({ hash, sum }) => ({ hash, units: BigInt(`0x${sum}`).toString() })),
  )
}

/**
 * A user's own parts of every tree of a snapshot, with the paths to the roots. Coins of which they are owed nothing are
 * left out.
 * @throws DomainError PROOF_NOT_FOUND
 */
export async function readOwnProof(app: App, uid: number, snapshotId: number) {
  const { db } = app
  const own = await db
    .select({ tree: liabilityTree, share: liabilityShare })
    .from(liabilityTree)
    .innerJoin(liabilityShare, and(eq(liabilityShare.treeId, liabilityTree.id), eq(liabilityShare.uid, uid)))
    .where(eq(liabilityTree.snapshotId, snapshotId))
    .orderBy(asc(liabilityTree.id))
  const trees = await Promise.all(
    own.map(async ({ tree, share }) => {
      const paths = await readPaths(
        app,
        tree.id,
        share.parts.map(([index]) => index),
      )
      return {
        currency: tree.currency,
        root: hex(tree.root),
        total: String(tree.totalUnits),
        leaves: tree.leaves,
        nonce: hex(share.nonce),
        parts: share.parts.map(([index, units], part) => ({ index, units, path: paths[part] ?? [] })),
      } satisfies ProvenTree & { currency: CurrencyCode }
    }),
  )
  // Last, so that parts and paths deleted between these reads are not reported as missing from the tree.
  const [snapshot] = await db
    .select()
    .from(liabilitySnapshot)
    .where(and(eq(liabilitySnapshot.id, snapshotId), isNull(liabilitySnapshot.prunedAt)))
  if (snapshot === undefined) return fail('PROOF_NOT_FOUND')
  return { format: 'jindu-liability-proof-1' as const, snapshotId, takenAt: snapshot.takenAt, uid, trees }
}
