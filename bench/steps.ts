import { randomUUID } from 'node:crypto'
import { Connection, mutationBytes, type Answer } from './connection.ts'
import { CONNECTIONS } from './load.ts'
import type { Work } from './measure.ts'
import { PRICE_CENTS, type Market } from './seed.ts'

/** More orders than any step gets through in a turn; where one does, the turn ends with them. */
const ORDERS_A_SECOND = 800

interface Placed {
  readonly id: number
  readonly buyer: number
  /** Place of the goods in the list that they were taken from. */
  readonly goods: number
}

/** Steps of orders that were placed before: what ends an order, what stops it, and a purchase with its end. */
export function steps(port: number, market: Market, seconds: number): readonly Work[] {
  const { goodsIds, spreadIds, buyers } = market
  const run = randomUUID()
  let keys = 0

  /** A purchase of one piece; of goods of their own a buyer takes the next ones. */
  function purchase(ids: readonly number[], sellers: number, nth: number) {
    const buyer = nth % buyers.length
    const wanted = (nth * 7) % ids.length
    const goods = sellers > 1 && wanted % sellers === buyer ? (wanted + 1) % ids.length : wanted
    keys += 1
    const input = {
      goodsId: ids[goods] ?? 0,
      volume: 1,
      currency: 'LTC',
      price: { asset: 'USD', units: String(PRICE_CENTS) },
      idempotencyKey: `${run}-${keys}`,
    }
    const { cookie } = buyers[buyer] ?? {}
    return { buyer, goods, bytes: mutationBytes(port, { procedure: 'goodsOrders.place', input, cookie }) }
  }

  async function placeOrders(ids: readonly number[], sellers: number): Promise<Placed[]> {
    const placed: Placed[] = []
    let next = 0
    async function keepBuying(): Promise<void> {
      const connection = new Connection(port)
      for (let nth = next; nth < seconds * ORDERS_A_SECOND; nth = next) {
        next += 1
        const { bytes, buyer, goods } = purchase(ids, sellers, nth)
        placed.push({ id: idIn(await connection.send(bytes)), buyer, goods })
      }
      connection.close()
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, keepBuying))
    return placed
  }

  function step(name: string, event: 'hold' | 'confirm' | 'refund', ids: readonly number[], sellers: number): Work {
    let waiting: Placed[] = []
    return {
      name,
      script: null,
      variables: {},
      prepare: async () => {
        waiting = await placeOrders(ids, sellers)
      },
      nextRequest: () => {
        const order = waiting.pop()
        if (order === undefined) return null
        const actor = buyers[event === 'refund' ? order.goods % sellers : order.buyer]
        return mutationBytes(port, {
          procedure: `goodsOrders.${event}`,
          input: { id: order.id },
          cookie: actor?.cookie,
        })
      },
    }
  }

  const ends: Work = {
    name: 'place and confirm',
    script: null,
    variables: {},
    nextRequest: (connection, n, last) => {
      const { bytes, buyer } = purchase(spreadIds, buyers.length, connection + (n >> 1) * CONNECTIONS)
      if (n % 2 === 0 || last === null) return bytes
      const input = { id: idIn(last) }
      return mutationBytes(port, { procedure: 'goodsOrders.confirm', input, cookie: buyers[buyer]?.cookie })
    },
  }

  return [
    step('hold', 'hold', spreadIds, buyers.length),
    step('confirm', 'confirm', spreadIds, buyers.length),
    step('confirm of one hot seller', 'confirm', goodsIds, 1),
    step('refund', 'refund', spreadIds, buyers.length),
    ends,
  ]
}

function idIn({ status, body }: Answer): number {
  const id: unknown = Object(Object(Object(JSON.parse(body)).result).data).id
  if (status !== 200 || typeof id !== 'number') throw new Error(`placing: ${body.slice(0, 300)}`)
  return id
}
