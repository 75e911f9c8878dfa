import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { dollars, marketOfTwo, publishOffer, takeOffer, trader } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'

const TAKERS = 50
/** Runs per ordered pair: RACE_ROUNDS=100 for the full proof. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? '1')

/** Results that the later of two racing steps may get. */
const NAMED: ReadonlySet<string> = new Set([
  'done',
  'OFFER_ALREADY_SHOWN',
  'OFFER_ALREADY_TAKEN_DOWN',
  'OFFER_NOT_ONGOING',
  'OFFER_REMAINING_TOO_SMALL',
  'OFFER_TAKEN_DOWN',
  'OTC_ORDER_ALREADY_PAID',
  'OTC_ORDER_NOT_OPEN',
])

let api: TestApp
let seller: Person
let buyer: Person

beforeAll(async () => {
  ;({ api, one: seller, other: buyer } = await marketOfTwo('1000', '0'))
})
afterAll(() => api.close())

const ordersOf = ({ client }: Person) => client.trpc.otcOrders
const offersOf = ({ client }: Person) => client.trpc.otcOffers

const refusalOrDone = (call: Promise<unknown> | undefined): Promise<string> =>
  Promise.resolve(call).then(
    () => 'done',
    (error: unknown) => refusalCode(Promise.reject(error)),
  )

it('fifty takers of the last volume: as many orders as fit, never more', async () => {
  const id = await publishOffer(seller, { total: '20', maximum: '200' })
  const takers = await Promise.all(Array.from({ length: TAKERS }, () => trader(api, '0')))
  const results = await Promise.allSettled(takers.map((taker) => takeOffer(taker, id, { volume: '1.5' })))
  // Thirteen orders of 1.5 make 19.5: too little is left for a fourteenth.
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(13)
  expect(await seller.client.trpc.otcOffers.info.query({ id })).toMatchObject({
    remaining: { units: '50000000' },
    running: { units: '1950000000' },
    completed: { units: '0' },
  })
  expect(await brokenBooks(api.app)).toEqual([])
})

/** An offer with a paid and an unpaid order. */
interface Trade {
  readonly offerId: number
  readonly paid: { readonly id: number }
  readonly unpaid: { readonly id: number }
}

const steps: Readonly<Record<string, (trade: Trade) => Promise<unknown>>> = {
  release: ({ paid }) => ordersOf(seller).release.mutate(paid),
  pay: ({ unpaid }) => ordersOf(buyer).pay.mutate(unpaid),
  cancel: ({ unpaid }) => ordersOf(buyer).cancel.mutate(unpaid),
  take: ({ offerId }) => takeOffer(buyer, offerId, { volume: '0.5' }),
  takeDown: ({ offerId: id }) => offersOf(seller).takeDown.mutate({ id }),
  putUp: ({ offerId: id }) => offersOf(seller).putUp.mutate({ id }),
  edit: ({ offerId: id }) => offersOf(seller).edit.mutate({ id, minimum: dollars('20') }),
  withdraw: ({ offerId: id }) => offersOf(seller).withdraw.mutate({ id }),
}

const names = Object.keys(steps)
const pairs = names.flatMap((first) => names.map((second) => [first, second] as const))

/** Ends all open orders and the offer of a trade. */
async function endAll(offerId: number): Promise<void> {
  const open = await api.app.sql<{ id: string; paid: boolean }[]>`
    select id, paid_at is not null as paid from otc_order where offer_id = ${offerId} and status = 'open'`
  for (const { id, paid } of open) {
    await (paid
      ? ordersOf(seller).release.mutate({ id: Number(id) })
      : ordersOf(buyer).cancel.mutate({ id: Number(id) }))
  }
  // Reset the buyer's cancellation quota, which is not under test.
  await api.app.sql`update otc_order set outcome = 'expired' where outcome = 'byBuyer'`
  const { status } = await offersOf(seller).info.query({ id: offerId })
  if (status === 'ongoing') await offersOf(seller).withdraw.mutate({ id: offerId })
}

/**
 * The volumes add up, and the running volume equals that of the open orders; a withdrawn offer has no remaining volume.
 */
async function volumesOf(offerId: number): Promise<{ readonly sum: boolean; readonly running: boolean }> {
  const [row] = await api.app.sql<{ sum: boolean; running: boolean }[]>`
    select status = 'cancelled' and remaining_units = 0 or remaining_units + running_units + completed_units = total_units as sum,
      running_units = coalesce((select sum(amount_units) from otc_order where offer_id = f.id and status = 'open'), 0) as running
    from otc_offer f where id = ${offerId}`
  return { sum: row?.sum ?? false, running: row?.running ?? false }
}

describe.each([
  ['with volume left', '3'],
  ['whose last volume the two took', '2'],
])('an offer %s', (_, total) => {
  it(
    'every two steps at once, on it and its orders: no volume is lost, each is done or refused by name',
    async () => {
      const wrong: unknown[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [first, second] of pairs) {
          const offerId = await publishOffer(seller, { total, maximum: '200' })
          const paid = await takeOffer(buyer, offerId, { volume: '1' })
          const unpaid = await takeOffer(buyer, offerId, { volume: '1' })
          await ordersOf(buyer).pay.mutate(paid)
          const trade = { offerId, paid, unpaid }
          const told = await Promise.all([first, second].map((name) => refusalOrDone(steps[name]?.(trade))))
          const volumes = await volumesOf(offerId)
          await endAll(offerId)
          const ended = await volumesOf(offerId)
          const lost = [volumes, ended].some(({ sum, running }) => !sum || !running)
          if (lost || told.some((code) => !NAMED.has(code))) wrong.push([first, second, told, volumes, ended])
        }
      }
      expect(wrong).toEqual([])
      expect(await brokenBooks(api.app)).toEqual([])
    },
    240_000 + ROUNDS * 60_000,
  )
})
