import { accountRules } from '@jindu/domain/rules'
import type { StaffRole } from '@jindu/domain/accounts/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { guard, shownAt, type Guarded } from '../../../test/factor.ts'
import { applyFor, recordOf } from '../../../test/market/finance.ts'
import { buy, fund, openMarket } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { createMsClient } from '../../../test/ms-client.ts'
import { LOGIN, verifiedPerson, WRONG } from '../../../test/people.ts'

let api: TestApp
let relaxed: TestApp
beforeAll(async () => {
  api = await createTestApp({ env: { STAFF_GUARD: 'strict' } })
  relaxed = await createTestApp({ beside: api })
})
afterAll(async () => {
  await relaxed.close()
  await api.close()
})

const { confirmedSeconds } = accountRules.staff
const staffWithFactor = async (role: StaffRole): Promise<Guarded> => guard(api, await staffPerson(api, role))

describe('staff without a second factor', () => {
  it.each(['arbiter', 'moderator', 'finance', 'administrator'] as const)('can only turn it on: %s', async (role) => {
    const member = await staffPerson(api, role)
    const { accounts, staff, wallet } = member.client.trpc
    expect(await refusalCode(staff.overview.query())).toBe('STAFF_FACTOR_REQUIRED')
    expect(await refusalCode(wallet.balances.query())).toBe('STAFF_FACTOR_REQUIRED')
    expect(await refusalCode(accounts.sessions.query())).toBe('STAFF_FACTOR_REQUIRED')
    expect(await accounts.me.query()).toMatchObject({ role })
    expect(await accounts.secondFactor.status.query()).toMatchObject({ due: true })
    const guarded = await guard(api, member)
    expect(await guarded.client.trpc.staff.overview.query()).toBeDefined()
    expect(await accounts.secondFactor.status.query()).toMatchObject({ due: false })
    await guarded.client.trpc.accounts.secondFactor.turnOff.mutate({ password: LOGIN, otp: guarded.codes[0] ?? '' })
    expect(await refusalCode(staff.overview.query())).toBe('STAFF_FACTOR_REQUIRED')
    await accounts.logout.mutate()
  })

  it('work in a sandbox that says so', async () => {
    const member = await staffPerson(relaxed, 'finance')
    expect(await member.client.trpc.staff.overview.query()).toBeDefined()
  })

  it('are anybody before they are appointed', async () => {
    const someone = await verifiedPerson(api)
    expect(await someone.client.trpc.wallet.balances.query()).toBeDefined()
  })
})

const reason = 'It says what our rules forbid.'

const words = { title: 'Maintenance', summary: '', contents: { format: 'html', html: '<p>Tonight.</p>' } } as const
const notice = { category: 9001, en: words, zh: words, pinnedUntil: null, commentsOpen: true } as const

/**
 * Moderation calls that require confirmation. None of these subjects exists: a confirmed member gets a not-found error
 * instead.
 */
const MODERATION: Record<string, (member: Guarded) => Promise<unknown>> = {
  'moderation.warn': ({ client }) => client.trpc.moderation.warn.mutate({ id: 9, kind: 'slight', reason }),
  'moderation.close': ({ client }) => client.trpc.moderation.close.mutate({ id: 9 }),
  'goods.delist': ({ client }) => client.trpc.goods.delist.mutate({ id: 9, reason }),
  'goods.relist': ({ client }) => client.trpc.goods.relist.mutate({ id: 9, reason }),
  'goods.mergeCategories': ({ client }) => client.trpc.goods.mergeCategories.mutate({ from: 999, into: 998 }),
  'otcOffers.staffTakeDown': ({ client }) => client.trpc.otcOffers.staffTakeDown.mutate({ id: 9, reason }),
  'otcOffers.staffPutUp': ({ client }) => client.trpc.otcOffers.staffPutUp.mutate({ id: 9, reason }),
  'otcOffers.staffWithdraw': ({ client }) => client.trpc.otcOffers.staffWithdraw.mutate({ id: 9, reason }),
  'reviews.hide': ({ client }) => client.trpc.reviews.hide.mutate({ id: 9, reason }),
  'reviews.show': ({ client }) => client.trpc.reviews.show.mutate({ id: 9, reason }),
  'comments.hide': ({ client }) => client.trpc.comments.hide.mutate({ id: 9, reason }),
  'comments.show': ({ client }) => client.trpc.comments.show.mutate({ id: 9, reason }),
  'ads.approve': ({ client }) => client.trpc.ads.approve.mutate({ id: 9 }),
  'ads.delist': ({ client }) => client.trpc.ads.delist.mutate({ id: 9, reason }),
  'ads.relist': ({ client }) => client.trpc.ads.relist.mutate({ id: 9, reason }),
  'accounts.endStaffSession': ({ client }) => client.trpc.accounts.endStaffSession.mutate({ id: 9, reason }),
  'accounts.staffFreeze': ({ client }) => client.trpc.accounts.staffFreeze.mutate({ uid: 999_999, reason }),
  'accounts.staffUnfreeze': ({ client }) => client.trpc.accounts.staffUnfreeze.mutate({ uid: 999_999, reason }),
  'rights.markSpam': ({ client }) => client.trpc.rights.markSpam.mutate({ uid: 999_999, reason }),
  'rights.restore': ({ client }) => client.trpc.rights.restore.mutate({ uid: 999_999, right: 'reply', reason }),
  'rights.withdraw': ({ client }) =>
    client.trpc.rights.withdraw.mutate({ uid: 999_999, right: 'reply', days: 7, reason }),
  'rights.shutOut': ({ client }) => client.trpc.rights.shutOut.query({ right: 'publish' }),
  'notices.publish': ({ client }) => client.trpc.notices.publish.mutate(notice),
  'notices.edit': ({ client }) => client.trpc.notices.edit.mutate({ ...notice, id: 9, version: 0 }),
  'notices.withdraw': ({ client }) => client.trpc.notices.withdraw.mutate({ id: 9 }),
  'notices.restore': ({ client }) => client.trpc.notices.restore.mutate({ id: 9 }),
  'site.proposeSetting': ({ client }) =>
    client.trpc.site.proposeSetting.mutate({ change: { goodsFeeBasisPoints: 1 }, seen: {}, reason }),
  'site.confirmSetting': ({ client }) => client.trpc.site.confirmSetting.mutate({ id: 9 }),
  'site.withdrawSetting': ({ client }) => client.trpc.site.withdrawSetting.mutate({ id: 9 }),
  'site.changeSettings': ({ client }) =>
    client.trpc.site.changeSettings.mutate({ change: { internalTransferReview: true }, seen: {} }),
}

