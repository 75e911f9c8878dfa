import { sql } from 'drizzle-orm'
import { sqlCheck } from '../platform/ledger/index.ts'

/** An ongoing sell offer's lock account holds its remaining amount; any other offer's is empty. */
export const otcLockCheck = sqlCheck(
  "every sell offer's lock equals what remains of it",
  sql`select count(*) filter (where status = 'ongoing') || ' ongoing of ' || count(*) || ' offers' from otc_offer`,
  sql`select format('offer %s (%s) locks %s, it should lock %s (smallest units)', coalesce(o.id::text, a.owner),
      coalesce(o.status, 'unknown'), coalesce(a.balance, 0), coalesce(o.due, 0)) as wrong
    from (select id, status, currency, case when side = 'sell' and status = 'ongoing' then remaining_units else 0 end as due
      from otc_offer) o
    full join (select owner, currency, balance from ledger_account where kind = 'otc_offer_lock') a
      on a.owner = o.id::text and a.currency = o.currency
    where coalesce(a.balance, 0) <> coalesce(o.due, 0)`,
)

/** An open order's escrow account holds the amount that the order states; an ended one's is empty. */
export const otcEscrowCheck = sqlCheck(
  "every open fiat order's escrow equals the order",
  sql`select count(*) filter (where status = 'open') || ' open of ' || count(*) || ' orders' from otc_order`,
  sql`select format('fiat order %s (%s) holds %s in escrow, it should hold %s (smallest units)', coalesce(o.id::text, a.owner),
      coalesce(o.status, 'unknown'), coalesce(a.balance, 0), coalesce(o.due, 0)) as wrong
    from (select id, status, currency, case when status = 'open' then amount_units else 0 end as due from otc_order) o
    full join (select owner, currency, balance from ledger_account where kind = 'otc_escrow') a
      on a.owner = o.id::text and a.currency = o.currency
    where coalesce(a.balance, 0) <> coalesce(o.due, 0)`,
)

/** An offer's running volume equals its open orders, its completed volume what its ended orders moved. */
export const otcVolumeCheck = sqlCheck(
  "every offer's volumes are those of its orders",
  sql`select count(*) || ' offers' from otc_offer`,
  sql`select format('offer %s says %s running and %s completed, its orders say %s and %s', f.id, f.running_units, f.completed_units,
      coalesce(o.running, 0), coalesce(o.completed, 0)) as wrong
    from otc_offer f
    left join (
      select offer_id, sum(amount_units) filter (where status = 'open') as running,
        sum(bought_units) as completed
      from otc_order group by offer_id
    ) o on o.offer_id = f.id
    where f.running_units <> coalesce(o.running, 0) or f.completed_units <> coalesce(o.completed, 0)`,
)

/** A buyer's payment statement matches the digest in the order's timeline. */
export const otcEvidenceCheck = sqlCheck(
  'every statement of a payment is the one that its timeline names',
  sql`select count(*) filter (where evidence_key is not null) || ' of ' || count(evidence_at) || ' statements' from otc_order`,
  sql`select format('fiat order %s says another payer, account, reference, time or picture than its timeline', coalesce(o.id, t.subject_id)) as wrong
    from (select id, otc_statement_digest(otc_order) as digest from otc_order where evidence_key is not null) o
    full join (select subject_id, details ->> 'statement' as digest from timeline_entry
      where subject_kind = 'otcOrder' and details ? 'statement') t on t.subject_id = o.id
    where o.digest is distinct from t.digest`,
)

/**
 * Traders' records match their orders: each trade counts once for both sides, each abandoned order once for its buyer.
 */
export const otcRecordCheck = sqlCheck(
  "every trader's record is that of their orders",
  sql`select count(*) || ' pairs' from otc_pair`,
  sql`select format('%s and %s completed %s trades, their records say %s', coalesce(o.uid, p.uid), coalesce(o.other_uid, p.other_uid),
      coalesce(o.trades, 0), coalesce(p.trades, 0)) as wrong
    from (select uid, other_uid, count(*) as trades from (
      select buyer_uid as uid, seller_uid as other_uid from otc_order where otc_is_traded(outcome, amount_units, bought_units)
      union all select seller_uid, buyer_uid from otc_order where otc_is_traded(outcome, amount_units, bought_units)) t group by uid, other_uid) o
    full join otc_pair p on p.uid = o.uid and p.other_uid = o.other_uid
    where coalesce(o.trades, 0) <> coalesce(p.trades, 0)
    union all
    select format('%s left %s fiat orders, their record says %s', s.uid, coalesce(o.left_orders, 0), s.otc_abandoned)
    from user_statistics s
    left join (select buyer_uid, count(*) as left_orders from otc_order
      where outcome in ('byBuyer', 'expired', 'requiredBySeller') group by buyer_uid) o on o.buyer_uid = s.uid
    where s.otc_abandoned <> coalesce(o.left_orders, 0)`,
)
