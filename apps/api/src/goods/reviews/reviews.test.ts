import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { completedOrder, refundedOrder, splitOrder } from '../../../test/market/ended-order.ts'
import { buy, fund, openMarket, type Market } from '../../../test/market/market.ts'
import { person, RECOVERY, verifiedPerson } from '../../../test/people.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { auditEvent } from '../../platform/audit/tables.ts'
import { goodsReview, goodsReviewVersion } from './tables.ts'

const DAY = 86_400
const FINE = { rating: 5 as const, text: 'Works as described.' }

let api: TestApp
let market: Market
beforeAll(async () => {
  api = await createTestApp()
})
beforeEach(async () => {
  market = await openMarket(api)
})
afterAll(() => api.close())

const buyers = () => market.buyer.client.trpc.reviews
const sellers = () => market.seller.client.trpc.reviews
const ofGoods = () => api.client().trpc.reviews.ofGoods.query({ goodsId: market.goodsId })

const written = async (said: { rating: number; text: string } = FINE) =>
  buyers().write.mutate({ orderId: await completedOrder(market), ...said })

/** Somebody else who bought: of one buyer one review counts. */
async function otherBuyer() {
  const buyer = await verifiedPerson(api)
  await fund(buyer, '2')
  return { buyer, orderId: await completedOrder({ buyer, goodsId: market.goodsId }) }
}

describe('a review is refused', () => {
  it('to strangers, who learn no more than of an order that does not exist', async () => {
    const orderId = await completedOrder(market)
    const stranger = (await person(api)).client.trpc.reviews
    expect(await refusalCode(stranger.write.mutate({ orderId, ...FINE }))).toBe('ORDER_NOT_FOUND')
    expect(await refusalCode(stranger.write.mutate({ orderId: 999_999, ...FINE }))).toBe('ORDER_NOT_FOUND')
    expect(await refusalCode(stranger.ofOrder.query({ orderId }))).toBe('ORDER_NOT_FOUND')
  })

  it('to the seller of the order', async () => {
    const orderId = await completedOrder(market)
    expect(await refusalCode(sellers().write.mutate({ orderId, ...FINE }))).toBe('REVIEW_WRONG_PARTY')
    const { id } = await buyers().write.mutate({ orderId, ...FINE })
    expect(await refusalCode(sellers().edit.mutate({ id, ...FINE }))).toBe('REVIEW_WRONG_PARTY')
  })

  it('while the order is open, held or not', async () => {
    const { id: orderId } = await buy(market.buyer, market.goodsId)
    expect(await refusalCode(buyers().write.mutate({ orderId, ...FINE }))).toBe('REVIEW_ORDER_OPEN')
    await market.buyer.client.trpc.goodsOrders.hold.mutate({ id: orderId })
    expect(await refusalCode(buyers().write.mutate({ orderId, ...FINE }))).toBe('REVIEW_ORDER_OPEN')
    expect(await buyers().ofOrder.query({ orderId })).toEqual({ review: null, mayWrite: false })
  })

  it('a second time', async () => {
    const orderId = await completedOrder(market)
    await buyers().write.mutate({ orderId, ...FINE })
    expect(await refusalCode(buyers().write.mutate({ orderId, rating: 1, text: '' }))).toBe('REVIEW_EXISTS')
  })

  it('outside its bounds', async () => {
    const orderId = await completedOrder(market)
    const code = (rating: number, text: string) => refusalCode(buyers().write.mutate({ orderId, rating, text }))
    expect(await code(0, '')).toBe('REVIEW_RATING_REQUIRED')
    expect(await code(6, '')).toBe('REVIEW_RATING_REQUIRED')
    expect(await code(2.5, '')).toBe('REVIEW_RATING_REQUIRED')
    expect(await code(5, 'good')).toBe('REVIEW_TEXT_TOO_SHORT')
    expect(await code(5, 'x'.repeat(1_001))).toBe('REVIEW_TEXT_TOO_LONG')
  })

  it('to a frozen account', async () => {
    const orderId = await completedOrder(market)
    const { uid, client } = market.buyer
    await client.trpc.accounts.freeze.mutate({ uid, recoveryPassword: RECOVERY })
    expect(await refusalCode(buyers().write.mutate({ orderId, ...FINE }))).toBe('SESSION_ENDED')
  })

  it('an edit after seven days, the first text kept', async () => {
    const { id } = await written()
    api.clock.advance(7 * DAY)
    await buyers().edit.mutate({ id, rating: 4, text: 'Works, mostly.' })
    api.clock.advance(1)
    expect(await refusalCode(buyers().edit.mutate({ id, ...FINE }))).toBe('REVIEW_EDIT_CLOSED')
    const kept = await api.app.db.select().from(goodsReviewVersion).where(eq(goodsReviewVersion.reviewId, id))
    expect(kept.map(({ rating, text }) => ({ rating, text }))).toEqual([FINE, { rating: 4, text: 'Works, mostly.' }])
    await expect(api.app.db.delete(goodsReviewVersion).where(eq(goodsReviewVersion.reviewId, id))).rejects.toThrow(
      'Failed query',
    )
  })

  it('more than thirty times an hour', async () => {
    const { id } = await written()
    for (let nth = 1; nth < 30; nth += 1) await buyers().edit.mutate({ id, rating: 5, text: `Thought again ${nth}` })
    expect(await refusalCode(buyers().edit.mutate({ id, rating: 5, text: 'And again' }))).toBe('RATE_LIMITED')
  })
})

