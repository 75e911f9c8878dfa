import { createHash } from 'node:crypto'
import { Connection, mutationBytes, queryBytes, type Answer } from './connection.ts'
import { CONNECTIONS } from './load.ts'

/** Two for each connection: the bound on money calls is per account. */
const BUYERS = CONNECTIONS * 2
const GOODS = 400
export const PRICE_CENTS = 150
const FEE_BASIS_POINTS = 250

/** Units of each goods that is sold from stock: enough for every round. */
const STOCKED_GOODS = 40
const UNITS = 1000

const TOO_MANY = 429
const DAY_SECONDS = 86_400

export interface Market {
  /** All of one seller. */
  readonly goodsIds: readonly number[]
  /** As many again, spread over the buyers: the n-th is of buyer n modulo their number. */
  readonly spreadIds: readonly number[]
  /** Of the one seller, each with a stock of units. */
  readonly stockedIds: readonly number[]
  /** Whose goods they are. */
  readonly seller: { readonly uid: number; readonly cookie: string }
  readonly buyers: readonly { readonly uid: number; readonly cookie: string }[]
  /** Smallest units of LTC that one piece costs, and the rate, for the statements that pgbench runs. */
  readonly amountUnits: string
  readonly rateE8: string
}

/** As clients send a password (marketplace.md). */
export const digest = (text: string): string => createHash('md5').update(text).digest('hex')
const LOGIN = digest('login-of-bench')
export const PAY = digest('pay-of-bench')
const RECOVERY = digest('recovery-of-bench')

/** The digits behind `path` in the answer's data. */
function digitsIn({ body }: Answer, ...path: readonly string[]): string {
  let value: unknown = JSON.parse(body)
  for (const name of ['result', 'data', ...path]) value = Object(value)[name]
  if (!/^\d+$/.test(String(value))) throw new Error(`seeding: no ${path.join('.')} in ${body.slice(0, 300)}`)
  return String(value)
}

export const numberIn = (answer: Answer, name: string): number => Number(digitsIn(answer, name))

async function call(connection: Connection, bytes: Buffer): Promise<Answer> {
  const answer = await connection.send(bytes)
  if (answer.status !== 200) throw new Error(`seeding: ${answer.body.slice(0, 300)}`)
  return answer
}

/** What fills a market through the API, on several connections at once. */
export function openSeeder(port: number) {
  const connections = Array.from({ length: CONNECTIONS }, () => new Connection(port))

  async function each<T>(count: number, make: (connection: Connection, n: number) => Promise<T>): Promise<T[]> {
    const made: T[] = []
    let next = 0
    async function work(connection: Connection): Promise<void> {
      for (let n = next; n < count; n = next) {
        next += 1
        made[n] = await make(connection, n)
      }
    }
    await Promise.all(connections.map(work))
    return made
  }

  const mutate = (connection: Connection, procedure: string, input: unknown, cookie?: string) =>
    call(connection, mutationBytes(port, { procedure, input, cookie }))

  /** Somebody who is registered and logged in. */
  async function member(connection: Connection): Promise<{ uid: number; cookie: string }> {
    const passwords = { loginPassword: LOGIN, payPassword: PAY, recoveryPassword: RECOVERY }
    const uid = numberIn(await mutate(connection, 'accounts.register', passwords), 'uid')
    const login = await mutate(connection, 'accounts.login', { uid, password: LOGIN })
    return { uid, cookie: /set-cookie: ([^;\r]+)/i.exec(login.head)?.[1] ?? '' }
  }

  return {
    // Some steps are taken alone.
    first: connections[0] ?? new Connection(port),
    each,
    mutate,
    member,
    close: () => connections.forEach((connection) => connection.close()),
  }
}

/** What somebody publishes. */
export function goodsInput(n: number, categoryId: number, delivery?: unknown) {
  const text = { format: 'html', html: `<p>Number ${n}: everything that a buyer should know of it.</p>` }
  return { title: `Wallet code ${n}`, categoryId, price: '1.50', contents: text, shipment: text, delivery }
}

