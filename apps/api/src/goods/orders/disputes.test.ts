import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusal, refusalCode } from '../../../test/client.ts'
import { bothState, buy, fundsOf, logInAgain, openMarket, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { PAY, verifiedPerson, type Person } from '../../../test/people.ts'
import { picture, upload } from '../../../test/upload.ts'

let api: TestApp
let market: Market
let arbiter: Person
let second: Person

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api, '1000')
  arbiter = await staffPerson(api, 'arbiter')
  second = await staffPerson(api, 'administrator')
})
afterAll(() => api.close())

const casesOf = ({ client }: Person) => client.trpc.disputes.cases
const ordersOf = ({ client }: Person) => client.trpc.goodsOrders
const buyers = () => ordersOf(market.buyer)
const sellers = () => ordersOf(market.seller)
const coin = (units: bigint | string) => ({ asset: 'LTC' as const, units: String(units) })
const TEXT = 'Two of the three keys did not work.'

/** An order of the market on hold. */
async function heldOrder(volume = 1) {
  const { id } = await buy(market.buyer, market.goodsId, { volume })
  return buyers().hold.mutate({ id })
}

async function uploaded({ client }: Person, kind = 'dispute'): Promise<string> {
  return (await upload(client, await picture().png().toBuffer(), { kind })).json().id
}

describe('a statement is refused', () => {
  it('without a hold, by strangers, and with less than ten characters', async () => {
    const { id } = await buy(market.buyer, market.goodsId)
    expect(await refusalCode(buyers().stateCase.mutate({ id, text: TEXT }))).toBe('ORDER_NOT_HELD')
    await buyers().hold.mutate({ id })
    expect(await refusalCode(buyers().stateCase.mutate({ id, text: '  too few   ' }))).toBe('DISPUTE_STATEMENT_INVALID')
    const stranger = ordersOf(await verifiedPerson(api))
    expect(await refusalCode(stranger.stateCase.mutate({ id, text: TEXT }))).toBe('ORDER_NOT_FOUND')
    expect(await refusalCode(stranger.dossier.query({ id }))).toBe('ORDER_NOT_FOUND')
  })

  it('with pictures that are not the speaker’s, not for a dispute, or nowhere', async () => {
    const { id } = await heldOrder()
    const [theirs, shown] = [await uploaded(market.seller), await uploaded(market.buyer, 'goods')]
    const say = (file: string) => refusalCode(buyers().stateCase.mutate({ id, text: TEXT, files: [file] }))
    expect(await say(theirs)).toBe('FILE_NOT_OWN')
    expect(await say(shown)).toBe('FILE_NOT_FOUND')
    expect(await say('f81d4fae-7dec-41d0-a765-00a0c91e6bf6')).toBe('FILE_NOT_FOUND')
  })

  it('after the twentieth of one side', async () => {
    const { id } = await heldOrder()
    for (let nth = 1; nth <= 20; nth += 1) await buyers().stateCase.mutate({ id, text: `Statement number ${nth}.` })
    expect(await refusalCode(buyers().stateCase.mutate({ id, text: TEXT }))).toBe('DISPUTE_STATEMENTS_TOO_MANY')
    expect((await sellers().stateCase.mutate({ id, text: TEXT })).dispute).toMatchObject({ statementsLeft: 19 })
  })
})

describe('what one side says is bounded', () => {
  it('twenty proposals, and the page says that none is left', async () => {
    const { id } = await buy(market.buyer, market.goodsId)
    const propose = (units: bigint) => buyers().proposeSplit.mutate({ id, buyer: coin(units) })
    for (let units = 1n; units <= 20n; units += 1n) await propose(units)
    expect(await refusal(propose(21n))).toEqual({ code: 'DISPUTE_PROPOSALS_TOO_MANY', details: { maximum: 20 } })
    const { allowedEvents, dispute } = await buyers().info.query({ id })
    expect(allowedEvents.find(({ event }) => event === 'proposeSplit')).toMatchObject({
      allowed: false,
      reason: 'DISPUTE_PROPOSALS_TOO_MANY',
    })
    expect(dispute.proposal).toMatchObject({ buyer: { units: '20' } })
    await sellers().proposeSplit.mutate({ id, buyer: coin(30n) })
  })

  it('twenty complaints', async () => {
    const { id } = await heldOrder()
    for (let nth = 1; nth <= 20; nth += 1) {
      await buyers().complain.mutate({ id })
      await buyers().cancelComplaint.mutate({ id })
    }
    expect(await refusalCode(buyers().complain.mutate({ id }))).toBe('DISPUTE_COMPLAINTS_TOO_MANY')
    await sellers().complain.mutate({ id })
  })
})

