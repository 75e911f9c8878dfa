import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '../../src/books/check-books.ts'
import { runningEmbedded } from '../../src/platform/db/embedded/index.ts'
import { createDatabase } from '../../src/platform/db/index.ts'
import { refusalCode } from '../client.ts'
import { LONG_TEXT, PRICE, SECRET_TEXT } from '../market/market.ts'
import { newBrowser, type Browser } from './browser.ts'
import { startApi, type ApiProcess } from './start-api.ts'

let dataDir: string
/** Owns the embedded database. */
let first: ApiProcess
let second: ApiProcess
let goodsId: number

const databaseUrl = () => runningEmbedded(dataDir) ?? ''
const startSecond = () => startApi({ DATABASE_URL: databaseUrl(), DATA_DIR: dataDir })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'jindu-processes-'))
  first = await startApi({ DATA_DIR: dataDir })
  second = await startSecond()
  const seller = await newBrowser(first.origin)
  const trpc = seller.at(first.origin)
  const { id: categoryId } = await trpc.categories.create.mutate({ title: 'Crash shelf' })
  const goods = { title: 'Steam wallet code', categoryId, price: '12.50', contents: LONG_TEXT, shipment: SECRET_TEXT }
  goodsId = (await trpc.goods.publish.mutate(goods)).id
})
afterAll(async () => {
  await second.stop()
  await first.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function buyerWith(amount: string): Promise<Browser> {
  const buyer = await newBrowser(first.origin)
  await buyer.at(first.origin).sandbox.faucet.mutate({ currency: 'LTC', amount })
  return buyer
}

const place = (buyer: Browser, origin: string, idempotencyKey: string) =>
  buyer.at(origin).goodsOrders.place.mutate({ goodsId, volume: 1, currency: 'LTC', price: PRICE, idempotencyKey })

test('what happens at one process is told at the other', async () => {
  const buyer = await buyerWith('10')
  const follower = buyer.follow(second.origin)
  await expect.poll(() => follower.events.map(({ topic }) => topic)).toContain('hello')
  const { id } = await place(buyer, first.origin, 'told-over-there')
  await expect
    .poll(() => follower.events.map(({ topic, payload }) => ({ topic, payload })))
    .toContainEqual({ topic: 'goodsOrder', payload: { id, event: 'placed' } })
  await follower.close()
})

test('a session ended at one process is over at the other, its live connection too', async () => {
  const somebody = await newBrowser(first.origin)
  expect(await somebody.at(second.origin).accounts.me.query()).toMatchObject({ uid: somebody.uid })
  const follower = somebody.follow(second.origin)
  await expect.poll(() => follower.events.map(({ topic }) => topic)).toContain('hello')
  const { data } = await somebody.at(first.origin).accounts.sessions.query()
  await somebody.at(first.origin).accounts.endSession.mutate({ id: data[0]?.id ?? 0 })
  await expect.poll(() => follower.errors).toEqual(['SESSION_ENDED'])
  expect(await refusalCode(place(somebody, second.origin, 'after-the-end'))).toBe('SESSION_ENDED')
  await follower.close()
})

interface Attempt {
  readonly buyer: Browser
  readonly key: string
  /** The acknowledged order; null when the process died before it answered. */
  readonly id: number | null
}

const ACKNOWLEDGED_BEFORE_THE_END = 150

/** Buys without pause until the process is gone; the last purchase goes unanswered. */
async function buyUntilTheEnd(buyer: Browser, origin: string, attempts: Attempt[]): Promise<void> {
  for (;;) {
    const key = `until-the-end-${attempts.length}-${buyer.uid}`
    try {
      attempts.push({ buyer, key, id: (await place(buyer, origin, key)).id })
    } catch {
      attempts.push({ buyer, key, id: null })
      return
    }
  }
}

test('both processes and the database killed under load: no acknowledged purchase is lost', async () => {
  const buyers = await Promise.all(Array.from({ length: 6 }, () => buyerWith('1000')))
  const attempts: Attempt[] = []
  const buying = buyers.map((buyer, index) =>
    buyUntilTheEnd(buyer, index % 2 === 0 ? first.origin : second.origin, attempts),
  )
  while (attempts.length < ACKNOWLEDGED_BEFORE_THE_END) await sleep(5)
  const postmaster = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  await Promise.all([first.kill(), second.kill()])
  process.kill(Number.parseInt(postmaster, 10), 'SIGKILL')
  await Promise.all(buying)
  expect(attempts.filter(({ id }) => id === null)).toHaveLength(buyers.length)

  first = await startApi({ DATA_DIR: dataDir })
  second = await startSecond()
  // The same keys again: acknowledged purchases answer as before, unanswered ones are there or are made now, once.
  const again = await Promise.all(attempts.map(({ buyer, key }) => place(buyer, second.origin, key)))
  expect(attempts.map(({ id }, index) => id ?? again[index]?.id)).toEqual(again.map(({ id }) => id))
  expect(new Set(again.map(({ id }) => id)).size).toBe(attempts.length)

  const orders = await Promise.all(
    buyers.map((buyer) => buyer.at(first.origin).goodsOrders.list.query({ side: 'buy', page: 1, limit: 1 })),
  )
  expect(orders.reduce((sum, { total }) => sum + total, 0)).toBe(attempts.length)
  const database = createDatabase(databaseUrl(), { max: 1 })
  const broken = (await checkBooks(database.db)).filter(({ violations }) => violations > 0)
  await database.close()
  expect(broken).toEqual([])
})
