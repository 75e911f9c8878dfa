import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { SIGNATURE_SCHEMES } from '../../platform/chain/index.ts'
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

/** A signed address of a cold or the hot wallet: a reserve beside the liabilities of one snapshot. */
export const reserve = pgTable(
  'reserve',
  {
    id: rowId(),
    snapshotId: idRef('snapshot_id')
      .notNull()
      .references(() => liabilitySnapshot.id),
    currency: currencyCode().notNull(),
    address: text('address').notNull(),
    signature: text('signature').notNull(),
    scheme: text('scheme', { enum: SIGNATURE_SCHEMES }).notNull(),
    addedBy: idRef('added_by').notNull(),
    addedAt: instant('added_at').notNull(),
    /** The second member of finance. */
    publishedBy: idRef('published_by'),
    publishedAt: instant('published_at'),
    /** What it held when the chain was read; all addresses of a coin at one block. */
    units: units('units'),
    height: bigint('height', { mode: 'number' }),
    readAt: instant('read_at'),
  },
  (table) => [
    unique('reserve_key').on(table.snapshotId, table.currency, table.address),
    index('reserve_unread_idx')
      .on(table.publishedAt)
      .where(sql`read_at is null and published_at is not null`),
    check('reserve_published_check', sql`(${table.publishedBy} is null) = (${table.publishedAt} is null)`),
    check('reserve_two_check', sql`${table.publishedBy} <> ${table.addedBy}`),
    check(
      'reserve_read_check',
      sql`(${table.units} is null) = (${table.readAt} is null) and (${table.height} is null) = (${table.readAt} is null)`,
    ),
  ],
)
