import { setTimeout as sleep } from 'node:timers/promises'
import { entryTemplates } from '@jindu/domain/ledger'
import { money } from '@jindu/domain/money'
import { expect } from 'vitest'
import { checkBooks } from '../../src/books/check-books.ts'
import { createDatabase } from '../../src/platform/db/index.ts'
import { postEntries } from '../../src/platform/ledger/index.ts'
import { LONG_TEXT, PRICE, SECRET_TEXT } from '../market/market.ts'
import { newBrowser, type Browser } from '../processes/browser.ts'

const BUYERS = 4
/** The pause between a buyer's purchases, to stay below the rate limit. */
const PAUSE_MILLISECONDS = 60
const MOST_MILLISECONDS = 120_000

const UNAVAILABLE = new Set(['SERVICE_UNAVAILABLE', 'CONNECTION_LOST', 'REQUEST_TIMED_OUT', 'SERVER_BUSY'])

export interface Attempt {
  readonly buyer: Browser
  readonly key: string
  /** The id of the acknowledged order; null without an acknowledgement. */
  readonly id: number | null
  /** When it was sent, by `performance.now()`. */
  readonly from: number
  readonly milliseconds: number
}

/** Retries while the outcome is unknown or the server is unavailable, as a client does. */
export async function untilAnswered<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const deadline = performance.now() + MOST_MILLISECONDS
  for (;;) {
    try {
      return await call()
    } catch (error) {
      const code = error instanceof Error ? error.message : ''
      // `fetch failed`: nobody listens.
      if (!(UNAVAILABLE.has(code) || code === 'fetch failed') || performance.now() > deadline) throw error
      await sleep(100)
    }
  }
}

/** Waits until the product at `origin` can serve. */
export async function untilServing(origin: string): Promise<void> {
  const deadline = performance.now() + MOST_MILLISECONDS
  while (performance.now() < deadline) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok === true) return
    await sleep(20)
  }
  throw new Error('the product does not serve again')
}

/** Gives a user coin as a deposit on a chain would, on a product without a node. */
export async function giveCoin(databaseUrl: string, uid: number): Promise<void> {
  const database = createDatabase(databaseUrl, { max: 1 })
  const entry = entryTemplates.deposit({ uid, money: money('LTC', 10n ** 13n) })
  await postEntries(database.db, [{ entry }], Math.floor(Date.now() / 1000))
  await database.close()
}

export async function expectBooks(databaseUrl: string): Promise<void> {
  const database = createDatabase(databaseUrl, { max: 1 })
  const broken = (await checkBooks(database.db)).filter(({ violations }) => violations > 0)
  await database.close()
  expect(broken).toEqual([])
}

/** Buyers that buy continuously, and what they were told. */
export interface Purchases {
  readonly buyers: readonly Browser[]
  /**
   * Buyers buy at the given origins until `work` is done.
   * @param options.enough acknowledged purchases before `work` begins
   * @param options.stubborn whether buyers go on after an unanswered purchase, as people with a Reload key do
   */
  during(
    origins: () => readonly string[],
    work: (sofar: readonly Attempt[]) => Promise<void>,
    options: { readonly enough: number; readonly stubborn?: true },
  ): Promise<Attempt[]>
  /** Repeats all keys: acknowledged purchases return the same order; unanswered ones exist or are created now, once. */
  expectOnce(attempts: readonly Attempt[], origin: string): Promise<void>
}

/** Opens a shelf with one good at `origin`, and buyers who are given coin by `fund`. */
export async function openPurchases(origin: string, fund: (buyer: Browser) => Promise<unknown>): Promise<Purchases> {
  let made = 0
  const seller = (await newBrowser(origin)).at(origin)
  const { id: categoryId } = await seller.categories.create.mutate({ title: 'Fault shelf' })
  const goods = { title: 'Steam wallet code', categoryId, price: '12.50', contents: LONG_TEXT, shipment: SECRET_TEXT }
  const goodsId = (await seller.goods.publish.mutate(goods)).id
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => newBrowser(origin)))
  for (const buyer of buyers) await fund(buyer)

  const place = (buyer: Browser, idempotencyKey: string, at: string) =>
    buyer.at(at).goodsOrders.place.mutate({ goodsId, volume: 1, currency: 'LTC', price: PRICE, idempotencyKey })

  return {
    buyers,
    async during(origins, work, { enough, stubborn }) {
      const attempts: Attempt[] = []
      const selling = { over: false }
      const buy = async (buyer: Browser, nth: number): Promise<void> => {
        while (!selling.over) {
          made += 1
          const key = `under-a-fault-${made}`
          const from = performance.now()
          const all = origins()
          const id = await place(buyer, key, all[nth % all.length] ?? '').then(
            (order) => order.id,
            () => null,
          )
          attempts.push({ buyer, key, id, from, milliseconds: performance.now() - from })
          if (id === null && stubborn !== true) return
          await sleep(PAUSE_MILLISECONDS)
        }
      }
      const buying = buyers.map(buy)
      while (attempts.length < enough) await sleep(2)
      try {
        await work(attempts)
      } finally {
        selling.over = true
        await Promise.all(buying)
      }
      return attempts
    },
    async expectOnce(attempts, at) {
      const again = await Promise.all(attempts.map(({ buyer, key }) => untilAnswered(() => place(buyer, key, at))))
      expect(attempts.map(({ id }, nth) => id ?? again[nth]?.id)).toEqual(again.map(({ id }) => id))
      const lists = buyers.map((buyer) =>
        untilAnswered(() => buyer.at(at).goodsOrders.list.query({ side: 'buy', page: 1, limit: 1 })),
      )
      const totals = (await Promise.all(lists)).map(({ total }) => total)
      expect(totals.reduce((sum, total) => sum + total, 0)).toBe(made)
    },
  }
}
