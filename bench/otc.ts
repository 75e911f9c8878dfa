import { randomUUID } from 'node:crypto'
import { mutationBytes, queryBytes, type Connection } from './connection.ts'
import type { Work } from './measure.ts'
import { numberIn, openSeeder, PAY, type Market } from './seed.ts'

/** A user has at most 20 orders open: so many takers fill a turn. */
const TAKERS = 128
const MOST = TAKERS * 20
/** Conversations over offers, and the lines that each holds. */
const TALKS = 32
const LINES = 12
/** 0.1 LTC at 100 dollars a coin. */
const VOLUME = { asset: 'LTC', units: '10000000' } as const
const TOTAL = { asset: 'LTC', units: '40000000000' } as const
const PRICE_E8 = '10000000000'
const CENTS = '1000'

interface Person {
  readonly uid: number
  readonly cookie: string
}

interface Taken {
  readonly id: number
  readonly taker: Person
  readonly seller: Person
}

interface OpenOrder {
  readonly id: number
  readonly sellerUid: number
  readonly paidAt: number | null
}

/** Sell offers of the market's buyers, one of each, and takers of their own who asked about them: the fiat market under load. */
export async function otcWorks(port: number, market: Market): Promise<readonly Work[]> {
  const { each, mutate, member, close } = openSeeder(port)
  const sellers = market.buyers
  const offers = await each(sellers.length, async (connection, n) => {
    const { cookie } = sellers[n] ?? market.seller
    await mutate(connection, 'transfers.move', { target: 'otc', amount: TOTAL, idempotencyKey: randomUUID() }, cookie)
    const offer = {
      side: 'sell',
      total: TOTAL,
      unitPrice: PRICE_E8,
      minimum: { asset: 'USD', units: CENTS },
      maximum: { asset: 'USD', units: '50000' },
      requirements: {},
      idempotencyKey: randomUUID(),
    }
    return numberIn(await mutate(connection, 'otcOffers.publish', offer, cookie), 'id')
  })
  const takers = await each(TAKERS, async (connection) => {
    const someone = await member(connection)
    await mutate(connection, 'accounts.verifyPayPassword', { password: PAY }, someone.cookie)
    return someone
  })
  const talks = await each(TALKS, async (connection, n) => {
    const taker = takers[n] ?? market.seller
    let conversationId = 0
    for (let line = 0; line < LINES; line += 1) {
      const said = {
        to: { subject: { kind: 'otcOffer', id: offers[n % offers.length] } },
        contents: { format: 'html', html: `<p>Line ${line}: I can pay today by bank card.</p>` },
        clientKey: randomUUID(),
      }
      const answer = await mutate(connection, 'conversations.say', said, taker.cookie)
      conversationId = numberIn(answer, 'conversationId')
    }
    return { conversationId, taker }
  })
  const conversations = talks.map(({ conversationId }) => conversationId)
  const uids = takers.map(({ uid }) => uid)
  const between = { first_taker: Math.min(...uids), last_taker: Math.max(...uids) }

  const take = (nth: number) => {
    const offer = nth % offers.length
    const taker = takers[nth % takers.length] ?? market.seller
    const input = { id: offers[offer], volume: VOLUME, unitPrice: PRICE_E8, idempotencyKey: randomUUID() }
    const bytes = mutationBytes(port, { procedure: 'otcOrders.take', input, cookie: taker.cookie })
    return { bytes, taker, seller: sellers[offer] ?? market.seller }
  }

  const step = (connection: Connection, name: 'pay' | 'release', { id, taker, seller }: Taken) =>
    mutate(connection, `otcOrders.${name}`, { id }, (name === 'pay' ? taker : seller).cookie)

  async function payOne(connection: Connection, n: number): Promise<Taken> {
    const { bytes, taker, seller } = take(n)
    const order = { id: numberIn(await connection.send(bytes), 'id'), taker, seller }
    await step(connection, 'pay', order)
    return order
  }

  /** On connections of its own: the server closes those that wait while others are measured. */
  async function prepare<T>(make: (seeder: ReturnType<typeof openSeeder>) => Promise<T>): Promise<T> {
    const seeder = openSeeder(port)
    try {
      return await make(seeder)
    } finally {
      seeder.close()
    }
  }

  /** Ends what a turn left open: whoever has twenty orders open takes no more. */
  async function endAll(seeder: ReturnType<typeof openSeeder>): Promise<void> {
    await seeder.each(takers.length, async (connection, n) => {
      const taker = takers[n] ?? market.seller
      const input = { page: 1, limit: 30, status: 'open' }
      const { body } = await connection.send(
        queryBytes(port, { procedure: 'otcOrders.list', input, cookie: taker.cookie }),
      )
      const orders: readonly OpenOrder[] = JSON.parse(body).result.data.data
      for (const { id, sellerUid, paidAt } of orders) {
        const order = { id, taker, seller: sellers.find(({ uid }) => uid === sellerUid) ?? market.seller }
        if (paidAt === null) await step(connection, 'pay', order)
        await step(connection, 'release', order)
      }
    })
  }

  close()

  let taken = 0
  let paid: Taken[] = []
  return [
    {
      name: 'otc list',
      script: 'otc-list.sql',
      variables: { ...between, price: PRICE_E8 },
      nextRequest: (connection, n) =>
        queryBytes(port, {
          procedure: 'otcOffers.market',
          input: { page: 1, limit: 10, currency: 'LTC', side: 'sell' },
          cookie: takers[(connection * 25 + n) % takers.length]?.cookie,
        }),
    },
    {
      name: 'otc chat',
      script: 'otc-chat.sql',
      variables: { first_talk: Math.min(...conversations), last_talk: Math.max(...conversations) },
      nextRequest: (connection, n) => {
        const talk = talks[(connection * 25 + n) % talks.length]
        const input = { conversationId: talk?.conversationId }
        return queryBytes(port, { procedure: 'conversations.lines', input, cookie: talk?.taker.cookie })
      },
    },
    {
      name: 'otc take',
      script: 'otc-take.sql',
      variables: {
        ...between,
        first_offer: Math.min(...offers),
        last_offer: Math.max(...offers),
        amount: VOLUME.units,
        cents: CENTS,
      },
      prepare: async () => {
        await prepare(endAll)
        taken = 0
      },
      nextRequest: () => {
        taken += 1
        return taken > MOST ? null : take(taken).bytes
      },
    },
    {
      name: 'otc release',
      script: null,
      variables: {},
      prepare: async () => {
        paid = await prepare(async (seeder) => {
          await endAll(seeder)
          return seeder.each(MOST, payOne)
        })
      },
      nextRequest: () => {
        const order = paid.pop()
        if (order === undefined) return null
        return mutationBytes(port, {
          procedure: 'otcOrders.release',
          input: { id: order.id },
          cookie: order.seller.cookie,
        })
      },
    },
  ]
}
