import { rules } from '@jindu/domain/rules'
import { sql } from 'drizzle-orm'
import { sqlCheck } from '../platform/ledger/index.ts'

/**
 * An open withdrawal holds amount, fee and the reserve for the network fee; an ended one nothing. Its transactions
 * share a coin, so at most one can confirm. Coins that they may still spend stay reserved, and only a completed one has
 * spent its coins.
 */
export const payoutsCheck = sqlCheck(
  'every open withdrawal holds what it will pay, and is paid once',
  sql`select count(*) filter (where status in ('pending', 'approved', 'signed', 'broadcast')) || ' open of ' || count(*) || ' withdrawals, '
    || (select count(*) from withdrawal_attempt) || ' transactions signed' from withdrawal`,
  sql`select format('withdrawal %s (%s) holds %s and %s set aside, it should hold %s and %s (smallest units)', coalesce(w.id::text, a.owner),
      coalesce(w.status, 'unknown'), coalesce(a.pending, 0), coalesce(a.network, 0), coalesce(w.due, 0), coalesce(w.aside, 0)) as wrong
    from (
      select id, status, currency, case when status in ('pending', 'approved', 'signed', 'broadcast') then amount_units + fee_units else 0 end as due,
        case when status in ('signed', 'broadcast') then set_aside_units else 0 end as aside from withdrawal
    ) w
    full join (
      select owner, currency, sum(balance) filter (where kind = 'withdrawal_pending') as pending, sum(balance) filter (where kind = 'network_fee') as network
      from ledger_account where kind in ('withdrawal_pending', 'network_fee') group by owner, currency
    ) a on a.owner = w.id::text and a.currency = w.currency
    where coalesce(a.pending, 0) <> coalesce(w.due, 0) or coalesce(a.network, 0) <> coalesce(w.aside, 0)
    union all
    select format('attempt %s of withdrawal %s does not spend the coin that all its attempts spend', t.id, t.withdrawal_id)
    from withdrawal_attempt t join withdrawal w on w.id = t.withdrawal_id
    where t.anchor_coin_id is distinct from w.anchor_coin_id
      or not exists (select from withdrawal_attempt_input i where i.attempt_id = t.id and i.coin_id = t.anchor_coin_id)
    union all
    select format('coin %s is spent by an attempt of withdrawal %s and reserved for %s', c.id, t.withdrawal_id, c.withdrawal_id)
    from wallet_coin c join withdrawal_attempt_input i on i.coin_id = c.id join withdrawal_attempt t on t.id = i.attempt_id
    join withdrawal w on w.id = t.withdrawal_id
    left join chain_cursor k on k.currency = w.currency
    where (w.status in ('signed', 'broadcast') or (w.status = 'completed' and w.completed_height >= k.height - ${rules.wallet.chain.finalBlocks}::int))
      and c.withdrawal_id is distinct from w.id and c.spent_at is null and c.gone_at is null
    union all
    select format('coin %s is spent (%s) by a withdrawal that says %s', c.id, c.withdrawal_id, coalesce(w.status, 'nothing'))
    from wallet_coin c left join withdrawal w on w.id = c.withdrawal_id
    where c.spent_at is not null and w.status is distinct from 'completed'`,
)

/** A move between own balances holds its amount while finance looks at it, and nothing afterwards. */
export const movesCheck = sqlCheck(
  'every move under review holds what it moves',
  sql`select count(*) filter (where status = 'pending') || ' under review of ' || count(*) || ' moves' from internal_transfer`,
  sql`select format('move %s (%s) holds %s, it should hold %s (smallest units)', coalesce(m.id::text, a.owner),
      coalesce(m.status, 'unknown'), coalesce(a.balance, 0), coalesce(m.due, 0)) as wrong
    from (select id, status, currency, case when status = 'pending' then amount_units else 0 end as due from internal_transfer) m
    full join (select owner, currency, balance from ledger_account where kind = 'internal_transfer_pending') a
      on a.owner = m.id::text and a.currency = m.currency
    where coalesce(a.balance, 0) <> coalesce(m.due, 0)`,
)
