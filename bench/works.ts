import { randomUUID } from 'node:crypto'
import { mutationBytes, queryBytes } from './connection.ts'
import { CONNECTIONS } from './load.ts'
import type { Work } from './measure.ts'
import { PRICE_CENTS, type Market } from './seed.ts'

/** What is measured, as requests and as the statements of `bench/sql`. */
export function works(port: number, market: Market): readonly Work[] {
  const { goodsIds, buyers, amountUnits, rateE8 } = market
  const run = randomUUID()
  const goodsOf = (n: number) => goodsIds[n % goodsIds.length] ?? 0
  const goods = { first_goods: Math.min(...goodsIds), last_goods: Math.max(...goodsIds) }
  const uids = buyers.map(({ uid }) => uid)
  const list = queryBytes(port, { procedure: 'goods.list', input: { page: 1, limit: 20 } })

  function place(connection: number, n: number): Buffer {
    const buyer = buyers[(connection + (n % 2) * CONNECTIONS) % buyers.length]
    const input = {
      goodsId: goodsOf(connection * 25 + n),
      volume: 1,
      currency: 'LTC',
      price: { asset: 'USD', units: String(PRICE_CENTS) },
      idempotencyKey: `${run}-${connection}-${n}-${performance.now()}`,
    }
    return mutationBytes(port, { procedure: 'goodsOrders.place', input, cookie: buyer?.cookie })
  }

  return [
    {
      name: 'purchase',
      script: 'purchase.sql',
      variables: {
        ...goods,
        first_buyer: Math.min(...uids),
        last_buyer: Math.max(...uids),
        amount: amountUnits,
        rate: rateE8,
      },
      nextRequest: place,
    },
    { name: 'list', script: 'list.sql', variables: {}, nextRequest: () => list },
    {
      name: 'detail',
      script: 'detail.sql',
      variables: goods,
      nextRequest: (connection, n) =>
        queryBytes(port, { procedure: 'goods.detail', input: { id: goodsOf(connection * 25 + n) } }),
    },
  ]
}