describe('a reply is refused', () => {
  it('to anybody but the seller, and when empty or too long', async () => {
    const { id } = await written()
    const other = (await person(api)).client.trpc.reviews
    expect(await refusalCode(other.reply.mutate({ id, text: 'Thank you' }))).toBe('REVIEW_WRONG_PARTY')
    expect(await refusalCode(buyers().reply.mutate({ id, text: 'Thank you' }))).toBe('REVIEW_WRONG_PARTY')
    expect(await refusalCode(sellers().reply.mutate({ id, text: '  ' }))).toBe('REPLY_EMPTY')
    expect(await refusalCode(sellers().reply.mutate({ id, text: 'x'.repeat(1_001) }))).toBe('REVIEW_TEXT_TOO_LONG')
  })

  it('as an edit after seven days', async () => {
    const { id } = await written()
    api.clock.advance(20 * DAY)
    await sellers().reply.mutate({ id, text: 'Thank you' })
    api.clock.advance(6 * DAY)
    await sellers().reply.mutate({ id, text: 'Thank you very much' })
    api.clock.advance(2 * DAY)
    expect(await refusalCode(sellers().reply.mutate({ id, text: 'Never mind' }))).toBe('REVIEW_EDIT_CLOSED')
    const [review] = (await ofGoods()).data
    expect(review?.reply?.text).toBe('Thank you very much')
    expect(review?.reply?.editedAt).toBe((review?.reply?.at ?? 0) + 6 * DAY)
  })
})