describe('a statement', () => {
  it('is read by both sides and arbiters with its pictures, and by nobody else', async () => {
    const { id } = await heldOrder()
    const file = await uploaded(market.buyer)
    const stranger = await verifiedPerson(api)
    const readers = [market.buyer, market.seller, arbiter]
    const statusFor = async ({ client }: Person) =>
      (await client.inject({ method: 'GET', url: `/files/${file}` })).statusCode
    expect(await statusFor(market.seller)).toBe(404)
    await buyers().stateCase.mutate({ id, text: `  ${TEXT} `, files: [file, file] })
    for (const reader of readers) {
      const { dispute } = await ordersOf(reader).info.query({ id })
      expect(dispute).toMatchObject({
        buyerStatedAt: api.clock.now(),
        sellerStatedAt: null,
        statementsLeft: { [market.buyer.uid]: 19, [market.seller.uid]: 20 }[reader.uid] ?? 0,
      })
      expect(dispute.statements).toMatchObject([
        { by: 'buyer', text: TEXT, files: [{ id: file }], at: api.clock.now() },
      ])
      expect(await statusFor(reader)).toBe(200)
    }
    expect(await statusFor(stranger)).toBe(404)
  })
})

describe('a ruling waits', () => {
  it('until both sides are heard', async () => {
    const { id } = await heldOrder()
    await buyers().complain.mutate({ id })
    await buyers().stateCase.mutate({ id, text: TEXT })
    const rule = () => ordersOf(arbiter).rule.mutate({ id, ruling: { to: 'buyer' }, reason: 'The keys did not work.' })
    expect(await refusal(rule())).toEqual({ code: 'DISPUTE_RESPONSE_RUNNING', details: { secondsLeft: 259_200 } })
    const { dispute } = await sellers().stateCase.mutate({ id, text: 'They worked when I sent them.' })
    expect(dispute.rulableAt).toBe(api.clock.now())
    expect(await rule()).toMatchObject({
      outcome: 'ruledToBuyer',
      dispute: {
        queue: 'ended',
        ruling: {
          ruling: { to: 'buyer' },
          reason: 'The keys did not work.',
          arbiter: 'The arbiter',
          confirmedBy: null,
        },
      },
    })
  })

  it('for a silent side no longer than the time to answer, which a site setting gives to orders bought after it', async () => {
    const before = await heldOrder()
    await api.app.settings.change({ disputeResponseSeconds: 3_600 }, second.uid)
    const { id } = await heldOrder()
    await api.app.settings.change({ disputeResponseSeconds: 259_200 }, second.uid)
    const complained = await buyers().complain.mutate({ id })
    expect(complained.dispute).toMatchObject({ respondBy: api.clock.now() + 3_600, queue: 'waiting' })
    expect((await buyers().complain.mutate({ id: before.id })).dispute.respondBy).toBe(api.clock.now() + 259_200)
    api.clock.advance(3_600)
    await Promise.all([market.buyer, market.seller].map(logInAgain))
    const ruling = { id, ruling: { to: 'seller' as const }, reason: 'The seller delivered what was described.' }
    expect(await ordersOf(arbiter).rule.mutate(ruling)).toMatchObject({ outcome: 'ruledToSeller' })
  })
})

describe('a split by agreement is refused', () => {
  it('when it leaves a side nothing, is of another coin, or is one’s own, changed or gone', async () => {
    const { id, amount } = await heldOrder()
    const propose = (units: bigint) => refusalCode(buyers().proposeSplit.mutate({ id, buyer: coin(units) }))
    expect(await propose(0n)).toBe('DISPUTE_SPLIT_INVALID')
    expect(await propose(BigInt(amount.units))).toBe('DISPUTE_SPLIT_INVALID')
    const other = { id, buyer: { asset: 'BTC' as const, units: '5' } }
    expect(await refusalCode(buyers().proposeSplit.mutate(other))).toBe('DISPUTE_SPLIT_INVALID')
    expect(await refusalCode(sellers().acceptSplit.mutate({ id, buyer: coin(5n) }))).toBe('DISPUTE_NO_PROPOSAL')
    await buyers().proposeSplit.mutate({ id, buyer: coin(500n) })
    expect(await refusalCode(buyers().acceptSplit.mutate({ id, buyer: coin(500n) }))).toBe('DISPUTE_PROPOSAL_OWN')
    expect(await refusalCode(sellers().withdrawSplit.mutate({ id }))).toBe('DISPUTE_NO_PROPOSAL')
    await buyers().proposeSplit.mutate({ id, buyer: coin(600n) })
    expect(await refusalCode(sellers().acceptSplit.mutate({ id, buyer: coin(500n) }))).toBe('DISPUTE_PROPOSAL_CHANGED')
    await buyers().withdrawSplit.mutate({ id })
    expect(await refusalCode(sellers().acceptSplit.mutate({ id, buyer: coin(600n) }))).toBe('DISPUTE_NO_PROPOSAL')
  })
})

