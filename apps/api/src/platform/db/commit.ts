import { DomainError, type ErrorCode, type ErrorDetails } from '@jindu/domain/errors'
import type { SQL } from 'drizzle-orm'
import type { AuditDraft } from '../audit/audit.ts'
import type { Clock } from '../clock/index.ts'
import type { Once } from '../idempotency/once.ts'
import { type LedgerEntry, ledgerPayload } from '../ledger/entry-input.ts'
import { asLedgerError } from '../ledger/ledger-error.ts'
import type { PostedEntry } from '../ledger/post-entry.ts'
import type { OutboxDraft } from '../outbox/draft.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { ConflictError, isConflict, KeyTakenError } from './conflict.ts'
import type { Db } from './database.ts'
import { databaseError } from './database-error.ts'
import { RowInsert } from './insert-row.ts'
import type { MetRows } from './met-rows.ts'
import { createStatementWriter, fragment, type Statement, type StatementWriter } from './statement-writer.ts'

export interface Guard {
  /** The update that succeeds only on the state that was decided on: `update … where id = … and version = …`. */
  readonly change: Statement
  /** The number of rows that it must affect; default 1. */
  readonly rows?: number
  /** The affected rows, for other parts of the commit. */
  readonly met?: MetRows
  /** The error if it affects another number. Without one the verb is retried on the current state. */
  readonly refusal?: ErrorCode
  /** The details of the error, loaded after a miss. */
  readonly explain?: () => Promise<ErrorDetails>
}

/**
 * A limit on the number of something an owner has. Concurrent commits are serialised and each counts the earlier ones.
 */
export interface CountedLimit {
  /**
   * A call of a database function that locks the owner and counts. It must be volatile, to see rows committed
   * meanwhile.
   */
  readonly count: SQL
  /** The count must be below this; otherwise the verb is retried and reports its own error. */
  readonly below: number
}

export interface Commit {
  /** From `runVerb`; if present, the response is stored under the idempotency key. */
  readonly once?: Once | undefined
  /** The JSON response for repeated calls with the same key. */
  readonly response?: unknown
  readonly guards?: readonly Guard[]
  readonly limits?: readonly CountedLimit[]
  /** Other rows of the change: the order itself, its timeline. */
  readonly writes?: readonly Statement[]
  readonly entries?: readonly LedgerEntry[]
  readonly audit?: readonly AuditDraft[]
  readonly outbox?: readonly OutboxDraft[]
}

/** The dependencies of a commit. */
export interface CommitParts {
  readonly db: Db
  readonly clock: Clock
  readonly outbox: Pick<Outbox, 'announce'>
  /** Builds a guard that runs before the verb's and checks the money that the commit moves. */
  readonly charge?: ((entries: readonly LedgerEntry[]) => Guard | null) | undefined
}

/**
 * Writes everything that a verb decided, in ONE statement: one round trip, one transaction, all or nothing.
 *
 * The statement is `with once as (…), guard_0 as (update … returning), write_0 as (insert …), … select ledger_post(…)`.
 * Limits are counted first, then guards run in the order given, then the ledger locks its accounts in id order. Keep the text of a verb's
 * statements the same from call to call (values as parameters), so that PostgreSQL plans it once per connection.
 *
 * How a verb looks:
 * ```ts
 * export const confirmReceipt = (app: App, session: Session, input: { id: number }) =>
 *   runVerb(app, null, async () => {
 *     const order = await loadOrder(app.db, input.id)                        // 1 round trip, ids for new rows drawn here
 *     const { state, moves } = next(order.state, { kind: 'confirm' }, actorOf(order, session), app.clock.now())
 *     await commitVerb(app, {
 *       guards: [{ change: app.db.update(goodsOrder).set({ ...rowOf(state), version: order.version + 1 })
 *         .where(and(eq(goodsOrder.id, order.id), eq(goodsOrder.version, order.version))) }],
 *       writes: [insertRow(timelineEntry, { … })],
 *       entries: [{ entry: entryTemplates.settleGoodsOrder(…), reference: { kind: 'goodsOrder', id: order.id }, actorUid: session.uid }],
 *       audit: [{ action: 'goodsOrder.confirm', actor: { kind: 'user', uid: session.uid }, subject: { kind: 'goodsOrder', id: order.id } }],
 *       outbox: [{ topic: 'goodsOrder', uids: [order.buyerUid, order.sellerUid], payload: { id: order.id, event: 'confirm' } }],
 *     })                                                                     // 1 round trip
 *   })
 * ```
 * Foreign keys between rows of one commit are fine (they are checked at the end). A row must not be written twice in
 * one commit: all parts see the same snapshot.
 *
 * @returns the entries that were posted
 * @throws ConflictError when a limit is reached, a guard without refusal misses or the database saw a deadlock; `runVerb` tries again
 * @throws KeyTakenError when the idempotency key was used; `runVerb` answers with the first result
 * @throws DomainError the guard's refusal, INSUFFICIENT_FUNDS, IDEMPOTENCY_MISMATCH
 */
export const commitVerb = async (parts: CommitParts, commit: Commit): Promise<readonly PostedEntry[]> => {
  const at = parts.clock.now()
  const charged = withCharge(parts, commit)
  try {
    const {
      statement: { text, values },
      announces,
    } = commitStatement(charged, at)
    const [row] = await parts.db.$client.unsafe<{ posted: PostedEntry[] | null }[]>(text(), values)
    if (announces) parts.outbox.announce()
    return row?.posted ?? []
  } catch (error) {
    throw await refusalOf(error, charged)
  }
}