describe('a review', () => {
  it('is read by anybody on goods and seller, its buyer masked, with the seller’s reply', async () => {
    const { id } = await written()
    await sellers().reply.mutate({ id, text: 'Thank you' })
    const bySeller = await api.client().trpc.reviews.ofSeller.query({ uid: market.seller.uid })
    for (const { data, total, ratings } of [await ofGoods(), bySeller]) {
      expect(total).toBe(1)
      expect(ratings).toEqual([0, 0, 0, 0, 1])
      expect(data[0]).toMatchObject({ id, ...FINE, mark: 'none', own: false, mayReply: false, editableUntil: null })
      expect(data[0]?.buyer).toMatch(/^\d\d\*{4}\d$/)
      expect(data[0]?.reply?.text).toBe('Thank you')
    }
    const { rating } = await api.client().trpc.goods.detail.query({ id: market.goodsId })
    expect(rating).toEqual({ count: 1, sum: 5 })
    expect((await api.client().trpc.goods.seller.query({ uid: market.seller.uid })).rating).toEqual({
      count: 1,
      sum: 5,
    })
  })

  it('of a refunded order is marked, of a split one as partly refunded', async () => {
    const arbiter = await staffPerson(api, 'arbiter')
    const refunded = await refundedOrder(market)
    const split = await splitOrder(market, arbiter)
    await buyers().write.mutate({ orderId: refunded, rating: 2, text: '' })
    await buyers().write.mutate({ orderId: split, rating: 3, text: '' })
    expect((await ofGoods()).data.map(({ mark }) => mark)).toEqual(['partlyRefunded', 'refunded'])
    expect((await buyers().ofOrder.query({ orderId: refunded })).review?.mark).toBe('refunded')
  })

  it('is found by its rating, the newest first, a page at a time', async () => {
    const ids: number[] = []
    for (const rating of [5, 3, 5, 1, 5] as const) {
      const { buyer, orderId } = await otherBuyer()
      ids.push((await buyer.client.trpc.reviews.write.mutate({ orderId, rating, text: '' })).id)
    }
    const fives = await api.client().trpc.reviews.ofGoods.query({ goodsId: market.goodsId, rating: 5, limit: 2 })
    expect(fives.data.map(({ id }) => id)).toEqual([ids[4], ids[2]])
    expect(fives.total).toBe(3)
    expect(fives.ratings).toEqual([1, 0, 1, 0, 3])
  })

  it('written twice at once stays one, and is counted once', async () => {
    const orderId = await completedOrder(market)
    const tries = await Promise.allSettled(
      [5, 4, 3, 2, 1, 5, 4, 3].map((rating) => buyers().write.mutate({ orderId, rating, text: '' })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [review] = await api.app.db.select().from(goodsReview).where(eq(goodsReview.orderId, orderId))
    const { data, ratings } = await ofGoods()
    expect(data).toHaveLength(1)
    expect(ratings.map((count, index) => count * (index + 1)).reduce((a, b) => a + b)).toBe(review?.rating)
  })

  it('is counted exactly after reviews, edits and hides at once', async () => {
    const moderator = (await staffPerson(api, 'moderator')).client.trpc.reviews
    const bought = await Promise.all(Array.from({ length: 12 }, otherBuyer))
    const made = await Promise.all(
      bought.map(async ({ buyer: { client }, orderId }, nth) => {
        const reviews = client.trpc.reviews
        return { ...(await reviews.write.mutate({ orderId, rating: (nth % 5) + 1, text: '' })), reviews }
      }),
    )
    const edits = made.filter((_, nth) => nth % 3 === 0)
    const hides = made.filter((_, nth) => nth % 2 === 0)
    await Promise.allSettled([
      ...edits.map(({ id, reviews }) => reviews.edit.mutate({ id, rating: 4, text: '' })),
      ...hides.map(({ id }) => moderator.hide.mutate({ id, reason: 'a phone number' })),
    ])
    await moderator.show.mutate({ id: made[0]?.id ?? 0, reason: 'it was none' })
    const rows = await api.app.db.select().from(goodsReview).where(eq(goodsReview.goodsId, market.goodsId))
    const shown = rows.filter(({ hiddenAt }) => hiddenAt === null)
    expect(shown).toHaveLength(7)
    const { ratings, total } = await ofGoods()
    expect(ratings).toEqual([1, 2, 3, 4, 5].map((rating) => shown.filter((row) => row.rating === rating).length))
    expect(total).toBe(shown.length)
    expect((await api.client().trpc.reviews.ofSeller.query({ uid: market.seller.uid })).ratings).toEqual(ratings)
  })
})

describe('a moderator', () => {
  it('hides a review with a reason; its writer reads why, nobody else reads it, and the audit keeps it', async () => {
    const orderId = await completedOrder(market)
    const { id } = await buyers().write.mutate({ orderId, ...FINE })
    const moderator = await staffPerson(api, 'moderator')
    await moderator.client.trpc.reviews.hide.mutate({ id, reason: 'It names a person.' })
    expect(await ofGoods()).toMatchObject({ data: [], total: 0, ratings: [0, 0, 0, 0, 0] })
    expect((await buyers().ofOrder.query({ orderId })).review?.hidden?.reason).toBe('It names a person.')
    expect((await sellers().ofOrder.query({ orderId })).review).toBeNull()
    expect(await refusalCode(buyers().edit.mutate({ id, ...FINE }))).toBe('REVIEW_HIDDEN')
    expect(await refusalCode(sellers().reply.mutate({ id, text: 'Thank you' }))).toBe('REVIEW_HIDDEN')
    expect(await refusalCode(moderator.client.trpc.reviews.hide.mutate({ id, reason: 'Again.' }))).toBe('REVIEW_HIDDEN')
    const staffView = await moderator.client.trpc.reviews.ofGoods.query({ goodsId: market.goodsId })
    expect(staffView.data[0]).toMatchObject({ id, mayModerate: true, hidden: { reason: 'It names a person.' } })
    const audit = await api.app.db
      .select()
      .from(auditEvent)
      .where(
        and(eq(auditEvent.subjectKind, 'review'), eq(auditEvent.action, 'review.hide'), eq(auditEvent.subjectId, id)),
      )
    expect(audit[0]).toMatchObject({ actorUid: moderator.uid, details: { reason: 'It names a person.' } })
    await moderator.client.trpc.reviews.show.mutate({ id, reason: 'It names a company.' })
    expect(await refusalCode(moderator.client.trpc.reviews.show.mutate({ id, reason: 'Twice.' }))).toBe(
      'REVIEW_NOT_HIDDEN',
    )
    expect((await ofGoods()).total).toBe(1)
  })

  it('does not judge a review of an order of their own, and gives a reason', async () => {
    const { id } = await written()
    const moderator = await staffPerson(api, 'moderator')
    expect(await refusalCode(moderator.client.trpc.reviews.hide.mutate({ id, reason: ' ' }))).toBe(
      'REVIEW_HIDE_REASON_REQUIRED',
    )
    await api.app.db.update(goodsReview).set({ buyerUid: moderator.uid }).where(eq(goodsReview.id, id))
    expect(await refusalCode(moderator.client.trpc.reviews.hide.mutate({ id, reason: 'Mine.' }))).toBe(
      'REVIEW_WRONG_PARTY',
    )
    expect(await refusalCode(sellers().hide.mutate({ id, reason: 'Bad for me.' }))).toBe('FORBIDDEN')
  })

  it('finds reviews by state, goods, sides, rating and words, and goes on behind the last row', async () => {
    const { id: poor } = await written({ rating: 1, text: 'Call me at 555 0100.' })
    const { id: fine } = await written()
    await sellers().reply.mutate({ id: fine, text: 'Glad to READ it.' })
    const moderator = await staffPerson(api, 'moderator')
    const { reviews } = moderator.client.trpc
    const { uid: sellerUid } = market.seller
    await reviews.hide.mutate({ id: poor, reason: 'a phone number' })
    const ask = async (input: Parameters<typeof reviews.staffList.query>[0]) =>
      (await reviews.staffList.query({ sellerUid, ...input })).data.map(({ id }) => id)
    expect(await ask({})).toEqual([fine, poor])
    expect(await ask({ state: 'hidden' })).toEqual([poor])
    expect(await ask({ state: 'shown', goodsId: market.goodsId })).toEqual([fine])
    expect(await ask({ buyerUid: market.buyer.uid, rating: 1 })).toEqual([poor])
    expect(await ask({ text: '555' })).toEqual([poor])
    expect(await ask({ text: 'to read' })).toEqual([fine])
    expect(await ask({ text: '%' })).toEqual([])
    expect(await ask({ id: fine })).toEqual([fine])
    expect(await ask({ buyerUid: sellerUid })).toEqual([])
    const first = await reviews.staffList.query({ sellerUid, limit: 1 })
    expect(await ask({ limit: 1, before: first.next ?? 0 })).toEqual([poor])
    const [judged] = (await reviews.staffList.query({ id: poor })).data
    expect(judged).toMatchObject({
      buyerUid: market.buyer.uid,
      mayModerate: true,
      hidden: { reason: 'a phone number' },
    })
  })

  it('reads a review of an order of their own without a step to take', async () => {
    const { id } = await written()
    const moderator = await staffPerson(api, 'moderator')
    await api.app.db.update(goodsReview).set({ buyerUid: moderator.uid }).where(eq(goodsReview.id, id))
    const { data } = await moderator.client.trpc.reviews.staffList.query({ id })
    expect(data).toMatchObject([{ id, mayModerate: false }])
  })
})
