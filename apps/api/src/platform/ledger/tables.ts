import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, idRef, instant, rowId, units } from '../db/columns.ts'

/** A single-currency account. Written by `ledger_post` only; `posting_count` and `last_hash` are the end of its chain. */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: rowId(),
    kind: text('kind').notNull(),
    /** Decimal id of the user, order, offer or withdrawal it belongs to, or of the user whom the site earned it of; empty for the chain. */
    owner: text('owner').notNull().default(''),
    currency: text('currency').notNull(),
    balance: units('balance')
      .notNull()
      .default(sql`0`),
    postingCount: bigint('posting_count', { mode: 'number' }).notNull().default(0),
    lastHash: bytes('last_hash'),
  },
  (t) => [
    unique('ledger_account_key').on(t.kind, t.owner, t.currency),
    check('ledger_account_side', sql`case when ${t.kind} = 'chain' then ${t.balance} <= 0 else ${t.balance} >= 0 end`),
    check('ledger_account_currency', sql`${t.currency} in ('BTC', 'USDT', 'LTC')`),
  ],
)

/** What happened. Never changed, never deleted: a correction is a new entry. */
export const journalEntry = pgTable(
  'journal_entry',
  {
    id: rowId(),
    kind: text('kind').notNull(),
    idempotencyKey: text('idempotency_key'),
    /** What the entry is about: `goodsOrder` and its id. */
    referenceKind: text('reference_kind'),
    referenceId: idRef('reference_id'),
    /** Who caused it; null for the clock. */
    actorUid: idRef('actor_uid'),
    details: jsonb('details').$type<Record<string, string | number>>().notNull(),
    /** sha256 over kind, reference, actor, details and lines. */
    contentHash: bytes('content_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('journal_entry_idempotency').on(t.idempotencyKey),
    index('journal_entry_kind_created').on(t.kind, t.createdAt),
    // Staff read all entries in the order of time.
    index('journal_entry_created').on(t.createdAt, t.id),
    index('journal_entry_reference').on(t.referenceKind, t.referenceId),
  ],
)

/** One line of an entry, with the balance around it and a hash over the account's previous line. */
export const posting = pgTable(
  'posting',
  {
    id: rowId(),
    entryId: idRef('entry_id')
      .notNull()
      .references(() => journalEntry.id),
    accountId: idRef('account_id')
      .notNull()
      .references(() => ledgerAccount.id),
    /** 1, 2, 3 … within the account. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    units: units('units').notNull(),
    balanceBefore: units('balance_before').notNull(),
    balanceAfter: units('balance_after').notNull(),
    hash: bytes('hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('posting_account_seq').on(t.accountId, t.seq),
    unique('posting_entry_account').on(t.entryId, t.accountId),
    check('posting_moves', sql`${t.units} <> 0 and ${t.balanceAfter} = ${t.balanceBefore} + ${t.units}`),
  ],
)

/** A sealed period: a root over the hashes of all its postings, chained to the seal before it. */
export const ledgerSeal = pgTable('ledger_seal', {
  id: rowId(),
  fromPostingId: idRef('from_posting_id').notNull(),
  toPostingId: idRef('to_posting_id').notNull(),
  postingCount: bigint('posting_count', { mode: 'number' }).notNull(),
  root: bytes('root').notNull(),
  hash: bytes('hash').notNull(),
  sealedAt: instant('sealed_at').notNull(),
})

/**
 * Coin in a fund balance that may not leave it before a time: it came from an account whose guards had just changed. Never more than
 * came with it; `ledger_write` refuses what would leave less.
 */
export const ledgerHold = pgTable(
  'ledger_hold',
  {
    id: rowId(),
    /** Of the fund balance, as in `ledger_account`. */
    owner: text('owner').notNull(),
    currency: text('currency').notNull(),
    units: units('units').notNull(),
    heldUntil: instant('held_until').notNull(),
    /** Whose account it came from: their freeze holds it longer. */
    sourceUid: idRef('source_uid').notNull(),
    transferId: idRef('transfer_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('ledger_hold_owner').on(t.owner, t.currency, t.heldUntil),
    index('ledger_hold_source').on(t.sourceUid, t.heldUntil),
    check('ledger_hold_units', sql`${t.units} > 0`),
  ],
)