const withCharge = ({ charge }: CommitParts, commit: Commit): Commit => {
  const guard = charge?.(commit.entries ?? []) ?? null
  return guard === null ? commit : { ...commit, guards: [guard, ...(commit.guards ?? [])] }
}

const nameOf = ({ met }: Guard, index: number): string => met?.name ?? `guard_${index}`

interface CommitStatement {
  readonly statement: StatementWriter
  /** Whether it inserts outbox rows. */
  readonly announces: boolean
}

/** Guards run first: `ledger_post` must not lock accounts for an outdated decision. */
export const commitStatement = (commit: Commit, at: number): CommitStatement => {
  const { once, guards = [], limits = [], writes = [], entries = [], audit = [] } = commit
  const time = new Date(at * 1000).toISOString()
  const statement = createStatementWriter()
  statement.raw('with ')
  if (once) {
    statement.write(fragment`once as (insert into idempotency_key (uid, key, request_hash, response, created_at)
      values (${once.uid}, ${once.key}, ${once.requestHash}, ${JSON.stringify(commit.response ?? null)}::jsonb, ${time}::timestamptz) returning 1), `)
  }
  guards.forEach((guard, index) => {
    statement.raw(`${nameOf(guard, index)} as (`)
    statement.statement(guard.change)
    statement.raw(` returning ${guard.met?.column ?? '1'}), `)
  })
  writes.forEach((write, index) => {
    statement.raw(`write_${index} as (`)
    statement.statement(write)
    statement.raw('), ')
  })
  if (audit.length > 0) writeAudit(statement, audit, time)
  const told = announced(commit)
  if (told.length > 0) writeOutbox(statement, told, time)
  statement.raw('checked as materialized (select ')
  if (once) statement.raw('commit_guard(-1, 1, (select count(*) from once)), ')
  limits.forEach(({ count, below }) => {
    // Negative: an index that no guard has, so no guard's error is reported.
    statement.raw('commit_guard(-2, 1, (')
    statement.statement(count)
    statement.write(fragment` < ${below}::int)::int), `)
  })
  guards.forEach((guard, index) => {
    statement.write(fragment`commit_guard(${index}::int, ${guard.rows ?? 1}::int, `)
    statement.raw(`(select count(*) from ${nameOf(guard, index)})), `)
  })
  statement.raw('true) select ')
  if (entries.length === 0) statement.raw('null::jsonb')
  else statement.write(fragment`ledger_post(${ledgerPayload(entries)}::jsonb, ${time}::timestamptz)`)
  statement.raw(' as posted from checked')
  return { statement, announces: told.length > 0 }
}

const writeAudit = (statement: StatementWriter, audit: readonly AuditDraft[], time: string): void => {
  const rows = audit.map(({ action, actor, subject, details = {} }) => ({
    action,
    actor_kind: actor.kind,
    actor_uid: actor.uid,
    subject_kind: subject.kind,
    subject_id: subject.id,
    details,
  }))
  statement.write(fragment`audited as (insert into audit_event (action, actor_kind, actor_uid, subject_kind, subject_id, details, created_at)
    select action, actor_kind, actor_uid, subject_kind, subject_id, details, ${time}::timestamptz from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r (action text, actor_kind text, actor_uid bigint, subject_kind text, subject_id bigint, details jsonb)), `)
}

interface OutboxRow extends Pick<OutboxDraft, 'topic' | 'payload'> {
  readonly uid?: number
  readonly channel?: string
}

/** One row per recipient account and channel. */
const rowsOf = ({ topic, payload, uids, channels = [] }: OutboxDraft): OutboxRow[] => [
  ...[...new Set(uids)].map((uid) => ({ topic, payload, uid })),
  ...channels.map((channel) => ({ topic, payload, channel })),
]

/** The verb's outbox rows, plus those of its writes for accounts that the commit does not notify otherwise. */
const announced = ({ outbox = [], writes = [] }: Commit): readonly OutboxRow[] => {
  const rows = outbox.flatMap(rowsOf)
  const told = new Set(rows.map(({ uid }) => uid))
  for (const write of writes) {
    if (!(write instanceof RowInsert) || write.news === null) continue
    for (const row of rowsOf(write.news)) {
      if (row.uid !== undefined && told.has(row.uid)) continue
      rows.push(row)
      told.add(row.uid)
    }
  }
  return rows
}

const writeOutbox = (statement: StatementWriter, rows: readonly object[], time: string): void =>
  statement.write(fragment`announced as (insert into outbox (topic, uid, channel, payload, created_at)
    select topic, uid, channel, payload, ${time}::timestamptz from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r (topic text, uid bigint, channel text, payload jsonb)), `)

/** Maps a database error of the statement to the verb's error. */
export const refusalOf = async (error: unknown, commit: Commit): Promise<unknown> => {
  const refused = databaseError(error)
  if (refused?.code === '23505' && refused.constraint_name === 'idempotency_key_pkey') return new KeyTakenError()
  if (isConflict(refused)) return new ConflictError(refused?.message)
  if (refused?.code !== 'JD004') return asLedgerError(error)
  const { refusal, explain } = commit.guards?.[Number(refused.detail)] ?? {}
  return refusal ? new DomainError(refusal, (await explain?.()) ?? {}) : new ConflictError(refused.message)
}