describe('a split by agreement', () => {
  it('divides the escrow to the unit, the fee from the seller’s part, as the proposal said', async () => {
    await api.app.settings.change({ goodsFeeBasisPoints: 250 }, second.uid)
    const { id } = await buy(market.buyer, market.goodsId)
    await api.app.settings.change({ goodsFeeBasisPoints: 0 }, second.uid)
    const [buyerBefore, sellerBefore] = [await fundsOf(market.buyer), await fundsOf(market.seller)]
    const { dispute, amount } = await sellers().proposeSplit.mutate({ id, buyer: coin(1_000_001n) })
    const rest = BigInt(amount.units) - 1_000_001n
    const fee = (rest * 250n) / 10_000n
    const parts = { buyer: coin(1_000_001n), seller: coin(rest - fee), fee: coin(fee) }
    expect(dispute.proposal).toEqual({ by: 'seller', at: api.clock.now(), ...parts })
    const ended = await buyers().acceptSplit.mutate({ id, buyer: coin(1_000_001n), payPassword: PAY })
    expect(ended).toMatchObject({
      status: 'completed',
      outcome: 'agreedSplit',
      split: parts,
      dispute: { proposal: null, ruling: null },
    })
    expect([await fundsOf(market.buyer), await fundsOf(market.seller)]).toEqual([
      buyerBefore + 1_000_001n,
      sellerBefore + rest - fee,
    ])
    const listed = await sellers().list.query({ side: 'sell', page: 1, limit: 1, search: String(id) })
    expect(listed.data).toMatchObject([{ id, outcome: 'agreedSplit', split: parts }])
    const { data } = await sellers().timeline.query({ id })
    expect(data.at(-1)).toMatchObject({
      note: 'goodsOrder.buyerAcceptedSplit',
      details: { currency: 'LTC', toBuyer: '1000001', toSeller: String(rest - fee), fee: String(fee) },
    })
  })
})

async function salesCounted() {
  const [{ statistics }, goods, bought] = await Promise.all([
    api.client().trpc.goods.seller.query({ uid: market.seller.uid }),
    api.client().trpc.goods.detail.query({ id: market.goodsId }),
    api.client().trpc.goods.seller.query({ uid: market.buyer.uid }),
  ])
  const { salesAmount, salesVolume } = goods
  return [statistics.salesAmount, bought.statistics.buyAmount, salesAmount, salesVolume]
}

async function ruled(buyerBasisPoints: number): Promise<void> {
  const { id } = await heldOrder()
  await bothState(market, id)
  await ordersOf(arbiter).rule.mutate({
    id,
    ruling: { to: 'split', buyerBasisPoints },
    reason: 'As it was agreed.',
  })
}

describe('a split that leaves one side less than one percent is no sale', () => {
  it.each(['the buyer', 'the seller'])('one smallest unit for %s', async (side) => {
    const before = await salesCounted()
    const { id } = await buy(market.buyer, market.goodsId)
    const { amount } = await sellers().info.query({ id })
    const part = coin(side === 'the buyer' ? 1n : BigInt(amount.units) - 1n)
    await sellers().proposeSplit.mutate({ id, buyer: part })
    await buyers().acceptSplit.mutate({ id, buyer: part, payPassword: PAY })
    expect(await salesCounted()).toEqual(before)
  })

  it('nor by ruling; one of which both keep one percent is', async () => {
    const before = await salesCounted()
    await ruled(1)
    await ruled(9_999)
    expect(await salesCounted()).toEqual(before)
    await ruled(9_900)
    expect(await salesCounted()).toEqual(before.map((count) => count + 1))
  })
})

/** An order of 1012.50 dollars, heard and ruled on by the first arbiter. */
async function pendingRuling() {
  const { id } = await heldOrder(81)
  await bothState(market, id)
  const ruling = { to: 'split', buyerBasisPoints: 2_500 } as const
  return ordersOf(arbiter).rule.mutate({ id, ruling, reason: 'A quarter did not work.' })
}

