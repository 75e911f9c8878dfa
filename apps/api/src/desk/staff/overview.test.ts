import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { applyFor } from '../../../test/market/finance.ts'
import { buy, fund, logInAgain, newKey, openMarket, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { publishOffer, SMALL_LIMITS, takeOffer, trader } from '../../../test/otc/offers.ts'
import { verifiedPerson, type Person } from '../../../test/people.ts'

let api: TestApp
let market: Market

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api)
  const { buyer, goodsId } = market
  const { id } = await buy(buyer, goodsId)
  await buyer.client.trpc.goodsOrders.hold.mutate({ id })
  await buyer.client.trpc.goodsOrders.complain.mutate({ id })
})
afterAll(() => api.close())

const overviewOf = async (role: Parameters<typeof staffPerson>[1]) =>
  (await staffPerson(api, role)).client.trpc.staff.overview.query()

const waitingOf = async (role: Parameters<typeof staffPerson>[1]) =>
  (await overviewOf(role)).waiting.map(({ kind, count }) => `${kind} ${count}`)

const OF_ARBITERS = ['cases 1', 'secondRulings 0']
const OF_FINANCE = [
  'withdrawals 0',
  'secondApprovals 0',
  'stoppedCoins 0',
  'writeOffs 0',
  'reserves 0',
  'coldMoves 0',
  'moves 0',
  'rates 0',
]

it('every role reads how much waits in each of its places, zero too, and nothing of the others', async () => {
  expect(await waitingOf('arbiter')).toEqual([...OF_ARBITERS, 'tickets 0'])
  expect(await waitingOf('moderator')).toEqual(['reports 0', 'tickets 0'])
  expect(await waitingOf('finance')).toEqual(['tickets 0', ...OF_FINANCE])
  expect(await waitingOf('administrator')).toEqual([
    ...OF_ARBITERS,
    'reports 0',
    'tickets 0',
    ...OF_FINANCE,
    'settings 0',
    'roles 0',
  ])
})

it('what waits at finance is counted, whichever of its queues it is in', async () => {
  const [finance, second] = [await staffPerson(api, 'finance'), await staffPerson(api, 'finance')]
  const waiting = async () =>
    Object.fromEntries(
      (await finance.client.trpc.staff.overview.query()).waiting.map(({ kind, count }) => [kind, count]),
    )
  const owner = await verifiedPerson(api)
  await fund(owner, '10')
  await api.app.settings.change(
    { internalTransferReview: true, withdrawalSecondUnits: { BTC: 1, USDT: 1, LTC: 1 } },
    finance.uid,
  )
  const { id } = await applyFor(owner)
  const amount = { asset: 'LTC', units: '1000' } as const
  const move = await owner.client.trpc.transfers.move.mutate({ target: 'otc', amount, idempotencyKey: newKey() })
  const rate = { currency: 'BTC', rate: '97000', hours: 1, reason: 'the market is out' } as const
  await finance.client.trpc.rates.propose.mutate(rate)
  await finance.client.trpc.treasury.stop.mutate({ currency: 'LTC', reason: 'looked at by hand' })
  expect(await waiting()).toMatchObject({ withdrawals: 1, secondApprovals: 0, moves: 1, rates: 1, stoppedCoins: 1 })
  await finance.client.trpc.withdrawals.approve.mutate({ id })
  expect(await waiting()).toMatchObject({ withdrawals: 0, secondApprovals: 1 })
  await second.client.trpc.withdrawals.approve.mutate({ id })
  await second.client.trpc.rates.end.mutate({ currency: 'BTC' })
  await second.client.trpc.transfers.rejectMove.mutate({ id: move.id, reason: 'not today' })
  expect(await waiting()).toMatchObject({ withdrawals: 0, secondApprovals: 0, moves: 0, rates: 0 })
  await api.app.settings.change({ internalTransferReview: false }, finance.uid)
})

it('every role sees the figures of its places, and nothing of the others', async () => {
  expect(await overviewOf('arbiter')).toMatchObject({ goods: null, site: null })
  expect(await overviewOf('moderator')).toMatchObject({ goods: { publishedLastDay: 1, delisted: 0 }, site: null })
  expect(await overviewOf('finance')).toMatchObject({ goods: null, users: { frozen: 0 }, site: null })
  expect(await overviewOf('administrator')).toMatchObject({
    goods: { publishedLastDay: 1 },
    site: { settingsChangedLastWeek: expect.any(Number), staffMembers: expect.any(Number) },
  })
})

const workOf = async (role: Parameters<typeof staffPerson>[1]) =>
  (await staffPerson(api, role)).client.trpc.staff.openWork.query()

it('every role is told how much is open where it works, and nothing of other places', async () => {
  const { seller, buyer, goodsId } = market
  const report = { kind: 'goods', id: goodsId, reason: 'fraud' } as const
  await buyer.client.trpc.moderation.report.mutate(report)
  await buyer.client.trpc.tickets.create.mutate({
    title: 'A question about a hold',
    contents: { format: 'html', html: '<p>How long does it last?</p>' },
    about: { kind: 'appeal' },
    clientKey: crypto.randomUUID(),
  })
  expect(await workOf('arbiter')).toEqual({ cases: 1, reports: null, payouts: null, tickets: 1 })
  expect(await workOf('moderator')).toEqual({ cases: null, reports: 1, payouts: null, tickets: 1 })
  expect(await workOf('finance')).toEqual({ cases: null, reports: null, payouts: 0, tickets: 1 })
  expect(await workOf('administrator')).toEqual({ cases: 1, reports: 1, payouts: 0, tickets: 1 })
  expect(await refusalCode(seller.client.trpc.staff.openWork.query())).toBe('FORBIDDEN')
})

