import { randomUUID } from 'node:crypto'
import { mutationBytes, queryBytes } from './connection.ts'
import { CONNECTIONS } from './load.ts'
import type { Work } from './measure.ts'
import { PRICE_CENTS, type Market } from './seed.ts'

/** What is measured, as requests and as the statements of `bench/sql`. */
export function works(port: number, market: Market): readonly Work[] {
  const { goodsIds, spreadIds, stockedIds, buyers, amountUnits, rateE8 } = market
  const run = randomUUID()
  const goodsOf = (n: number) => goodsIds[n % goodsIds.length] ?? 0
  const goods = { first_goods: Math.min(...goodsIds), last_goods: Math.max(...goodsIds) }
  const uids = buyers.map(({ uid }) => uid)
  const list = queryBytes(port, { procedure: 'goods.list', input: { page: 1, limit: 20 } })

  /** A purchase of one piece; of goods of their own a buyer takes the next ones. */
  function place(ids: readonly number[], sellers: number): Work['nextRequest'] {
    return (connection, n) => {
      const nth = (connection + (n % 2) * CONNECTIONS) % buyers.length
      const wanted = (connection * 25 + n) % ids.length
      const own = sellers > 1 && wanted % sellers === nth
      const input = {
        goodsId: ids[(wanted + (own ? 1 : 0)) % ids.length] ?? 0,
        volume: 1,
        currency: 'LTC',
        price: { asset: 'USD', units: String(PRICE_CENTS) },
        idempotencyKey: `${run}-${connection}-${n}-${performance.now()}`,
      }
      return mutationBytes(port, { procedure: 'goodsOrders.place', input, cookie: buyers[nth]?.cookie })
    }
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
      nextRequest: place(goodsIds, 1),
    },
    { name: 'purchase spread over sellers', script: null, variables: {}, nextRequest: place(spreadIds, buyers.length) },
    { name: 'purchase with stock', script: null, variables: {}, nextRequest: place(stockedIds, 1) },
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
