import { ACCOUNT_KINDS, type AccountOwner } from '@jindu/domain/ledger'
import { CURRENCY_CODES } from '@jindu/domain/money'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/db/index.ts'
import { kindsWhere } from '../../platform/ledger/index.ts'
import { ledgerAccount } from '../../platform/ledger/tables.ts'
import { goodsOrder } from '../../goods/orders/tables.ts'
import { otcOffer } from '../../otc/offers/tables.ts'
import { otcOrder } from '../../otc/orders/tables.ts'
import { internalTransfer } from '../transfers/tables.ts'
import { withdrawal } from '../withdrawals/tables.ts'

/** Who put the coin of an account there. Escrow is owed to them until it is released. */
const FUNDED_BY: Readonly<Record<NonNullable<AccountOwner>, SQL>> = {
  user: sql`a.owner::bigint`,
  goods_order: sql`(select buyer_uid from ${goodsOrder} where id = a.owner::bigint)`,
  otc_offer: sql`(select owner_uid from ${otcOffer} where id = a.owner::bigint)`,
  otc_order: sql`(select seller_uid from ${otcOrder} where id = a.owner::bigint)`,
  withdrawal: sql`(select uid from ${withdrawal} where id = a.owner::bigint)`,
  internal_transfer: sql`(select uid from ${internalTransfer} where id = a.owner::bigint)`,
}

const owedCases = sql.join(
  Object.entries(ACCOUNT_KINDS).flatMap(([kind, { ofUsers, owner }]) =>
    ofUsers && owner !== null ? [sql`when ${kind} then ${FUNDED_BY[owner]}`] : [],
  ),
  sql` `,
)
const owedKinds = kindsWhere(({ ofUsers }) => ofUsers)

const claimRow = z.object({
  currency: z.enum(CURRENCY_CODES),
  kind: z.enum(['claim', 'owed', 'chain']),
  uid: z.coerce.number(),
  units: z.coerce.bigint(),
})
export type ClaimRow = z.infer<typeof claimRow>

/**
 * What each user is owed of each coin (`claim`), the ledger's own total (`owed`) and the coin in the books (`chain`). One
 * statement: all figures are of one moment.
 */
export async function readClaims(db: Db): Promise<readonly ClaimRow[]> {
  const rows = await db.execute(sql`
    with claim as (
      select currency, coalesce(case kind ${owedCases} end, 0) as uid, balance
      from ${ledgerAccount} a where kind in (${owedKinds}) and balance <> 0
    )
    select currency, 'claim' as kind, uid, sum(balance)::text as units from claim group by currency, uid
    union all
    select currency, 'owed', 0, sum(balance)::text from ${ledgerAccount} where kind in (${owedKinds}) group by currency
    union all
    select currency, 'chain', 0, (-sum(balance))::text from ${ledgerAccount} where kind = 'chain' group by currency`)
  return z.array(claimRow).parse([...rows])
}
