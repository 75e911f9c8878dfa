import { rules } from '@jindu/domain/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffMember } from '../../accounts/accounts/index.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { follow, liveUrl } from '../../../test/live/follow.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { logInAgain } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { publishOffer, takeOffer, tradeFunds, trader } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'
import { picture, upload } from '../../../test/upload.ts'

let api: TestApp
let seller: Person
let buyer: Person
let arbiter: Person
let second: Person

beforeAll(async () => {
  api = await createTestApp()
  ;[seller, buyer] = await Promise.all([trader(api, '1000'), trader(api, '0')])
  arbiter = await staffPerson(api, 'arbiter')
  second = await staffPerson(api, 'administrator')
})
afterAll(() => api.close())

const ordersOf = ({ client }: Person) => client.trpc.otcOrders
const casesOf = ({ client }: Person) => client.trpc.disputes.cases
const LTC = 100_000_000n
const TEXT = 'The fiat never reached my account.'
const reason = 'The bank statement shows a quarter of it.'
const coin = (units: bigint) => ({ asset: 'LTC' as const, units: units.toString() })

/** An order that its buyer marked as paid. */
async function paidOrder(volume = '1'): Promise<{ id: number }> {
  const order = await takeOffer(buyer, await publishOffer(seller), { volume })
  await ordersOf(buyer).pay.mutate(order)
  return order
}

/** A paid order that the seller complains of, both sides heard. */
async function heardOrder(volume?: string): Promise<{ id: number }> {
  const order = await paidOrder(volume)
  await ordersOf(seller).complain.mutate(order)
  await ordersOf(seller).stateCase.mutate({ ...order, text: TEXT })
  await ordersOf(buyer).stateCase.mutate({ ...order, text: 'It was sent, see the receipt.' })
  return order
}

describe('is refused', () => {
  it('a statement without a dispute, and of strangers', async () => {
    const order = await paidOrder()
    expect(await refusalCode(ordersOf(buyer).stateCase.mutate({ ...order, text: TEXT }))).toBe('DISPUTE_NOT_OPEN')
    await ordersOf(seller).complain.mutate(order)
    const stranger = await trader(api, '0')
    expect(await refusalCode(ordersOf(stranger).stateCase.mutate({ ...order, text: TEXT }))).toBe('OTC_ORDER_NOT_FOUND')
    expect(await refusalCode(ordersOf(stranger).dossier.query(order))).toBe('OTC_ORDER_NOT_FOUND')
    expect(await refusalCode(ordersOf(seller).complain.mutate({ ...order, as: 'buyer' }))).toBe('OTC_ORDER_WRONG_PARTY')
  })

  it('cancelling together before the payment, by one side alone, and of strangers', async () => {
    const unpaid = await takeOffer(buyer, await publishOffer(seller), { volume: '1' })
    expect(await refusalCode(ordersOf(buyer).proposeReturn.mutate(unpaid))).toBe('OTC_ORDER_NOT_PAID')
    const order = await paidOrder()
    expect(await refusalCode(ordersOf(buyer).cancel.mutate(order))).toBe('OTC_ORDER_ALREADY_PAID')
    expect(await refusalCode(ordersOf(seller).acceptReturn.mutate(order))).toBe('DISPUTE_NO_PROPOSAL')
    await ordersOf(buyer).proposeReturn.mutate(order)
    expect(await refusalCode(ordersOf(buyer).acceptReturn.mutate(order))).toBe('DISPUTE_PROPOSAL_OWN')
    expect(await refusalCode(ordersOf(seller).proposeReturn.mutate(order))).toBe('OTC_RETURN_PROPOSED')
    expect(await refusalCode(ordersOf(seller).acceptSplit.mutate({ ...order, buyer: coin(0n) }))).toBe(
      'DISPUTE_NO_PROPOSAL',
    )
    const stranger = await trader(api, '0')
    expect(await refusalCode(ordersOf(stranger).proposeReturn.mutate(order))).toBe('OTC_ORDER_NOT_FOUND')
    expect(await refusalCode(ordersOf(stranger).acceptReturn.mutate(order))).toBe('OTC_ORDER_NOT_FOUND')
  })

  it('a ruling before both were heard, and of a party who is an arbiter', async () => {
    const own = await trader(api, '0')
    await api.app.db.insert(staffMember).values({ uid: own.uid, role: 'arbiter', nickName: 'Their own judge' })
    await logInAgain(own)
    const order = await takeOffer(own, await publishOffer(seller))
    await ordersOf(own).pay.mutate(order)
    await ordersOf(seller).complain.mutate(order)
    const rule = (by: Person) => ordersOf(by).rule.mutate({ ...order, ruling: { to: 'buyer' }, reason })
    expect(await refusalCode(rule(arbiter))).toBe('DISPUTE_RESPONSE_RUNNING')
    await ordersOf(seller).stateCase.mutate({ ...order, text: TEXT })
    await ordersOf(own).stateCase.mutate({ ...order, text: TEXT })
    expect(await refusalCode(rule(own))).toBe('DISPUTE_OWN')
    const { data } = await casesOf(own).query({ queue: 'waiting', kind: 'otcOrder' })
    expect(data.find(({ id }) => id === order.id)).toMatchObject({
      own: true,
      kind: 'otcOrder',
      title: '1.00000000\u00A0LTC',
    })
  })
})

