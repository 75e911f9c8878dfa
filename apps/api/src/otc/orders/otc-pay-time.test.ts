import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalCode } from '../../../test/client.ts'
import { marketOfTwo, publishOffer, takeOffer } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'
import type { TestApp } from '../../../test/app.ts'
import { otcOrder } from './tables.ts'

const QUARTER = 900
let api: TestApp
let maker: Person
let taker: Person
beforeAll(async () => {
  ;({ api, one: maker, other: taker } = await marketOfTwo('500', '500'))
})
afterAll(() => api.close())

const order = (id: number) => taker.client.trpc.otcOrders.info.query({ id })
const offer = (id: number) => taker.client.trpc.otcOffers.info.query({ id })
const demand = (id: number) => maker.client.trpc.otcOrders.requireCancel.mutate({ id })

describe('the time to pay', () => {
  it('is the offer’s, shown before taking, and on the timeline; its end lets the seller end the order', async () => {
    const offerId = await publishOffer(maker, { paySeconds: QUARTER })
    expect(await offer(offerId)).toMatchObject({ paySeconds: QUARTER, answerSeconds: 3_600 })
    const { id } = await takeOffer(taker, offerId)
    expect((await order(id)).timer).toMatchObject({ kind: 'payment', windowSeconds: QUARTER })
    const dossier = await taker.client.trpc.otcOrders.dossier.query({ id })
    expect(dossier.entries[0]?.line).toContain(`"paySeconds":"${QUARTER}"`)
    api.clock.advance(QUARTER - 10)
    expect(await refusalCode(demand(id))).toBe('OTC_ORDER_TOO_EARLY')
    api.clock.advance(10)
    await demand(id)
    expect((await order(id)).status).toBe('cancelled')
  })

  it('of running orders stays when the offer’s is edited; the next order has the new one', async () => {
    const offerId = await publishOffer(maker, { paySeconds: QUARTER })
    const first = await takeOffer(taker, offerId)
    await maker.client.trpc.otcOffers.edit.mutate({ id: offerId, paySeconds: 7_200 })
    const second = await takeOffer(taker, offerId)
    await maker.client.trpc.otcOffers.edit.mutate({ id: offerId, paySeconds: null })
    const third = await takeOffer(taker, offerId)
    const windows = await Promise.all(
      [first, second, third].map(async ({ id }) => {
        const { timer } = await order(id)
        return timer.kind === 'payment' ? timer.windowSeconds : null
      }),
    )
    expect(windows).toEqual([QUARTER, 7_200, 3_600])
  })

  it('is within the site’s bounds; one from before they changed stays, and others are refused', async () => {
    const offerId = await publishOffer(maker, { paySeconds: QUARTER })
    await api.app.settings.change({ otcPayMinimumSeconds: 1_800 }, maker.uid)
    expect(await refusalCode(publishOffer(maker, { paySeconds: QUARTER }))).toBe('OFFER_PAY_TIME_OUT_OF_RANGE')
    const edit = (paySeconds: number) => maker.client.trpc.otcOffers.edit.mutate({ id: offerId, paySeconds })
    await edit(QUARTER)
    expect(await refusalCode(edit(1_000))).toBe('OFFER_PAY_TIME_OUT_OF_RANGE')
    await edit(1_800)
    expect((await offer(offerId)).paySeconds).toBe(1_800)
    await api.app.settings.change({ otcPayMinimumSeconds: QUARTER }, maker.uid)
  })

  it('is the site’s where the offer names none: nothing is stored or written of it', async () => {
    const offerId = await publishOffer(maker)
    expect((await offer(offerId)).paySeconds).toBeNull()
    const { id } = await takeOffer(taker, offerId)
    expect((await order(id)).timer).toMatchObject({ kind: 'payment', windowSeconds: 3_600 })
    const [row] = await api.app.db.select().from(otcOrder).where(eq(otcOrder.id, id))
    expect(row?.paySeconds).toBeNull()
    const dossier = await taker.client.trpc.otcOrders.dossier.query({ id })
    expect(dossier.entries[0]?.line).not.toContain('paySeconds')
  })
})
