import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBooks } from '../../src/books/check-books.ts'
import { staffMember } from '../../src/accounts/accounts/index.ts'
import { withdrawal } from '../../src/wallet/withdrawals/tables.ts'
import { systemClock } from '../../src/platform/clock/index.ts'
import { startEmbedded, type EmbeddedDatabase } from '../../src/platform/db/embedded/index.ts'
import { createDatabase, type Database } from '../../src/platform/db/index.ts'
import { createSettingsStore } from '../../src/platform/settings/settings-store.ts'
import { seeded } from '../fuzz/random.ts'
import { newBrowser, type Browser } from '../processes/browser.ts'
import { hasAnvil } from './anvil.ts'
import { anvilWorld } from './anvil-world.ts'
import { hasLitecoind } from './litecoind.ts'
import { litecoinWorld } from './litecoin-world.ts'
import { PayoutRun, type PayoutWorld } from './payouts-under-kills.ts'

const SEED = Number(process.env['PAYOUT_SEED'] ?? 1)
const COINS_EACH = 4
const DEEP = 20
const MINUTE = 60_000
const EVERY = (units: number) => ({ BTC: units, USDT: units, LTC: units })

/** No reviews and no waits; the users' fee covers the network's. */
const SETTINGS = {
  depositConfirmations: { BTC: 3, USDT: 6, LTC: 6 },
  withdrawalWaitSeconds: 0,
  withdrawalAutoUnits: EVERY(100_000_000_000),
  withdrawalFeeUnits: EVERY(1_000_000),
  payoutHourUnits: EVERY(0),
  payoutDayUnits: EVERY(0),
}

const WORLDS = [
  { coin: 'LTC', isHere: hasLitecoind, open: litecoinWorld, usual: 5 },
  { coin: 'USDT', isHere: hasAnvil, open: anvilWorld, usual: 3 },
].filter(({ coin, isHere }) => isHere && (process.env['PAYOUT_COIN'] ?? coin) === coin)

describe.each(WORLDS)('withdrawals of $coin on a real node', ({ coin, open, usual }) => {
  const WITHDRAWALS = Number(process.env['PAYOUTS'] ?? usual)
  const KILLS = Number(process.env['PAYOUT_KILLS'] ?? usual)
  const USERS = Math.min(10, WITHDRAWALS)
  let dataDir: string
  let server: EmbeddedDatabase
  let world: PayoutWorld
  let run: PayoutRun
  let database: Database
  let users: Browser[]
  let finance: Browser

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'jindu-payouts-'))
    ;[server, world] = await Promise.all([startEmbedded({ dataDir }), open()])
    run = await PayoutRun.open({ world, databaseUrl: server.url, dataDir, random: seeded(SEED) })
    const origin = await run.origin()
    database = createDatabase(server.url, { max: 2 })
    finance = await newBrowser(origin)
    await database.db.insert(staffMember).values({ uid: finance.uid, role: 'finance', nickName: 'finance' })
    const settings = createSettingsStore(database, systemClock)
    await settings.start()
    await settings.change(SETTINGS, finance.uid)
    await settings.stop()
    users = await Promise.all(Array.from({ length: USERS }, () => newBrowser(origin)))
    await world.ripen(USERS * COINS_EACH)
    for (const user of users) await run.deposit(user, COINS_EACH)
    // Deeper than any reorganisation that comes.
    await run.mine(DEEP)
    await run.turn(finance)
  }, 5 * MINUTE)
  afterAll(async () => {
    await run.stop()
    await database.close()
    await Promise.all([server.stop(), world.stop()])
    await rm(dataDir, { recursive: true, force: true })
  }, MINUTE)

  const endsOf = async (ids: readonly number[]) => {
    const { id, status } = withdrawal
    const rows = await database.db
      .select({ id, status })
      .from(withdrawal)
      .where(inArray(id, [...ids]))
    return new Map(rows.map((row) => [row.id, row.status]))
  }

  it(
    `${WITHDRAWALS} under ${KILLS} kills of the product, lost answers, reorganisations and restarts of the node: each is paid once or returned (seed ${SEED})`,
    { timeout: 5 * MINUTE + WITHDRAWALS * 10_000 },
    async () => {
      await run.rage(users, finance, WITHDRAWALS, KILLS)
      const ids = run.asked.map(({ id }) => id)
      const isOver = async () =>
        [...(await endsOf(ids)).values()].every((status) => status === 'completed' || status === 'revoked')
      await run.heal(finance, isOver)

      const ends = await endsOf(ids)
      const payments = await world.payments()
      const outcomes = run.asked.map(({ id, address, units }) => ({
        id,
        status: ends.get(id),
        paid: payments.get(address) ?? [],
        units,
      }))
      expect(outcomes.map(({ id, status, paid }) => ({ id, status, paid }))).toEqual(
        outcomes.map(({ id, status, units }) => ({ id, status, paid: status === 'completed' ? [units] : [] })),
      )
      expect(await isOver()).toBe(true)
      expect(outcomes.filter(({ status }) => status === 'completed').length).toBeGreaterThan(WITHDRAWALS / 2)
      expect(ids).toHaveLength(WITHDRAWALS)
      expect([...run.kills.values()].reduce((sum, count) => sum + count, 0)).toBe(KILLS)

      const checked = await checkBooks(database.db, { [coin]: world.chain(database.db) })
      const broken = checked.filter(({ violations }) => violations > 0)
      expect(broken).toEqual([])
      if (process.env['PAYOUTS'] !== undefined) {
        const figures = { ...run.tally, dropped: run.dropped, kills: Object.fromEntries(run.kills) }
        process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`)
      }
    },
  )
})
