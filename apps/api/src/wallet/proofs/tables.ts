import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'
import { bytes, currencyCode, idRef, instant, rowId, units } from '../../platform/db/columns.ts'

/** A moment at which what users are owed was put into trees, one for each coin. */
export const liabilitySnapshot = pgTable(
  'liability_snapshot',
  {
    id: rowId(),
    takenAt: instant('taken_at').notNull(),
    /** The member of finance who took it; null for the clock. */
    byUid: idRef('by_uid'),
    /** When users' parts and the paths were deleted; roots and totals stay. */
    prunedAt: instant('pruned_at'),
  },
  (table) => [
    index('liability_snapshot_taken_idx').on(table.takenAt),
    index('liability_snapshot_kept_idx')
      .on(table.takenAt)
      .where(sql`pruned_at is null`),
  ],
)

/** The tree of one coin: what the public page shows. */
export const liabilityTree = pgTable(
  'liability_tree',
  {
    id: rowId(),
    snapshotId: idRef('snapshot_id')
      .notNull()
      .references(() => liabilitySnapshot.id),
    currency: currencyCode().notNull(),
    root: bytes('root').notNull(),
    totalUnits: units('total_units').notNull(),
    /** The account `chain` at the same moment. */
    inBooksUnits: units('in_books_units').notNull(),
    leaves: integer('leaves').notNull(),
  },
  (table) => [
    unique('liability_tree_key').on(table.snapshotId, table.currency),
    check('liability_tree_total_check', sql`${table.totalUnits} >= 0 and ${table.inBooksUnits} >= 0`),
  ],
)

/** One level of a tree: 48 bytes a node, its hash and its sum. Paths are cut out of it. */
export const liabilityLevel = pgTable(
  'liability_level',
  {
    treeId: idRef('tree_id')
      .notNull()
      .references(() => liabilityTree.id),
    /** 0 for the leaves. */
    height: integer('height').notNull(),
    nodes: bytes('nodes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.treeId, table.height] })],
)

/** One user's parts of a tree. */
export const liabilityShare = pgTable(
  'liability_share',
  {
    treeId: idRef('tree_id')
      .notNull()
      .references(() => liabilityTree.id),
    /** 0: coin whose order, offer or withdrawal is unknown. It is owed all the same. */
    uid: idRef('uid').notNull(),
    nonce: bytes('nonce').notNull(),
    /** Leaf and smallest units of each part, in order of their numbers. */
    parts: jsonb('parts').$type<readonly (readonly [index: number, units: string])[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.treeId, table.uid] })],
)
