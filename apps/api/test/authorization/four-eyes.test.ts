import { rules } from '@jindu/domain/rules'
import type { SecondLookKind } from '@jindu/domain/accounts/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workCoin } from '../../src/wallet/withdrawals/index.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { refusal } from '../client.ts'
import { makeMove, useColdStub } from '../market/cold-stub.ts'
import { applyFor, simulatedChain, stealCoin, topUp } from '../market/finance.ts'
import { addSigned } from '../market/reserves.ts'
import { bothState, buy, logInAgain, openMarket, type Market } from '../market/market.ts'
import { staffPerson } from '../market/staff.ts'
import { LOGIN, person, type Person } from '../people.ts'

let api: TestApp
let market: Market
let first: Person
let second: Person
/** Uses the browser of the first. */
let third: Person

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api, '1000')
  useColdStub(api)
  first = await staffPerson(api, 'administrator')
  second = await staffPerson(api, 'administrator')
  third = await staffPerson(api, 'administrator')
  for (const { uid } of [first, third]) await third.client.trpc.accounts.login.mutate({ uid, password: LOGIN })
  await api.app.settings.change(
    { moneySettingsSecondMember: true, secondMemberFrom: 1, secondArbiterCents: 100, withdrawalSecondUnits },
    first.uid,
  )
})
afterAll(() => api.close())

/** Signed addresses so far. */
let reserves = 0
const reason = 'Both sides were heard.'
const withdrawalSecondUnits = { BTC: 1, USDT: 1, LTC: 1 }
const trpc = ({ client }: Person) => client.trpc

/** The first member's step, and how a second one agrees to it. */
interface Look {
  readonly first: () => Promise<number>
  readonly agree: (by: Person, id: number) => Promise<unknown>
}

const LOOKS: Readonly<Record<SecondLookKind, Look>> = {
  setting: {
    first: async () => {
      const { goodsFeeBasisPoints } = api.app.settings.current()
      const asked = { change: { goodsFeeBasisPoints: goodsFeeBasisPoints + 1 }, seen: { goodsFeeBasisPoints }, reason }
      await trpc(first).site.proposeSetting.mutate(asked)
      return (await trpc(first).site.settingProposals.query()).data[0]?.id ?? 0
    },
    agree: (by, id) => trpc(by).site.confirmSetting.mutate({ id }),
  },
  role: {
    first: async () => {
      const { uid } = await person(api)
      const { members } = trpc(first).accounts
      await members.appoint.mutate({ uid, role: 'arbiter', nickName: 'Ann', reason })
      return (await members.proposals.query()).data[0]?.id ?? 0
    },
    agree: (by, id) => trpc(by).accounts.members.confirm.mutate({ id }),
  },
  ruling: {
    first: async () => {
      const { id } = await buy(market.buyer, market.goodsId)
      await trpc(market.buyer).goodsOrders.hold.mutate({ id })
      await bothState(market, id)
      await trpc(first).goodsOrders.rule.mutate({ id, ruling: { to: 'buyer' }, reason })
      return id
    },
    agree: (by, id) => trpc(by).goodsOrders.confirmRuling.mutate({ id }),
  },
  withdrawal: {
    first: async () => {
      const { id } = await applyFor(market.buyer)
      await trpc(first).withdrawals.approve.mutate({ id })
      return id
    },
    agree: (by, id) => trpc(by).withdrawals.approve.mutate({ id }),
  },
  rate: {
    first: async () => {
      await trpc(first)
        .rates.end.mutate({ currency: 'USDT' })
        .catch(() => undefined)
      await trpc(first).rates.propose.mutate({ currency: 'USDT', rate: '1', hours: 1, reason })
      return 0
    },
    agree: (by) => trpc(by).rates.confirm.mutate({ currency: 'USDT', usdE8: '100000000' }),
  },
  resume: {
    first: async () => {
      await topUp(api, 2_000_000_000n)
      await trpc(first).treasury.stop.mutate({ currency: 'LTC', reason })
      await trpc(first).treasury.askToResume.mutate({ currency: 'LTC', reason })
      await workCoin(api.app, 'LTC')
      return 0
    },
    agree: (by) => trpc(by).treasury.resume.mutate({ currency: 'LTC' }),
  },
  coldMove: {
    first: () => makeMove(api, first, 'drain'),
    agree: (by, id) => trpc(by).custody.agree.mutate({ id }),
  },
  reserves: {
    first: () => addSigned(api, first, (reserves += 1)),
    agree: (by, id) => trpc(by).proofs.publishReserves.mutate({ ids: [id] }),
  },
  writeOff: {
    first: async () => {
      await topUp(api, 2_000_000_000n, 'BTC')
      const { coinId } = await stealCoin(api, 'BTC')
      await simulatedChain(api.app, 'BTC').mine(1)
      await workCoin(api.app, 'BTC')
      await trpc(first).treasury.proposeWriteOff.mutate({ coinId, reason })
      return coinId
    },
    agree: (by, coinId) => trpc(by).treasury.confirmWriteOff.mutate({ coinId }),
  },
}