describe('a ruling above the sum of the site', () => {
  it('moves nothing until a second arbiter confirms it', async () => {
    const { id, status, dispute } = await pendingRuling()
    expect(status).toBe('open')
    expect(dispute).toMatchObject({
      queue: 'second',
      needsSecond: true,
      pendingRuling: {
        ruling: { to: 'split', buyerBasisPoints: 2_500 },
        reason: 'A quarter did not work.',
        arbiter: 'The arbiter',
        own: true,
      },
    })
    const again = { id, ruling: { to: 'buyer' as const }, reason: 'All of it.' }
    expect(await refusalCode(ordersOf(second).rule.mutate(again))).toBe('DISPUTE_RULING_PENDING')
    expect(await refusalCode(ordersOf(arbiter).confirmRuling.mutate({ id }))).toBe('DISPUTE_RULING_OWN')
    expect(await refusalCode(ordersOf(arbiter).rejectRuling.mutate({ id, reason: 'Mine.' }))).toBe('DISPUTE_RULING_OWN')
    const before = await fundsOf(market.buyer)
    const ended = await ordersOf(second).confirmRuling.mutate({ id })
    expect(ended).toMatchObject({
      outcome: 'ruledSplit',
      splitBuyerBasisPoints: 2_500,
      dispute: {
        pendingRuling: null,
        ruling: { reason: 'A quarter did not work.', arbiter: 'The arbiter', confirmedBy: 'The administrator' },
      },
    })
    expect(await fundsOf(market.buyer)).toBe(before + BigInt(ended.split?.buyer.units ?? 0))
  })

  it('and one at exactly that sum takes effect at once', async () => {
    const { id } = await heldOrder(80)
    await bothState(market, id)
    const reason = 'Nothing of it worked.'
    const { outcome, dispute } = await ordersOf(arbiter).rule.mutate({ id, ruling: { to: 'buyer' }, reason })
    expect({ outcome, needsSecond: dispute?.needsSecond }).toEqual({ outcome: 'ruledToBuyer', needsSecond: false })
  })

  it('rejected by a second arbiter goes back to the queue, with the reason on the timeline', async () => {
    const { id } = await pendingRuling()
    const { dispute } = await ordersOf(second).rejectRuling.mutate({ id, reason: 'The pictures show three keys.' })
    expect(dispute).toMatchObject({ pendingRuling: null, ruling: null })
    const { data } = await buyers().timeline.query({ id })
    expect(data.at(-1)).toMatchObject({
      note: 'goodsOrder.rulingRejected',
      details: { reason: 'The pictures show three keys.' },
    })
    expect(await refusalCode(ordersOf(second).confirmRuling.mutate({ id }))).toBe('DISPUTE_NO_RULING_PENDING')
  })

  it('does not keep the sides from ending it by themselves', async () => {
    const { id } = await pendingRuling()
    expect(await sellers().refund.mutate({ id })).toMatchObject({
      outcome: 'refunded',
      dispute: { pendingRuling: null, queue: 'ended' },
    })
  })
})

