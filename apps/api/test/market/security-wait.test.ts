import { accountRules, rules } from '@jindu/domain/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../app.ts'
import { refusal, refusalCode } from '../client.ts'
import { coin, dollars, fundTrader, publishOffer, SMALL_LIMITS, takeOffer, trader } from '../otc/offers.ts'
import { LOGIN, PAY, RECOVERY, verifiedPerson, type Person } from '../people.ts'
import { applyFor, financier } from './finance.ts'
import { buy, fund, fundsOf, logInAgain, newKey, openMarket, type Market } from './market.ts'

let api: TestApp
let market: Market
beforeAll(async () => {
  api = await createTestApp({ waitHoldsTrade: true })
  const finance = await financier(api)
  await api.app.settings.change({ ...SMALL_LIMITS, waitPurchaseCents: 2_000 }, finance.uid)
  market = await openMarket(api)
})
afterAll(() => api.close())

const { waitSeconds } = rules.wallet.withdrawal

/** Logs in from a new device; the existing session continues. */
async function strangeLogin({ uid }: Person): Promise<void> {
  const { trpc } = api.client({ address: '203.0.113.44' })
  await trpc.accounts.login.mutate({ uid, password: LOGIN })
}

/** Somebody who has logged in before, with coin in both balances. */
async function owner(): Promise<Person> {
  const someone = await verifiedPerson(api)
  await someone.client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
  await fund(someone, '10')
  await fundTrader(api, someone, '50')
  return someone
}

/** The wait is over; who was verified before is no more. */
async function waitEnds(...people: readonly Person[]): Promise<void> {
  api.clock.advance(waitSeconds)
  for (const { client } of people) await client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
}

const send = (from: Person, to: Person, amount: string) =>
  from.client.trpc.transfers.send.mutate({ recipientUid: to.uid, amount: coin(amount), idempotencyKey: newKey() })

describe('while what guards the account is new', () => {
  it('nobody publishes a sell offer, nor sells to a buy offer; both go again at the wait’s end', async () => {
    const [someone, other] = [await owner(), await trader(api)]
    const wanted = await publishOffer(other, { side: 'buy' })
    await strangeLogin(someone)
    expect(await refusal(publishOffer(someone))).toMatchObject({
      code: 'SECURITY_WAIT',
      details: { secondsLeft: waitSeconds },
    })
    expect(await refusalCode(takeOffer(someone, wanted))).toBe('SECURITY_WAIT')
    await publishOffer(someone, { side: 'buy' })
    await waitEnds(someone)
    await publishOffer(someone)
    await takeOffer(someone, wanted)
  })

  it('no seller releases coin that a buyer says to have paid for', async () => {
    const [someone, other] = [await owner(), await trader(api, '0')]
    const { id } = await takeOffer(other, await publishOffer(someone))
    await other.client.trpc.otcOrders.pay.mutate({ id, payPassword: PAY })
    await strangeLogin(someone)
    const release = () => someone.client.trpc.otcOrders.release.mutate({ id, matches: true, payPassword: PAY })
    expect(await refusalCode(release())).toBe('SECURITY_WAIT')
  })

  it('nobody reprices a sell offer or puts one up; taking it down and withdrawing it go, and so does what buys', async () => {
    const someone = await owner()
    const { otcOffers } = someone.client.trpc
    const [shown, hidden] = [await publishOffer(someone), await publishOffer(someone)]
    await otcOffers.takeDown.mutate({ id: hidden })
    const wanted = await publishOffer(someone, { side: 'buy' })
    await strangeLogin(someone)
    expect(await refusalCode(otcOffers.edit.mutate({ id: shown, minimum: dollars('20') }))).toBe('SECURITY_WAIT')
    expect(await refusalCode(otcOffers.putUp.mutate({ id: hidden }))).toBe('SECURITY_WAIT')
    await otcOffers.takeDown.mutate({ id: shown })
    await otcOffers.withdraw.mutate({ id: hidden })
    await otcOffers.edit.mutate({ id: wanted, minimum: dollars('20') })
    await waitEnds(someone)
    await otcOffers.putUp.mutate({ id: shown })
  })

  it('nobody buys above the site’s sum; below it they do, together up to it', async () => {
    const buyer = await owner()
    await buy(buyer, market.goodsId, { volume: 5 })
    api.clock.advance(1)
    await strangeLogin(buyer)
    expect(await refusalCode(buy(buyer, market.goodsId, { volume: 2 }))).toBe('SECURITY_WAIT')
    await buy(buyer, market.goodsId)
    expect(await refusal(buy(buyer, market.goodsId))).toMatchObject({
      code: 'SECURITY_WAIT',
      details: { secondsLeft: waitSeconds },
    })
    await waitEnds(buyer)
    await buy(buyer, market.goodsId, { volume: 2 })
  })

  it('purchases at the same time are not each below the sum', async () => {
    const buyer = await owner()
    await strangeLogin(buyer)
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => buy(buyer, market.goodsId)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = await Promise.all(
      tries.flatMap((each) => (each.status === 'rejected' ? [refusalCode(Promise.reject(each.reason))] : [])),
    )
    expect(new Set(codes)).toEqual(new Set(['SECURITY_WAIT']))
  })

  it('a buyer neither confirms early nor lifts a hold nor agrees to a split; they hold, and the seller refunds', async () => {
    const buyer = await owner()
    const orders = buyer.client.trpc.goodsOrders
    const seller = market.seller.client.trpc.goodsOrders
    await market.seller.client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
    const [open, held] = [await buy(buyer, market.goodsId), await buy(buyer, market.goodsId)]
    await orders.hold.mutate(held)
    const { id } = held
    const half = { asset: 'LTC', units: '1' } as const
    await seller.proposeSplit.mutate({ id, buyer: half })
    await strangeLogin(buyer)
    const steps = [
      () => orders.confirm.mutate(open),
      () => orders.cancelHold.mutate(held),
      () => orders.proposeSplit.mutate({ id, buyer: half }),
      () => orders.acceptSplit.mutate({ id, buyer: half }),
    ]
    for (const step of steps) expect(await refusalCode(step())).toBe('SECURITY_WAIT')
    await orders.hold.mutate(open)
    await seller.refund.mutate(held)
    await waitEnds(buyer)
    await orders.confirm.mutate(open)
  })

  it('a seller’s silence is no malice: the buyer demands the coin, and no mark is given', async () => {
    const [someone, other] = [await owner(), await trader(api, '0')]
    const order = await takeOffer(other, await publishOffer(someone))
    await other.client.trpc.otcOrders.pay.mutate({ ...order, payPassword: PAY })
    await strangeLogin(someone)
    api.clock.advance(rules.otc.autoSettleSeconds)
    const demand = other.client.trpc.otcOrders.requireSettle.mutate({ ...order, payPassword: PAY })
    expect(await demand).toMatchObject({ outcome: 'requiredByBuyer', malicious: null, seller: { maliciousTimes: 0 } })
  })

  it('a site may let trade go on', async () => {
    const someone = await owner()
    const finance = await financier(api)
    await strangeLogin(someone)
    await api.app.settings.change({ waitHoldsTrade: false }, finance.uid)
    expect(await publishOffer(someone)).toBeGreaterThan(0)
    await api.app.settings.change({ waitHoldsTrade: true }, finance.uid)
  })
})

