import { sql } from 'drizzle-orm'
import { sqlCheck } from '../platform/ledger/index.ts'

/** An open order's escrow account holds the amount that the order states; an ended one's is empty. */
export const goodsEscrowCheck = sqlCheck(
  "every open order's escrow equals the order",
  sql`select count(*) filter (where status = 'open') || ' open of ' || count(*) || ' orders' from goods_order`,
  sql`select format('order %s (%s) holds %s in escrow, it should hold %s (smallest units)', coalesce(o.id::text, a.owner),
      coalesce(o.status, 'unknown'), coalesce(a.balance, 0), coalesce(o.due, 0)) as wrong
    from (select id, status, currency, case when status = 'open' then amount_units else 0 end as due from goods_order) o
    full join (select owner, currency, balance from ledger_account where kind = 'goods_escrow') a
      on a.owner = o.id::text and a.currency = o.currency
    where coalesce(a.balance, 0) <> coalesce(o.due, 0)`,
)