describe("the arbiters' lists", () => {
  it('hold a complaint at once, a hold after 15 days, rulings for a second arbiter, and ended disputes', async () => {
    const place = await openMarket(api, '1000')
    const orders = ordersOf(place.buyer)
    const held = async (volume = 1) => {
      const { id } = await buy(place.buyer, place.goodsId, { volume })
      await orders.hold.mutate({ id })
      return id
    }
    const idsOf = async (queue: 'waiting' | 'second' | 'ended') => {
      const { data } = await casesOf(arbiter).query({ queue, limit: 60 })
      return data.filter(({ buyerUid }) => buyerUid === place.buyer.uid).map(({ id }) => id)
    }
    const [silent, complained, big] = [await held(), await held(), await held(81)]
    expect(await idsOf('waiting')).toEqual([])
    await orders.complain.mutate({ id: complained })
    expect(await idsOf('waiting')).toEqual([complained])
    await bothState(place, big)
    await ordersOf(arbiter).rule.mutate({ id: big, ruling: { to: 'seller' }, reason: 'It was delivered.' })
    expect(await idsOf('second')).toEqual([big])
    api.clock.advance(15 * 86_400)
    await Promise.all([arbiter, second, place.buyer, place.seller, market.buyer, market.seller].map(logInAgain))
    // The complaint came before the arbiters at once, the silent hold only now.
    expect(await idsOf('waiting')).toEqual([complained, silent])
    const { data, total } = await casesOf(arbiter).query({ queue: 'second', currency: 'LTC', sort: 'newest' })
    expect(total).toBe(data.length)
    expect(data[0]).toMatchObject({
      id: big,
      needsSecond: true,
      pendingRuling: { uid: arbiter.uid, arbiter: 'The arbiter' },
      own: false,
    })
    expect(await casesOf(arbiter).query({ queue: 'second', currency: 'BTC' })).toEqual({ data: [], total: 0 })
    await ordersOf(second).confirmRuling.mutate({ id: big })
    expect(await idsOf('ended')).toEqual([big])
  })

  it('tell beside a case what both sides were party to before; what they ended themselves counts against nobody', async () => {
    const place = await openMarket(api, '1000')
    const orders = ordersOf(place.buyer)
    const held = async () => {
      const { id } = await buy(place.buyer, place.goodsId)
      await orders.hold.mutate({ id })
      await orders.complain.mutate({ id })
      return id
    }
    const [ruled, halved, agreed, now] = [await held(), await held(), await held(), await held()]
    const earlier = async () => (await ordersOf(arbiter).case.query({ id: now })).earlier
    const none = { disputes: 0, against: 0, lastAgainstAt: null }
    expect(await earlier()).toEqual({ most: 50, buyer: none, seller: none })

    for (const id of [ruled, halved]) await bothState(place, id)
    const reason = 'The pictures show it.'
    const ruledAt = api.clock.now()
    await ordersOf(arbiter).rule.mutate({ id: ruled, ruling: { to: 'split', buyerBasisPoints: 6_000 }, reason })
    api.clock.advance(60)
    await ordersOf(arbiter).rule.mutate({ id: halved, ruling: { to: 'split', buyerBasisPoints: 5_000 }, reason })
    await ordersOf(place.seller).refund.mutate({ id: agreed })
    expect(await earlier()).toEqual({
      most: 50,
      buyer: { ...none, disputes: 3 },
      seller: { disputes: 3, against: 1, lastAgainstAt: ruledAt },
    })
  })

  it('open a case with its timeline, statements, journal entries and the head of its dossier', async () => {
    const { id, amount } = await heldOrder()
    await bothState(market, id)
    await ordersOf(arbiter).rule.mutate({ id, ruling: { to: 'buyer' }, reason: 'It did not work.' })
    const found = await ordersOf(arbiter).case.query({ id })
    const { head, entries } = await buyers().dossier.query({ id })
    expect(found).toMatchObject({
      order: { id, role: 'staff', dispute: { statements: [{ by: 'buyer' }, { by: 'seller' }] } },
      dossier: { head, entries: entries.length },
    })
    expect(found.timeline).toHaveLength(entries.length)
    expect(found.entries.map(({ kind }) => kind)).toEqual(['goods_purchase', 'goods_refund'])
    expect(found.entries[1]?.postings).toEqual(
      expect.arrayContaining([
        {
          account: 'goods_escrow',
          owner: String(id),
          amount: coin(-BigInt(amount.units)),
          before: amount,
          after: coin(0n),
        },
      ]),
    )
  })
})

const unread = async ({ client }: Person) => (await client.trpc.messages.unreadCount.query()).unread

describe('around an order', () => {
  it('a purchase opens one conversation for a buyer and goods, which lists their orders to both', async () => {
    const place = await openMarket(api, '100')
    const bought = await Promise.all([1, 2, 3].map(() => buy(place.buyer, place.goodsId)))
    const infos = await Promise.all(bought.map(({ id }) => ordersOf(place.buyer).info.query({ id })))
    const [chatId = 0, ...more] = new Set(infos.map((info) => info.chatId))
    expect(more).toEqual([])
    for (const person of [place.buyer, place.seller]) {
      const { data, total } = await ordersOf(person).ofChat.query({ chatId })
      expect(new Set(data.map(({ id }) => id))).toEqual(new Set(bought.map(({ id }) => id)))
      expect(total).toBe(3)
    }
    expect(await refusalCode(buyers().ofChat.query({ chatId }))).toBe('CHAT_NOT_FOUND')
  })

  it('every step leaves a message to both sides, the opened shipment too, unread for who did not take it', async () => {
    const place = await openMarket(api, '100')
    const earlier = [await unread(place.buyer), await unread(place.seller)] as const
    const { id } = await buy(place.buyer, place.goodsId)
    await ordersOf(place.buyer).openDelivery.mutate({ id })
    await ordersOf(place.buyer).hold.mutate({ id })
    await bothState(place, id)
    expect([(await unread(place.buyer)) - earlier[0], (await unread(place.seller)) - earlier[1]]).toEqual([1, 4])
    const told = await Promise.all([place.buyer, place.seller].map(({ client }) => client.trpc.messages.list.query({})))
    expect(told.map(({ data }) => data.filter(({ message }) => message.kind.startsWith('goodsOrder.')).length)).toEqual(
      [5, 5],
    )
  })
})
