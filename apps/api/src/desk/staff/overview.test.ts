import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { buy, logInAgain, openMarket, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { publishOffer, SMALL_LIMITS, takeOffer, trader } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'

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

it('every role sees what waits for it, and nothing of the others', async () => {
  expect(await overviewOf('arbiter')).toMatchObject({ cases: { waiting: 1, second: 0 }, goods: null, site: null })
  expect(await overviewOf('moderator')).toMatchObject({
    cases: null,
    goods: { publishedLastDay: 1, delisted: 0 },
    site: null,
  })
  expect(await overviewOf('finance')).toMatchObject({ cases: null, goods: null, users: { frozen: 0 }, site: null })
  expect(await overviewOf('administrator')).toMatchObject({
    cases: { waiting: 1 },
    goods: { publishedLastDay: 1 },
    site: { settingsChangedLastWeek: 0, settingsWaiting: 0, rolesWaiting: 0, staffMembers: 4 },
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
    expect((await second.client.trpc.staff.overview.query()).site).toMatchObject({ rolesWaiting: 1 })
    expect(await toldOf(second)).toContain('office.roleWaits')
    expect(await toldOf(first)).not.toContain('office.roleWaits')
  })
})