it('moderation and settings wait too until they prove again who they are', async () => {
  const administrator = await staffWithFactor('administrator')
  api.clock.advance(confirmedSeconds)
  for (const [name, step] of Object.entries(MODERATION))
    expect([name, await refusalCode(step(administrator))]).toEqual([name, 'STAFF_CONFIRM_REQUIRED'])
  await administrator.client.trpc.accounts.confirmStaff.mutate({ otp: shownAt(api, administrator.secret) })
  for (const [name, step] of Object.entries(MODERATION)) {
    const heard = await step(administrator).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : ''),
    )
    expect([name, heard]).not.toEqual([name, 'STAFF_CONFIRM_REQUIRED'])
  }
})

describe('money and rulings', () => {
  it('of finance wait until they prove again who they are, minutes after the last time', async () => {
    const owner = await verifiedPerson(api)
    await fund(owner, '3')
    const finance = await staffWithFactor('finance')
    const { id } = await applyFor(owner)
    api.clock.advance(confirmedSeconds)
    const { withdrawals, treasury, accounts } = finance.client.trpc
    const reason = 'the address is on a list of thieves'
    const steps = [
      () => withdrawals.approve.mutate({ id }),
      () => withdrawals.reject.mutate({ id, reason }),
      () => withdrawals.fail.mutate({ id, reason }),
      () => withdrawals.bump.mutate({ id }),
      () => treasury.topUpAddress.mutate({ currency: 'LTC' }),
      () => treasury.resume.mutate({ currency: 'LTC' }),
    ]
    for (const step of steps) expect(await refusalCode(step())).toBe('STAFF_CONFIRM_REQUIRED')
    expect(await withdrawals.queue.query({ queue: 'review', page: 1, limit: 10 })).toMatchObject({ total: 1 })
    expect(await refusalCode(accounts.confirmStaff.mutate({ password: LOGIN }))).toBe('SECOND_FACTOR_REQUIRED')
    expect(await refusalCode(accounts.confirmStaff.mutate({ otp: '000000' }))).toBe('SECOND_FACTOR_WRONG')
    const otp = shownAt(api, finance.secret)
    await accounts.confirmStaff.mutate({ otp })
    expect(await refusalCode(accounts.confirmStaff.mutate({ otp }))).toBe('SECOND_FACTOR_WRONG')
    await withdrawals.approve.mutate({ id })
    expect(await recordOf(owner, id)).toMatchObject({ status: 'approved' })
    const [line] = await api.app
      .sql`select action from audit_event where subject_id = ${finance.uid} and action = 'account.staffConfirmed'`
    expect(line).toBeDefined()
  })

  it('of arbiters too', async () => {
    const market = await openMarket(api, '5')
    const { id } = await buy(market.buyer, market.goodsId)
    const arbiter = await staffWithFactor('arbiter')
    api.clock.advance(confirmedSeconds)
    const { goodsOrders, accounts } = arbiter.client.trpc
    const rule = () => goodsOrders.rule.mutate({ id, ruling: { to: 'buyer' }, reason: 'The keys did not work.' })
    expect(await refusalCode(rule())).toBe('STAFF_CONFIRM_REQUIRED')
    await accounts.confirmStaff.mutate({ otp: shownAt(api, arbiter.secret) })
    expect(await refusalCode(rule())).toBe('ORDER_NOT_HELD')
  })

  it('are confirmed by the password where a sandbox asks for no factor; by nobody who is not staff', async () => {
    const finance = await staffPerson(relaxed, 'finance')
    const { confirmStaff } = finance.client.trpc.accounts
    expect(await refusalCode(confirmStaff.mutate({}))).toBe('PASSWORD_REQUIRED')
    expect(await refusalCode(confirmStaff.mutate({ password: WRONG }))).toBe('PASSWORD_WRONG')
    expect(await confirmStaff.mutate({ password: LOGIN })).toEqual({
      confirmedUntil: api.clock.now() + confirmedSeconds,
    })
    const someone = await verifiedPerson(api)
    expect(await refusalCode(someone.client.trpc.accounts.confirmStaff.mutate({ password: LOGIN }))).toBe('FORBIDDEN')
  })
})

it('the login of old clients refuses staff, with a code of its own, and only who knows the password hears of it', async () => {
  const { uid, secret } = await staffWithFactor('moderator')
  const login = (pwd: string) =>
    createMsClient(api).post('user.user.MsUser/login', { uid, pwd, otp: shownAt(api, secret) })
  expect(await login(WRONG)).toMatchObject({ code: 2011 })
  expect(await login(LOGIN)).toMatchObject({ code: 2036 })
  const there = api.client().trpc.accounts.login.mutate({ uid, password: LOGIN, otp: shownAt(api, secret) })
  expect(await there).toMatchObject({ uid })
})
