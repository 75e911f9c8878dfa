import { CURRENCIES } from '@jindu/domain/money'
import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, idRef, instant, rowId, units } from '../db/columns.ts'

/** In the order of their wire numbers. The check is part of the schema: a new coin needs a migration. */
const COINS = sql.raw(
  `(${Object.keys(CURRENCIES)
    .map((code) => `'${code}'`)
    .join(', ')})`,
)

/** A single-currency account. Written by `ledger_post` only; `posting_count` and `last_hash` are the end of its chain. */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: rowId(),
    kind: text('kind').notNull(),
    /**
     * The decimal id of the owning user, order, offer or withdrawal; for revenue accounts, of the user who paid. Empty
     * for the chain.
     */
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
    check('ledger_account_currency', sql`${t.currency} in ${COINS}`),
  ],
)

/** Journal entries. Immutable: a correction is a new entry. */
export const journalEntry = pgTable(
  'journal_entry',
  {
    id: rowId(),
    kind: text('kind').notNull(),
    idempotencyKey: text('idempotency_key'),
    /** The entry's subject: `goodsOrder` and its id. */
    referenceKind: text('reference_kind'),
    referenceId: idRef('reference_id'),
    /** The user who caused it; null for the clock. */
    actorUid: idRef('actor_uid'),
    details: jsonb('details').$type<Record<string, string | number>>().notNull(),
    /** sha256 over kind, reference, actor, details and lines. */
    contentHash: bytes('content_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('journal_entry_idempotency').on(t.idempotencyKey),
    index('journal_entry_kind_created').on(t.kind, t.createdAt),
    // Staff read all entries in order of time.
    index('journal_entry_created').on(t.createdAt, t.id),
    index('journal_entry_reference').on(t.referenceKind, t.referenceId),
  ],
)

/** One posting of an entry, with the balance before and after, and a hash over the account's previous posting. */
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
    /** The sequence number within the account: 1, 2, 3 … */
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

/** A sealed period: a root over the hashes of its postings, chained to the previous seal. */
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
 * Coin in a fund balance that must stay until a time, because it came from an account after a security change. At most
 * the amount received; `ledger_write` refuses postings that would leave less.
 */
export const ledgerHold = pgTable(
  'ledger_hold',
  {
    id: rowId(),
    /** The owner of the fund balance, as in `ledger_account`. */
    owner: text('owner').notNull(),
    currency: text('currency').notNull(),
    units: units('units').notNull(),
    heldUntil: instant('held_until').notNull(),
    /** The account that sent it: freezing that account extends the hold. */
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