const waitsOf = ({ client }: Person) => client.trpc.wallet.waits.query()

describe('the wallet', () => {
  it('says what waits, until when and why, and what came from an account that waited', async () => {
    const [someone, friend] = [await owner(), await owner()]
    expect(await waitsOf(someone)).toEqual({ wait: null, received: [] })
    await strangeLogin(someone)
    await send(someone, friend, '1.5')
    await send(someone, friend, '0.5')
    const until = api.clock.now() + waitSeconds
    expect(await waitsOf(someone)).toEqual({
      wait: { until, reason: 'device', spendsUpTo: { asset: 'USD', units: '2000' } },
      received: [],
    })
    expect(await waitsOf(friend)).toEqual({ wait: null, received: [{ amount: coin('2'), until }] })
    await waitEnds(friend)
    expect(await waitsOf(friend)).toEqual({ wait: null, received: [] })
  })
})

describe('coin that is sent meanwhile', () => {
  it('waits with its receiver: it leaves by no way before, what they had themselves does', async () => {
    const [someone, friend, third] = [await owner(), await owner(), await verifiedPerson(api)]
    await strangeLogin(someone)
    await send(someone, friend, '4')
    const own = await fundsOf(friend)
    expect(own).toBe(1_400_000_000n)
    expect(await refusalCode(send(friend, third, '10.5'))).toBe('COIN_HELD')
    expect(await refusalCode(applyFor(friend, { units: 1_200_000_000n }))).toBe('COIN_HELD')
    const move = { target: 'otc', amount: coin('12'), idempotencyKey: newKey() } as const
    expect(await refusalCode(friend.client.trpc.transfers.move.mutate(move))).toBe('COIN_HELD')
    await send(friend, third, '9')
    await waitEnds(friend)
    await send(friend, third, '5')
  })

  it('is not overrun by payments at the same time', async () => {
    const [someone, friend, third] = [await owner(), await owner(), await verifiedPerson(api)]
    await strangeLogin(someone)
    await send(someone, friend, '5')
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => send(friend, third, '1')))
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(10)
    expect(await fundsOf(friend)).toBe(500_000_000n)
  })

  it('stays longer once its sender freezes their account', async () => {
    const [someone, friend, third] = [await owner(), await verifiedPerson(api), await verifiedPerson(api)]
    await strangeLogin(someone)
    await send(someone, friend, '5')
    await someone.client.trpc.accounts.freeze.mutate({ uid: someone.uid, recoveryPassword: RECOVERY })
    await waitEnds(friend)
    expect(await refusalCode(send(friend, third, '5'))).toBe('COIN_HELD')
    api.clock.advance(accountRules.frozenHoldSeconds)
    await logInAgain(friend)
    await send(friend, third, '5')
  })
})