const nextDayOf = async ({ client }: Person) => client.trpc.staff.nextDay.query()
const toldOf = async ({ client }: Person) =>
  (await client.trpc.messages.list.query({ types: ['system'], page: 1, limit: 20 })).data.map(
    ({ message }) => message.kind,
  )
const hoursOf = async (who: Person, kind: string) =>
  (await nextDayOf(who)).kinds.find((due) => due.kind === kind)?.hours
const kindsOf = async (role: Parameters<typeof staffPerson>[1]) =>
  (await nextDayOf(await staffPerson(api, role))).kinds.map(({ kind }) => kind)

describe('the next day', () => {
  it('of each role holds what it may see, and nothing of the others', async () => {
    expect(await kindsOf('arbiter')).toEqual(['cases'])
    expect(await kindsOf('moderator')).toEqual(['notices'])
    expect(await kindsOf('finance')).toEqual(['rates', 'settlements', 'payments', 'fiat'])
    expect(await kindsOf('administrator')).toEqual([
      'cases',
      'notices',
      'settings',
      'roles',
      'rates',
      'settlements',
      'payments',
      'fiat',
    ])
  })

  it('counts what falls due within it by the hour: not what is held, nor what comes later', async () => {
    const administrator = await staffPerson(api, 'administrator')
    expect(await hoursOf(administrator, 'settlements')).toEqual([])
    const { protectionSeconds } = api.app.settings.current()
    const settles = api.clock.now() + protectionSeconds
    for (const _ of [1, 2]) await buy(market.buyer, market.goodsId)
    const held = await buy(market.buyer, market.goodsId)
    await market.buyer.client.trpc.goodsOrders.hold.mutate({ id: held.id })
    api.clock.advance(protectionSeconds - 86_401)
    await logInAgain(administrator)
    expect(await hoursOf(administrator, 'settlements')).toEqual([])
    api.clock.advance(3_601)
    expect(await hoursOf(administrator, 'settlements')).toMatchObject([
      { at: settles, count: 2, total: { asset: 'USD', units: '2500' } },
    ])
  })

  it('has the payments of fiat orders that fall due, then the orders that end unpaid', async () => {
    const administrator = await staffPerson(api, 'administrator')
    await api.app.settings.change(SMALL_LIMITS, 100_001)
    const [seller, buyer, other] = await Promise.all([trader(api), trader(api, '0'), trader(api, '0')])
    const offerId = await publishOffer(seller)
    const taken = api.clock.now()
    await takeOffer(buyer, offerId)
    const paid = await takeOffer(other, offerId)
    const { autoOrderSettleSeconds } = api.app.settings.current()
    const due = [{ at: taken + autoOrderSettleSeconds, count: 2, total: { asset: 'USD', units: '20000' } }]
    expect(await hoursOf(administrator, 'payments')).toEqual(due)
    expect(await hoursOf(administrator, 'fiat')).toEqual([])
    await other.client.trpc.otcOrders.pay.mutate(paid)
    expect(await hoursOf(administrator, 'payments')).toMatchObject([{ count: 1 }])
    api.clock.advance(autoOrderSettleSeconds)
    await logInAgain(administrator)
    expect(await hoursOf(administrator, 'payments')).toEqual([])
    expect(await hoursOf(administrator, 'fiat')).toMatchObject([{ count: 1 }])
  })

  it('has notices that appear and settings that wait, until they do', async () => {
    const administrator = await staffPerson(api, 'administrator')
    const { notices, site } = administrator.client.trpc
    const words = { title: 'Maintenance', summary: '', contents: { format: 'html', html: '<p>Tonight.</p>' } } as const
    const publishedAt = api.clock.now() + 7_200
    const draft = { category: 9001, en: words, zh: words, pinnedUntil: null, commentsOpen: true, publishedAt } as const
    await notices.publish.mutate(draft)
    await notices.withdraw.mutate(await notices.publish.mutate(draft))
    expect(await hoursOf(administrator, 'notices')).toEqual([{ at: publishedAt, count: 1, total: null }])
    const { themeId } = api.app.settings.current()
    const proposal = { change: { themeId: themeId + 1 }, seen: { themeId }, reason: 'a new look for spring' }
    await site.proposeSetting.mutate(proposal)
    expect(await hoursOf(administrator, 'settings')).toEqual([{ at: api.clock.now() + 86_400, count: 1, total: null }])
  })

  it('has roles that wait for a second administrator, who is told', async () => {
    const [first, second] = [await staffPerson(api, 'administrator'), await staffPerson(api, 'administrator')]
    await api.app.settings.change({ moneySettingsSecondMember: true, secondMemberFrom: 1 }, first.uid)
    const role = { uid: market.buyer.uid, role: 'arbiter', nickName: 'Ann', reason: 'knows the trade' } as const
    await first.client.trpc.accounts.members.appoint.mutate(role)
    await api.app.settings.change({ moneySettingsSecondMember: false }, first.uid)
    expect(await hoursOf(second, 'roles')).toEqual([{ at: api.clock.now() + 86_400, count: 1, total: null }])
    expect((await second.client.trpc.staff.overview.query()).waiting).toContainEqual({ kind: 'roles', count: 1 })
    expect(await toldOf(second)).toContain('office.roleWaits')
    expect(await toldOf(first)).not.toContain('office.roleWaits')
  })
})
