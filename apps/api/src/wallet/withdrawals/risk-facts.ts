import { money } from '@jindu/domain/money'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import type { WithdrawalRow } from './withdrawal-row.ts'

const WEEK = 604_800
const DAY = 86_400
const MOST_OTHERS = 5

const facts = z.object({
  registered: z.coerce.number(),
  deposits: z.coerce.number(),
  deposited: z.coerce.bigint(),
  last_deposit: z.coerce.number().nullable(),
  transferred: z.coerce.bigint(),
  used: z.coerce.number(),
  others: z.array(z.coerce.number()),
  applied: z.coerce.number(),
  applied_units: z.coerce.bigint(),
  password_changed: z.coerce.number().nullable(),
  frozen: z.coerce.number().nullable(),
  debt: z.coerce.bigint(),
})

/** Risk facts of a withdrawal: the applicant, the coin's origin, and the destination. */
export async function riskFacts({ db, clock }: App, { id, uid, currency, address }: WithdrawalRow) {
  const ago = (seconds: number) => new Date((clock.now() - seconds) * 1000).toISOString()
  const [row] = await db.execute(sql`
    select extract(epoch from u.created_at)::bigint as registered, d.deposits, d.deposited, d.last_deposit, coalesce(t.transferred, 0) as transferred,
      w.used, w.others, v.applied, v.applied_units, p.password_changed, extract(epoch from u.frozen_at)::bigint as frozen,
      coalesce((select balance from ledger_account where kind = 'user_debt' and owner = ${String(uid)} and currency = ${currency}), 0) as debt
    from app_user u
    cross join lateral (
      select count(*) as deposits, coalesce(sum(amount_units), 0) as deposited, extract(epoch from max(created_at))::bigint as last_deposit
      from deposit where uid = ${uid} and currency = ${currency} and status = 'credited' and created_at > ${ago(WEEK)}::timestamptz
    ) d
    cross join lateral (
      select sum(l.units) as transferred from ledger_account a join posting l on l.account_id = a.id join journal_entry e on e.id = l.entry_id
      where a.kind = 'user_fund' and a.owner = ${String(uid)} and a.currency = ${currency} and e.kind = 'transfer' and l.units > 0
        and l.created_at > ${ago(WEEK)}::timestamptz
    ) t
    cross join lateral (
      select count(*) filter (where uid = ${uid} and status = 'completed') as used,
        coalesce((array_agg(distinct uid) filter (where uid <> ${uid}))[1:${sql.raw(String(MOST_OTHERS))}], '{}') as others
      from withdrawal where currency = ${currency} and address = ${address} and id <> ${id}
    ) w
    cross join lateral (
      select count(*) as applied, coalesce(sum(amount_units), 0) as applied_units
      from withdrawal where uid = ${uid} and currency = ${currency} and applied_at > ${ago(DAY)}::timestamptz and id <> ${id}
    ) v
    cross join lateral (
      select extract(epoch from max(created_at))::bigint as password_changed from audit_event
      where subject_kind = 'account' and subject_id = ${uid} and action in ('account.loginPasswordChanged', 'account.payPasswordChanged')
    ) p
    where u.uid = ${uid}`)
  const found = facts.parse(row)
  return {
    registeredAt: found.registered,
    deposits: found.deposits,
    deposited: money(currency, found.deposited),
    lastDepositAt: found.last_deposit,
    transferredIn: money(currency, found.transferred),
    addressUsed: found.used,
    addressOthers: found.others,
    applied: found.applied,
    appliedAmount: money(currency, found.applied_units),
    passwordChangedAt: found.password_changed,
    frozenAt: found.frozen,
    debt: money(currency, found.debt),
  }
}
