import { accountRules, rules } from '@jindu/domain/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../app.ts'
import { refusal, refusalCode } from '../client.ts'
import { coin, fundTrader, publishOffer, SMALL_LIMITS, takeOffer, trader } from '../otc/offers.ts'
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

  it('nobody buys above the site’s sum; below it they do', async () => {
    const buyer = await owner()
    await strangeLogin(buyer)
    await buy(buyer, market.goodsId)
    expect(await refusalCode(buy(buyer, market.goodsId, { volume: 2 }))).toBe('SECURITY_WAIT')
    await waitEnds(buyer)
    await buy(buyer, market.goodsId, { volume: 2 })
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
