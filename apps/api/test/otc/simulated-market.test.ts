import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../app.ts'
import { brokenBooks } from '../market/broken-books.ts'
import { seeded } from '../fuzz/random.ts'
import { SMALL_LIMITS, trader } from './offers.ts'
import { simulateMarket } from './simulated-market.ts'

const ORDERS = Number(process.env['MARKET_ORDERS'] ?? '300')
const TRADERS = Number(process.env['MARKET_TRADERS'] ?? '20')
const SEED = Number(process.env['MARKET_SEED'] ?? '1')
const MILLISECONDS_AN_ORDER = 1_000

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

it(
  `${TRADERS} traders at random: each of ${ORDERS} orders ends and the books agree (seed ${SEED})`,
  { timeout: 60_000 + ORDERS * MILLISECONDS_AN_ORDER },
  async () => {
    const traders: number[] = []
    for (let nth = 0; nth < TRADERS; nth += 1) traders.push((await trader(api, '1000')).uid)
    await api.app.settings.change(SMALL_LIMITS, traders[0] ?? 0)
    const { tally, open, outcomes } = await simulateMarket(api, traders, seeded(SEED)).run(ORDERS)
    // Print the results, for replaying a seed.
    if (process.env['MARKET_ORDERS'] !== undefined || open > 0) {
      process.stdout.write(`${[...outcomes, ...tally].map(([what, times]) => `${times} ${what}`).join('\n')}\n`)
    }
    expect([open, outcomes.get('open')]).toEqual([0, undefined])
    expect([...outcomes.values()].reduce((sum, orders) => sum + orders, 0)).toBe(ORDERS)
    // The simulation must include releases, cancellations and demands; otherwise it proves nothing.
    expect([...outcomes.keys()]).toEqual(expect.arrayContaining(['released', 'byBuyer', 'requiredByBuyer']))
    expect(await brokenBooks(api.app)).toEqual([])
  },
)
