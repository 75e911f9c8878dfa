import { parseAmount } from '@jindu/domain/money'
import { entryTemplates } from '@jindu/domain/ledger'
import { SELF_DEALING_SIGNS } from '@jindu/domain/trust/moderation'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { oneHand } from '../../../test/market/one-hand.ts'
import { publishOffer, takeOffer, trader } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'
import { postEntries } from '../../platform/ledger/index.ts'

let api: TestApp
let maker: Person
let stranger: Person
let looker: Person
beforeAll(async () => {
  api = await createTestApp()
  looker = await trader(api, '0')
})
beforeEach(async () => {
  ;[maker, stranger] = await Promise.all([trader(api), trader(api)])
})
afterAll(() => api.close())

/** The maker's new offer, as the market shows it to those who ask for so many partners. */
async function seenWith(trust: number) {
  const id = await publishOffer(maker)
  const { data } = await looker.client.trpc.otcOffers.market.query({ currency: 'LTC', side: 'sell', trust })
  await maker.client.trpc.otcOffers.withdraw.mutate({ id })
  return data.find((offer) => offer.id === id)?.maker
}

/** A trade of the maker's coin; both sides rate it. */
async function trade(buyer: Person, seller = maker): Promise<void> {
  const offerId = await publishOffer(seller)
  const order = await takeOffer(buyer, offerId)
  await buyer.client.trpc.otcOrders.pay.mutate(order)
  await seller.client.trpc.otcOrders.release.mutate(order)
  await seller.client.trpc.otcOffers.withdraw.mutate({ id: offerId })
  for (const { client } of [buyer, seller]) await client.trpc.otcOrders.rate.mutate({ ...order, isUp: true, text: '' })
  await api.app.jobs.runDue()
}

const signsWith = async (one: Person, other: Person) =>
  (
    await api.app.sql<{ signs: string[] }[]>`select signs from otc_pair
    where unweighed_order_id is null and (uid, other_uid) in ((${one.uid}, ${other.uid}), (${other.uid}, ${one.uid}))`
  ).map(({ signs }) => signs)

/** Somebody who is one with the maker in one way. */
const ties = () => oneHand(api, () => maker)

describe('a trade of the fiat market with oneself', () => {
  it.each(SELF_DEALING_SIGNS)('is a trade, and neither a partner nor a rating: %s', async (sign) => {
    await trade(stranger)
    const before = await seenWith(1)
    expect(before).toMatchObject({ trades: 1, counterparties: 1, ratedUp: 1 })
    const puppet = await ties()[sign]()
    if (sign === 'coin') {
      // The maker gave the puppet coin, and buys it of them.
      const money = parseAmount('30', 'LTC')
      await postEntries(api.app.db, [{ entry: entryTemplates.fundToOtc({ uid: puppet.uid, money }) }], api.clock.now())
      await trade(maker, puppet)
    } else await trade(puppet)
    expect(await signsWith(maker, puppet)).toEqual([[sign], [sign]])
    expect(await seenWith(1)).toMatchObject({ trades: 2, counterparties: 1, ratedUp: 1 })
    expect(await seenWith(2)).toBeUndefined()
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('is judged by the latest trade of the two: strangers both ways stay partners', async () => {
    await trade(stranger)
    await trade(maker, stranger)
    expect(await signsWith(maker, stranger)).toEqual([[], []])
    expect(await seenWith(1)).toMatchObject({ trades: 2, counterparties: 1, ratedUp: 1 })
  })
})