describe('an order in dispute', () => {
  it('is in the one queue of the arbiters, with statements and pictures that both sides read', async () => {
    const order = await paidOrder()
    const file = (await upload(buyer.client, await picture().png().toBuffer(), { kind: 'dispute' })).json().id
    await ordersOf(seller).hold.mutate(order)
    await ordersOf(buyer).complain.mutate(order)
    await ordersOf(buyer).stateCase.mutate({ ...order, text: TEXT, files: [file] })
    for (const reader of [buyer, seller, arbiter]) {
      const { dispute, disputed } = await ordersOf(reader).info.query(order)
      expect([disputed, dispute.statements]).toMatchObject([true, [{ by: 'buyer', text: TEXT, files: [{ id: file }] }]])
      expect((await reader.client.inject({ method: 'GET', url: `/files/${file}` })).statusCode).toBe(200)
    }
    const { data } = await casesOf(arbiter).query({ queue: 'waiting' })
    expect(data.find(({ kind, id }) => kind === 'otcOrder' && id === order.id)).toMatchObject({
      buyerUid: buyer.uid,
      sellerUid: seller.uid,
      own: false,
    })
    const { entries, timeline, dossier } = await ordersOf(arbiter).case.query(order)
    expect([entries.map(({ kind }) => kind), timeline.length, dossier.entries]).toEqual([['otc_take'], 5, 5])
  })

  it('tells an arbiter who has it open what either side does, and nobody else', async () => {
    const url = await liveUrl(api)
    const order = await heardOrder()
    const channel = `otcOrder:${order.id}`
    const barred = follow(url, { token: buyer.client.token(), channel })
    await expect.poll(() => barred.errors).toEqual(['FORBIDDEN'])
    await barred.close()
    const follower = follow(url, { token: arbiter.client.token(), channel })
    await expect.poll(() => follower.topics()).toEqual(['hello'])
    await ordersOf(seller).stateCase.mutate({ ...order, text: 'I looked once more, nothing came.' })
    await expect.poll(() => follower.events.at(-1)).toMatchObject({ payload: { ...order, event: 'stateCase' } })
    await follower.close()
  })

  it.each([
    ['the buyer', 'the seller', false],
    ['the seller', 'the buyer', true],
  ])('%s proposes to cancel and %s agrees: the coin goes back at once and counts for nobody', async (...of) => {
    const [, , bySeller] = of
    const [proposer, other] = bySeller ? [seller, buyer] : [buyer, seller]
    const statistics = () => api.app.sql`
      select uid, otc_trades, otc_abandoned, otc_malicious_times from user_statistics
      where uid in (${buyer.uid}, ${seller.uid}) order by uid`
    const order = await paidOrder()
    const [before, coins] = [await statistics(), await tradeFunds(buyer)]
    const asked = await ordersOf(proposer).proposeReturn.mutate(order)
    expect(asked).toMatchObject({ status: 'open', progress: 'awaitingRelease', disputed: false })
    const side = bySeller ? 'seller' : 'buyer'
    expect(asked.dispute.proposal).toMatchObject({ by: side, buyer: coin(0n), seller: coin(LTC) })
    expect(await ordersOf(other).acceptReturn.mutate(order)).toMatchObject({
      status: 'cancelled',
      outcome: 'agreedReturn',
      malicious: null,
      dispute: { proposal: null },
    })
    expect(await statistics()).toEqual(before)
    expect(await tradeFunds(buyer)).toBe(coins)
    const { data } = await ordersOf(buyer).timeline.query(order)
    const notes = data.map(({ note }) => note)
    const accepted = bySeller ? 'otcOrder.buyerAcceptedReturn' : 'otcOrder.sellerAcceptedReturn'
    expect(notes).toEqual(expect.arrayContaining([`otcOrder.${side}ProposedReturn`, accepted]))
    expect(await ordersOf(buyer).cancellations.query({})).toMatchObject({ secondsLeft: null })
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('ends by a split that both agree on, which counts against nobody', async () => {
    const before = await tradeFunds(buyer)
    const order = await heardOrder('2')
    const listed = async () => {
      const { data } = await ordersOf(seller).list.query({ page: 1, limit: 30 })
      return data.find(({ id }) => id === order.id)
    }
    expect(await listed()).toMatchObject({ proposedBy: null })
    await ordersOf(seller).proposeSplit.mutate({ ...order, buyer: coin(LTC / 2n) })
    expect(await listed()).toMatchObject({ proposedBy: 'seller' })
    expect(await refusalCode(ordersOf(seller).acceptSplit.mutate({ ...order, buyer: coin(LTC / 2n) }))).toBe(
      'DISPUTE_PROPOSAL_OWN',
    )
    expect(await refusalCode(ordersOf(buyer).acceptSplit.mutate({ ...order, buyer: coin(LTC) }))).toBe(
      'DISPUTE_PROPOSAL_CHANGED',
    )
    const ended = await ordersOf(buyer).acceptSplit.mutate({ ...order, buyer: coin(LTC / 2n) })
    expect(ended).toMatchObject({ outcome: 'agreedSplit', malicious: null, split: { buyer: coin(LTC / 2n) } })
    expect(await listed()).toMatchObject({ ...order, proposedBy: null, split: { buyer: coin(LTC / 2n) } })
    expect(await tradeFunds(buyer)).toBe(before + LTC / 2n)
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('above the site’s limit waits for another arbiter, who sends it back or lets it count', async () => {
    const { secondArbiterCents } = api.app.settings.current()
    await api.app.settings.change({ secondArbiterCents: 100 }, second.uid)
    const before = await tradeFunds(buyer)
    const order = await heardOrder('2')
    const rule = () =>
      ordersOf(arbiter).rule.mutate({
        ...order,
        ruling: { to: 'split', buyerBasisPoints: 2_500, malicious: 'seller' },
        reason,
      })
    const { status, dispute } = await rule()
    expect([status, dispute.queue, dispute.pendingRuling]).toMatchObject([
      'open',
      'second',
      { ruling: { to: 'split', buyerBasisPoints: 2_500, malicious: 'seller' }, reason, own: true },
    ])
    expect(await refusalCode(ordersOf(arbiter).confirmRuling.mutate(order))).toBe('DISPUTE_RULING_OWN')
    expect(await refusalCode(ordersOf(seller).confirmRuling.mutate(order))).toBe('FORBIDDEN')
    await ordersOf(second).rejectRuling.mutate({ ...order, reason: 'The receipt says half.' })
    expect(await tradeFunds(buyer)).toBe(before)
    await rule()
    expect(await ordersOf(second).confirmRuling.mutate(order)).toMatchObject({
      status: 'completed',
      outcome: 'ruledSplit',
      malicious: 'seller',
      dispute: { queue: 'ended', ruling: { ruling: { malicious: 'seller' } } },
    })
    expect(await tradeFunds(buyer)).toBe(before + LTC / 2n)
    await api.app.settings.change({ secondArbiterCents }, second.uid)
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('is there without a complaint once nobody attended to it', async () => {
    const order = await paidOrder()
    const isListed = async () => {
      const { data } = await casesOf(arbiter).query({ queue: 'waiting', sort: 'newest', limit: 20 })
      return data.some(({ kind, id }) => kind === 'otcOrder' && id === order.id)
    }
    expect(await isListed()).toBe(false)
    api.clock.advance(rules.otc.autoSettleSeconds + rules.otc.unattendedSeconds)
    await Promise.all([buyer, seller, arbiter, second].map(logInAgain))
    expect(await isListed()).toBe(true)
    const rule = { ...order, ruling: { to: 'buyer' as const }, reason }
    expect(await refusalCode(ordersOf(arbiter).rule.mutate(rule))).toBe('DISPUTE_RESPONSE_RUNNING')
    api.clock.advance(rules.otc.disputeResponseSeconds)
    await Promise.all([buyer, seller, arbiter, second].map(logInAgain))
    expect(await ordersOf(arbiter).rule.mutate(rule)).toMatchObject({ outcome: 'ruledToBuyer', malicious: null })
    expect(await brokenBooks(api.app)).toEqual([])
  })
})
