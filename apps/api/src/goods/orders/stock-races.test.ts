import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { buy, fund, openMarket, type Market } from '../../../test/market/market.ts'
import { publishUnits, unitKeys } from '../../../test/market/stock.ts'
import { sameBrowserAt, verifiedPerson, type Person } from '../../../test/people.ts'

let api: TestApp
let second: TestApp
let market: Market

beforeAll(async () => {
  api = await createTestApp()
  second = await createTestApp({ beside: api })
  market = await openMarket(api, '1000')
})
afterAll(async () => {
  await second.close()
  await api.close()
})

const onSecond = (someone: Person) => sameBrowserAt(second, someone)
const unitsOf = (goodsId: number) =>
  api.app.sql<{ order_id: bigint | null; opened_at: string | null }[]>`
    select order_id, opened_at from goods_secret where goods_id = ${goodsId} order by id`

async function buyers(count: number): Promise<Person[]> {
  const people = await Promise.all(Array.from({ length: count }, () => verifiedPerson(api)))
  for (const buyer of people) await fund(buyer, '2')
  return people
}

describe('at once, on two API processes', () => {
  it('fifty buyers of twenty units: exactly twenty get one, each another, and the rest are told the truth', async () => {
    const goodsId = await publishUnits(market, unitKeys(20))
    const people = await buyers(50)
    const results = await Promise.allSettled(
      people.map((buyer, i) => buy(i % 2 === 0 ? buyer : onSecond(buyer), goodsId)),
    )
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason.message)] : []))
    expect([...new Set(refused)]).toEqual(['GOODS_SOLD_OUT'])
    expect(refused).toHaveLength(30)
    const sold = await unitsOf(goodsId)
    expect(new Set(sold.map((unit) => unit.order_id)).size).toBe(20)
    expect(sold.filter((unit) => unit.order_id === null)).toHaveLength(0)
    expect(await api.app.sql`select 1 from goods_order where goods_id = ${goodsId}`).toHaveLength(20)
  })

  it('buyers of several units: no order gets fewer than it paid for, and no unit stays while somebody could have had it', async () => {
    const goodsId = await publishUnits(market, unitKeys(20))
    const people = await buyers(12)
    await Promise.allSettled(
      people.map((buyer, i) => buy(i % 2 === 0 ? buyer : onSecond(buyer), goodsId, { volume: 3 })),
    )
    const orders = await api.app.sql<{ units: number; volume: number }[]>`
      select o.volume, count(s.id)::int as units from goods_order o left join goods_secret s on s.order_id = o.id
      where o.goods_id = ${goodsId} group by o.id`
    expect(orders).toHaveLength(6)
    expect(orders.every(({ units, volume }) => units === volume)).toBe(true)
  })

  it('opening and refund: the buyer has the unit or the money, never both', async () => {
    const goodsId = await publishUnits(market, unitKeys(40))
    const outcomes = new Set<string>()
    for (let round = 0; round < 30; round += 1) {
      const { id } = await buy(market.buyer, goodsId)
      const opening = market.buyer.client.trpc.goodsOrders.openDelivery.mutate({ id })
      const refunding = onSecond(market.seller).client.trpc.goodsOrders.refund.mutate({ id })
      const [opened] = await Promise.allSettled([opening, refunding])
      await refunding
      const [unit] = await api.app.sql<
        { opened_at: string | null }[]
      >`select opened_at from goods_secret where order_id = ${id}`
      const was = opened.status === 'fulfilled' ? 'opened' : String(opened.reason.message)
      outcomes.add(was)
      // Opened before the refund: it stays spent. Refunded first: it went back unopened and the opening was refused.
      expect({ was, spent: (unit?.opened_at ?? null) !== null }).toEqual({ was, spent: was === 'opened' })
    }
    for (const was of outcomes) expect(['opened', 'DELIVERY_RETURNED']).toContain(was)
  })

  it('a withdrawal and purchases: what was withdrawn is nobody’s, what was sold is kept', async () => {
    const goodsId = await publishUnits(market, unitKeys(10))
    const people = await buyers(5)
    const [withdrawn, ...bought] = await Promise.allSettled([
      market.seller.client.trpc.goods.stock.withdraw.mutate({ id: goodsId, units: 'all' }),
      ...people.map((buyer) => buy(onSecond(buyer), goodsId)),
    ])
    expect(withdrawn.status).toBe('fulfilled')
    const left = await unitsOf(goodsId)
    expect(left.filter((unit) => unit.order_id === null)).toHaveLength(0)
    expect(left).toHaveLength(bought.filter(({ status }) => status === 'fulfilled').length)
  })
})

describe('a purchase whose process is killed', () => {
  it('leaves no unit reserved', async () => {
    const goodsId = await publishUnits(market, unitKeys(2))
    const [buyer] = await buyers(1)
    if (buyer === undefined) throw new Error('no buyer')
    const { sql } = api.app
    const lock = await sql.reserve()
    try {
      // The purchase holds its unit and waits for the account when its connection dies.
      await lock`begin`
      await lock`select 1 from ledger_account where kind = 'user_fund' and owner = ${String(buyer.uid)} for update`
      const purchase = buy(onSecond(buyer), goodsId).then(
        () => 'bought',
        () => 'died',
      )
      const killed = async (): Promise<boolean> => {
        const rows = await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%goods_secret%' and pid <> pg_backend_pid()`
        return rows.length > 0
      }
      await expect.poll(killed).toBe(true)
      expect(await purchase).toBe('died')
    } finally {
      await lock`rollback`
      lock.release()
    }
    expect((await unitsOf(goodsId)).map((unit) => unit.order_id)).toEqual([null, null])
    expect(await sql`select 1 from goods_order where goods_id = ${goodsId}`).toHaveLength(0)
    await buy(buyer, goodsId, { volume: 2 })
    expect((await unitsOf(goodsId)).every((unit) => unit.order_id !== null)).toBe(true)
  })
})

describe('after all of it', () => {
  it('the books balance and every escrow holds what its order says', async () => {
    expect(await brokenBooks(api.app)).toEqual([])
  })
})
