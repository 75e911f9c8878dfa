import { fail } from '@jindu/domain/errors'
import { ACCOUNT_KINDS } from '@jindu/domain/ledger'
import { compare, CURRENCY_CODES, parseAmount, type CurrencyCode } from '@jindu/domain/money'
import { and, sql, type SQL } from 'drizzle-orm'
import type { LedgerFilter } from './filter.ts'
import type { LedgerSpan } from './span.ts'

const list = (texts: readonly string[]): SQL =>
  sql`(${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )})`

const OF_USERS = Object.entries(ACCOUNT_KINDS)
  .filter(([, { owner }]) => owner === 'user')
  .map(([kind]) => kind)

/** Condition: the absolute amount of a posting is within the range. */
function moved({ currency, least, most }: LedgerFilter): SQL | undefined {
  if (least === undefined && most === undefined) return undefined
  const coin: CurrencyCode = currency ?? fail('CURRENCY_REQUIRED')
  const low = least === undefined ? undefined : parseAmount(least, coin)
  const high = most === undefined ? undefined : parseAmount(most, coin)
  if (low !== undefined && high !== undefined && compare(low, high) > 0) fail('LEDGER_RANGE_INVALID')
  return and(
    low === undefined ? undefined : sql`abs(p.units) >= ${low.units}`,
    high === undefined ? undefined : sql`abs(p.units) <= ${high.units}`,
  )
}

/** Condition: a single posting of the entry matches all posting filters: account, owner, coin and amount. */
function line(filter: LedgerFilter): SQL | undefined {
  const { uid, currency, account } = filter
  const fits = and(
    currency === undefined ? undefined : sql`a.currency = ${currency}`,
    account === undefined ? undefined : sql`a.kind = ${account}`,
    moved(filter),
  )
  // With a user, start from the user's accounts; without one, check each entry's few postings.
  if (uid !== undefined) {
    const own = sql`a.owner = ${String(uid)} and a.kind in ${list(OF_USERS)}`
    return sql`e.id in (select p.entry_id from ledger_account a join posting p on p.account_id = a.id where ${and(own, fits)})`
  }
  if (fits === undefined) return undefined
  return sql`exists (select from posting p join ledger_account a on a.id = p.account_id where ${and(sql`p.entry_id = e.id`, fits)})`
}

/** Condition: entries about the deposit or withdrawal of a chain transaction. */
const ofTransaction = (tx: string): SQL => sql`(
  e.reference_kind = 'deposit' and e.reference_id in
    (select d.id from deposit d where d.currency in ${list(CURRENCY_CODES)} and d.txid = ${tx})
  or e.reference_kind = 'withdrawal' and e.reference_id in
    (select w.withdrawal_id from withdrawal_attempt w where w.currency in ${list(CURRENCY_CODES)} and w.tx = ${tx}))`

/**
 * Conditions on an entry `e`. @throws DomainError CURRENCY_REQUIRED, LEDGER_RANGE_INVALID and those of `parseAmount`
 */
export function ledgerConditions(filter: LedgerFilter, { from, to }: LedgerSpan): SQL {
  const { entry, kind, reference, tx } = filter
  return (
    and(
      entry === undefined ? undefined : sql`e.id = ${entry}`,
      kind === undefined ? undefined : sql`e.kind = ${kind}`,
      reference === undefined
        ? undefined
        : sql`e.reference_kind = ${reference.kind} and e.reference_id = ${reference.id}`,
      tx === undefined ? undefined : ofTransaction(tx),
      from === null ? undefined : sql`e.created_at >= to_timestamp(${from})`,
      to === null ? undefined : sql`e.created_at < to_timestamp(${to + 1})`,
      line(filter),
    ) ?? sql`true`
  )
}
