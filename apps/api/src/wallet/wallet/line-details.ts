import { coinToUsd, type CurrencyCode, type Money } from '@jindu/domain/money'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { pricePoint } from '../../platform/rates/tables.ts'
import { deposit } from './tables.ts'
import { withdrawal } from '../withdrawals/tables.ts'

const details = z.object({
  id: z.coerce.number(),
  usd_e8: z.coerce.bigint().nullable(),
  address: z.string().nullable(),
  txid: z.string().nullable(),
})

interface Line {
  readonly id: number
  readonly amount: Money<CurrencyCode>
}

/**
 * Reads the further columns of exported ledger lines: dollars at the market price of their time (the last one
 * stored within a day before), address and transaction of deposits and withdrawals. Null where there is none.
 */
export async function readLineDetails({ db }: App, lines: readonly Line[]) {
  const rows = await db.execute(sql`
    select p.id, price.usd_e8, coalesce(d.address, w.address) as address, coalesce(d.txid, w.tx) as txid
    from posting p
    join ledger_account a on a.id = p.account_id
    join journal_entry e on e.id = p.entry_id
    left join ${deposit} d on e.reference_kind = 'deposit' and d.id = e.reference_id
    left join ${withdrawal} w on e.reference_kind = 'withdrawal' and w.id = e.reference_id
    left join lateral (
      select usd_e8 from ${pricePoint} where currency = a.currency
        and at between p.created_at - interval '1 day' and p.created_at
      order by at desc limit 1
    ) price on true
    where p.id = any (${sql.param(lines.map(({ id }) => id))}::bigint[])`)
  const found = new Map(
    z
      .array(details)
      .parse([...rows])
      .map((row) => [row.id, row] as const),
  )
  return ({ id, amount }: Line) => {
    const { usd_e8: usdE8 = null, address = null, txid = null } = found.get(id) ?? {}
    const worth = usdE8 === null ? null : coinToUsd(amount, { currency: amount.asset, usdE8 }, 'down')
    return { worth, address, txid }
  }
}
