import { entryTemplates } from '@jindu/domain/ledger'
import { money, zero } from '@jindu/domain/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { financier } from '../../../test/market/finance.ts'
import { fund } from '../../../test/market/market.ts'
import { publishOffer, SMALL_LIMITS, takeOffer, trader } from '../../../test/otc/offers.ts'
import { sameBrowserAt, type Person } from '../../../test/people.ts'
import { ledgerPayload } from '../../platform/ledger/entry-input.ts'
import { postEntries } from '../../platform/ledger/index.ts'

let api: TestApp
let other: TestApp
let taker: Person
beforeAll(async () => {
  api = await createTestApp()
  other = await createTestApp({ beside: api })
  await api.app.settings.change(SMALL_LIMITS, (await financier(api)).uid)
  taker = await trader(api, '0')
})
afterAll(async () => {
  await other.close()
  await api.close()
})

/** The chain takes back a deposit that was spent. */
const reversal = (uid: number) =>
  entryTemplates.depositReversal({ uid, money: money('LTC', 500n), fund: zero('LTC'), otc: zero('LTC') })
const reverse = (uid: number) => postEntries(api.app.db, [{ entry: reversal(uid) }], api.clock.now())
const runningOf = async (offerId: number): Promise<number> =>
  (await api.app.sql`select 1 from otc_order where offer_id = ${offerId}`).length

/** A seller whose every coin is on offer. */
async function seller() {
  const someone = await trader(api, '20')
  return { someone, offerId: await publishOffer(someone) }
}

it('an offer of somebody who owes cannot be taken, until the debt is paid', async () => {
  const { someone, offerId } = await seller()
  await reverse(someone.uid)
  expect(await refusalCode(takeOffer(taker, offerId))).toBe('OFFER_OWNER_OWES')
  await fund(someone, '1')
  await takeOffer(taker, offerId)
})

it('also where the debt is being committed while somebody takes it', async () => {
  const { someone, offerId } = await seller()
  let taking: Promise<unknown> = Promise.resolve()
  await api.app.sql.begin(async (sql) => {
    await sql`select ledger_post(${ledgerPayload([{ entry: reversal(someone.uid) }])}::text::jsonb, to_timestamp(${api.clock.now()}))`
    let isAnswered = false
    taking = refusalCode(takeOffer(taker, offerId)).finally(() => {
      isAnswered = true
    })
    // The take has read that nothing is owed, and waits in its commit for the debt.
    await expect
      .poll(async () => (await api.app.sql`select 1 from pg_locks where locktype = 'advisory' and not granted`).length)
      .toBeGreaterThan(0)
    expect(isAnswered).toBe(false)
  })
  expect(await taking).toBe('OFFER_OWNER_OWES')
  expect(await runningOf(offerId)).toBe(0)
})

it('of many takes over two processes, none that begins after the debt is committed', async () => {
  const { someone, offerId } = await seller()
  const takers = await Promise.all(Array.from({ length: 6 }, () => trader(api, '0')))
  let [taken, isOwing] = [0, false]
  const debts: Promise<void>[] = []
  const late: string[] = []
  const refused = new Set<string>()
  const owe = async (): Promise<void> => {
    await reverse(someone.uid)
    isOwing = true
  }
  async function takeOnce(person: Person): Promise<void> {
    const began = isOwing
    const code = await refusalCode(takeOffer(person, offerId, { volume: '0.2' })).catch(() => 'taken')
    if (code !== 'taken') refused.add(code)
    else if (began) late.push(code)
    else taken += 1
    if (taken >= 4 && debts.length === 0) debts.push(owe())
  }
  await Promise.all(
    takers.map(async (each, nth) => {
      const there = nth % 2 === 0 ? each : sameBrowserAt(other, each)
      for (let round = 0; round < 5; round += 1) await takeOnce(there)
    }),
  )
  await Promise.all(debts)
  expect(late).toEqual([])
  expect([...refused]).toEqual(['OFFER_OWNER_OWES'])
  expect(await runningOf(offerId)).toBe(taken)
})
