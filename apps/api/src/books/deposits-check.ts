import { sql } from 'drizzle-orm'
import { sqlCheck } from '../platform/ledger/index.ts'

/**
 * A credited deposit is in the journal once with its amount, any other not at all or reversed; sums per address match.
 */
export const depositsCheck = sqlCheck(
  'every credited deposit stands in the journal once',
  sql`select count(*) filter (where status = 'credited') || ' credited of ' || count(*) || ' deposits' from deposit`,
  sql`select format('deposit %s (%s) of %s has %s in the journal (smallest units)', d.id, d.status, d.amount_units, coalesce(e.units, 0)) as wrong
    from deposit d
    left join (
      select j.reference_id, -sum(p.units) as units
      from journal_entry j join posting p on p.entry_id = j.id join ledger_account a on a.id = p.account_id
      where a.kind = 'chain' and j.reference_kind = 'deposit' group by j.reference_id
    ) e on e.reference_id = d.id
    where coalesce(e.units, 0) <> case when d.status = 'credited' then d.amount_units else 0 end
    union all
    select format('address %s says %s received, its deposits say %s', a.id, a.received_units, coalesce(d.units, 0))
    from deposit_address a
    left join (select address_id, sum(amount_units) as units from deposit where status = 'credited' group by address_id) d
      on d.address_id = a.id
    where a.received_units <> coalesce(d.units, 0)`,
)

/**
 * A reorganisation may remove deposits long after crediting: users are then owed coin that the chain no longer holds.
 */
export const depositsOnChainCheck = sqlCheck(
  'no credited deposit has left the chain',
  sql`select count(*) filter (where status = 'credited') || ' credited deposits' from deposit`,
  sql`select format('deposit %s of %s %s (smallest units) was credited and left the chain at %s', id, amount_units, currency, reverted_at) as wrong
    from deposit where status = 'credited' and reverted_at is not null`,
)
