import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { seeded } from '../../../test/fuzz/random.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { applyFor } from '../../../test/market/finance.ts'
import { buy, fund, fundsOf, publish } from '../../../test/market/market.ts'
import { sameBrowserAt, verifiedPerson, type Person } from '../../../test/people.ts'
import { unlimited } from '../../../test/unlimited.ts'

/** The number of distinct requests: REPEATED_REQUESTS=10000 for the full proof. REPEATED_SEED changes the shuffle. */
const REQUESTS = Number(process.env['REPEATED_REQUESTS'] ?? '60')
const SEED = Number(process.env['REPEATED_SEED'] ?? '13')
/** Each request is sent this many times, to either of two processes. */
const TIMES = 4
const MOST_MILLISECONDS = 60_000 + REQUESTS * 120
const AT_ONCE = 16
/**
 * The maximum distance between copies of a request: some are concurrent, others arrive long after the first was
 * answered.
 */
const APART = 64
const EACH = 1_000n
const WITHDRAWN = 1_000_000n

type Kind = 'transfer' | 'move' | 'withdrawal' | 'purchase'

interface Request {
  readonly kind: Kind
  readonly key: string
  readonly from: Trader
  readonly to: Trader
}

interface Trader extends Person {
  /** The same browser, connected to the other process. */
  readonly there: Person
  readonly goodsId: number
}

let api: TestApp
let beside: TestApp
let people: readonly Trader[]
/** The amount that one purchase debits from the buyer. */
let price: bigint
beforeAll(async () => {
  api = await createTestApp({ rateLimiter: unlimited })
  beside = await createTestApp({ beside: api, rateLimiter: unlimited })
  people = await Promise.all(Array.from({ length: 4 }, (_, nth) => openTrader(nth)))
  const [buyer, seller] = people
  if (buyer === undefined || seller === undefined) throw new Error('nobody trades')
  const before = await fundsOf(buyer)
  await buy(buyer, seller.goodsId)
  price = before - (await fundsOf(buyer))
})
afterAll(async () => {
  await beside.close()
  await api.close()
})

async function openTrader(nth: number): Promise<Trader> {
  const someone = await verifiedPerson(api)
  const { id: categoryId } = await someone.client.trpc.categories.create.mutate({ title: `Repeated shelf ${nth}` })
  await fund(someone, '1000')
  const goodsId = await publish(someone, categoryId)
  return { ...someone, there: sameBrowserAt(beside, someone), goodsId }
}

const coin = (units: bigint) => ({ asset: 'LTC', units: units.toString() }) as const

const SENDS: Readonly<Record<Kind, (request: Request, from: Person) => Promise<{ id: number }>>> = {
  transfer: ({ to, key }, { client }) =>
    client.trpc.transfers.send.mutate({ recipientUid: to.uid, amount: coin(EACH), idempotencyKey: key }),
  move: ({ key }, { client }) =>
    client.trpc.transfers.move.mutate({ target: 'otc', amount: coin(EACH), idempotencyKey: key }),
  withdrawal: ({ key }, from) => applyFor(from, { units: WITHDRAWN, idempotencyKey: key }),
  purchase: ({ to, key }, from) => buy(from, to.goodsId, { idempotencyKey: key }),
}

const costs = (): Readonly<Record<Kind, bigint>> => ({
  transfer: EACH,
  move: EACH,
  withdrawal: WITHDRAWN,
  purchase: price,
})

const funds = async () =>
  new Map(await Promise.all(people.map(async (each) => [each.uid, await fundsOf(each)] as const)))

it(
  `${REQUESTS} money requests, sent ${TIMES} times each in any order, have one effect each (seed ${SEED})`,
  async () => {
    const random = seeded(SEED)
    const kinds = ['transfer', 'move', 'withdrawal', 'purchase'] as const
    const requests = Array.from({ length: REQUESTS }, (_, nth): Request => {
      const from = random.pick(people)
      const to = random.pick(people.filter((person) => person !== from))
      return { kind: random.pick(kinds), key: `repeated-${SEED}-${nth}`, from, to }
    })
    const due = await funds()
    const give = (person: Person, units: bigint) => due.set(person.uid, (due.get(person.uid) ?? 0n) + units)
    for (const { kind, from, to } of requests) {
      give(from, -costs()[kind])
      if (kind === 'transfer') give(to, EACH)
    }

    const queue = requests
      .flatMap((request, nth) =>
        Array.from({ length: TIMES }, () => ({ request, at: nth * TIMES + random.below(APART) })),
      )
      .map((copy) => ({ ...copy, there: random.below(2) === 1, tie: random.below(1_000_000_000) }))
      .toSorted((a, b) => b.at - a.at || a.tie - b.tie)
    const ids = new Map<string, Set<number>>()
    async function work(): Promise<void> {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        const { request, there } = next
        const { id } = await SENDS[request.kind](request, there ? request.from.there : request.from)
        ids.set(request.key, (ids.get(request.key) ?? new Set()).add(id))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))

    expect(ids.size).toBe(REQUESTS)
    expect([...ids.values()].filter((made) => made.size !== 1)).toEqual([])
    expect(await funds()).toEqual(due)
    expect(await brokenBooks(api.app)).toEqual([])
  },
  MOST_MILLISECONDS,
)

it('a key that comes again with another sum is refused and moves nothing', async () => {
  const [from, to] = people
  if (from === undefined || to === undefined) throw new Error('nobody trades')
  const send = (units: bigint) =>
    from.client.trpc.transfers.send.mutate({
      recipientUid: to.uid,
      amount: coin(units),
      idempotencyKey: `repeated-${SEED}-otherwise`,
    })
  await send(EACH)
  const before = await fundsOf(from)
  expect(await refusalCode(send(EACH + 1n))).toBe('IDEMPOTENCY_MISMATCH')
  expect(await fundsOf(from)).toBe(before)
})