const appointed = (uid: number, by: number | null) =>
  api.app.sql`update staff_member set appointed_by = ${by},
    appointed_at = ${by === null ? null : api.app.sql`to_timestamp(${api.clock.now()})`} where uid = ${uid}`

const flags = () =>
  api.app.sql<{ actor_uid: number; subject_kind: string; details: unknown }[]>`
    select actor_uid::int, subject_kind, details from audit_event where action = 'staff.eyesFlagged' order by id`

/** Another browser of the same person. */
async function logInElsewhere({ uid }: Person): Promise<Person> {
  const client = api.client()
  await client.trpc.accounts.login.mutate({ uid, password: LOGIN })
  return { uid, client }
}

/** From one address, as a browser behind one router. */
const seenAt = (address: string, ...uids: readonly number[]) =>
  api.app.sql`update session set address = ${address} where uid in ${api.app.sql(uids)}`

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table
describe.each(Object.keys(LOOKS) as SecondLookKind[])('a second look at a %s', (kind) => {
  const look = LOOKS[kind]

  it('is not that of who was appointed by the first less than 30 days ago, nor the other way round, nor of one hand', async () => {
    const id = await look.first()
    const until = api.clock.now() + rules.staff.sameEyesSeconds
    const refused = { code: 'STAFF_SAME_EYES', details: { until } }
    const puppets: readonly (readonly [number, number])[] = [
      [second.uid, first.uid],
      [first.uid, second.uid],
    ]
    for (const [whom, by] of puppets) {
      await appointed(whom, by)
      expect(await refusal(look.agree(second, id))).toMatchObject(refused)
      await appointed(whom, null)
    }
    for (const { uid } of [first, second]) await appointed(uid, 100_001)
    expect(await refusal(look.agree(second, id))).toMatchObject(refused)
    for (const { uid } of [first, second]) await appointed(uid, null)
    const before = (await flags()).length
    await look.agree(second, id)
    expect(await flags()).toHaveLength(before)
  })

  it('from the network of the first is flagged in the audit, and both are told before', async () => {
    await seenAt('198.51.100.7', first.uid)
    await seenAt('198.51.100.200', second.uid)
    const id = await look.first()
    const { data } = await trpc(second).accounts.members.pairs.query({ uids: [first.uid, market.buyer.uid] })
    expect(data).toEqual([{ uid: first.uid, sameEyesUntil: null, sameDevice: false, sameNetwork: true }])
    await look.agree(second, id)
    const details = { first: first.uid, sameDevice: false, sameNetwork: true }
    expect((await flags()).at(-1)).toMatchObject({ actor_uid: second.uid, details })
    await seenAt('127.0.0.1', first.uid, second.uid)
  })

  it('from the browser of the first is flagged in the audit, also when they take another one for it', async () => {
    const pair = { sameDevice: true, sameNetwork: false }
    const asked = { uids: [first.uid, second.uid] }
    const { data } = await trpc(third).accounts.members.pairs.query(asked)
    expect(data).toEqual([
      { uid: first.uid, sameEyesUntil: null, ...pair },
      { uid: second.uid, sameEyesUntil: null, ...pair, sameDevice: false },
    ])
    for (const browser of [third, await logInElsewhere(third)]) {
      const id = await look.first()
      await look.agree(browser, id)
      expect((await flags()).at(-1)).toMatchObject({ actor_uid: third.uid, details: { first: first.uid, ...pair } })
    }
  })
})

it('after 30 days they are two, by the clock of the site', async () => {
  await appointed(second.uid, first.uid)
  api.clock.advance(rules.staff.sameEyesSeconds)
  for (const each of [first, second]) await logInAgain(each)
  const id = await LOOKS.setting.first()
  expect(await LOOKS.setting.agree(second, id)).toBeDefined()
})