/**
 * Registers buyers with coin and a seller with goods, all through the API.
 * @param makeAdministrator as the operator does; given, the site takes a fee, so that what ends an order posts to revenue too
 */
export async function seedMarket(port: number, makeAdministrator?: (uid: number) => void): Promise<Market> {
  const { first, each, mutate, member, close } = openSeeder(port)

  async function person(connection: Connection): Promise<{ uid: number; cookie: string }> {
    const { uid, cookie } = await member(connection)
    await mutate(connection, 'accounts.verifyPayPassword', { password: PAY }, cookie)
    return { uid, cookie }
  }

  // Alone and first: pgbench draws buyers from a range of uids, and nobody buys from themselves.
  const seller = await person(first)
  const { cookie } = seller
  const buyers = await each(BUYERS, async (connection) => {
    const someone = await person(connection)
    await mutate(connection, 'sandbox.faucet', { currency: 'LTC', amount: '1000' }, someone.cookie)
    return someone
  })
  if (makeAdministrator !== undefined) {
    const administrator = await person(first)
    makeAdministrator(administrator.uid)
    const fee = { change: { goodsFeeBasisPoints: FEE_BASIS_POINTS }, seen: { goodsFeeBasisPoints: 0 } }
    await mutate(first, 'site.changeSettings', fee, administrator.cookie)
  }
  const category = await mutate(first, 'categories.create', { title: 'Bench shelf' }, cookie)
  const categoryId = numberIn(category, 'id')

  /** Of its own: the others wait for answers while the clock is moved. */
  const clock = new Connection(port)
  let nextDay: Promise<unknown> | null = null

  /** A seller publishes so many goods a day and no more: whoever comes to the end of it waits for the sandbox's next day. */
  async function withinQuota(connection: Connection, bytes: Buffer): Promise<Answer> {
    const answer = await connection.send(bytes)
    if (answer.status !== TOO_MANY) return answer
    nextDay ??= mutate(clock, 'sandbox.advance', { seconds: DAY_SECONDS }, cookie).finally(() => (nextDay = null))
    await nextDay
    return withinQuota(connection, bytes)
  }

  async function publish(connection: Connection, n: number, seller: string, delivery?: unknown): Promise<number> {
    const input = goodsInput(n, categoryId, delivery)
    const bytes = mutationBytes(port, { procedure: 'goods.publish', input, cookie: seller })
    return numberIn(await withinQuota(connection, bytes), 'id')
  }

  const goodsIds = await each(GOODS, (connection, n) => publish(connection, n, cookie))
  const spreadIds = await each(GOODS, (connection, n) => publish(connection, n, buyers[n % BUYERS]?.cookie ?? cookie))
  const stockedIds = await each(STOCKED_GOODS, (connection, n) => {
    const secrets = Array.from({ length: UNITS }, (_, unit) => `KEY-${n}-${unit}`)
    return publish(connection, n, cookie, { kind: 'units', secrets })
  })
  // The clock has moved since they verified it.
  const verify = (connection: Connection, { cookie: session }: { cookie: string }) =>
    mutate(connection, 'accounts.verifyPayPassword', { password: PAY }, session)
  await verify(first, seller)
  await each(BUYERS, (connection, n) => verify(connection, buyers[n] ?? seller))
  const quoted = await call(
    first,
    queryBytes(port, { procedure: 'goodsOrders.quote', input: { goodsId: goodsIds[0], volume: 1, currency: 'LTC' } }),
  )
  close()
  clock.close()
  return {
    goodsIds,
    spreadIds,
    stockedIds,
    seller,
    buyers,
    amountUnits: digitsIn(quoted, 'total', 'units'),
    rateE8: digitsIn(quoted, 'rate', 'usdE8'),
  }
}
