import { rules } from '@jindu/domain/rules'
import { givenByTwo, STAFF_ROLES, type StaffRole } from '@jindu/domain/accounts/staff'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { refusalCode } from '../../../../test/client.ts'
import { guard } from '../../../../test/factor.ts'
import { staffPerson } from '../../../../test/market/staff.ts'
import { LOGIN, person, RECOVERY, sameBrowserAt, type Person } from '../../../../test/people.ts'
import { appointStaff } from '../appoint-staff.ts'

const reason = 'knows the trade for ten years'
const nickName = 'Ann 陈'

let api: TestApp
let beside: TestApp
let first: Person
let second: Person

beforeAll(async () => {
  api = await createTestApp()
  beside = await createTestApp({ beside: api })
  first = await staffPerson(api, 'administrator')
  second = await staffPerson(api, 'administrator')
})
afterAll(async () => {
  await beside.close()
  await api.close()
})

const byTwo = (on: boolean) =>
  api.app.settings.change({ moneySettingsSecondMember: on, secondMemberFrom: on ? 1 : 0 }, first.uid)
beforeEach(async () => {
  await byTwo(false)
  for (const { uid, client } of [first, second]) await client.trpc.accounts.login.mutate({ uid, password: LOGIN })
})

const office = ({ client }: Person) => client.trpc.accounts.members
const appoint = (by: Person, uid: number, role: StaffRole = 'arbiter') =>
  office(by).appoint.mutate({ uid, role, nickName, reason })
const dismiss = (by: Person, uid: number) => office(by).dismiss.mutate({ uid, reason })
const freeze = ({ client }: Person, uid: number) => client.trpc.accounts.staffFreeze.mutate({ uid, reason })
const roleOf = async ({ client }: Person) => (await client.trpc.accounts.me.query())?.role
const rowOf = async ({ uid }: Person) =>
  (await office(first).list.query({ limit: 60 })).data.find((row) => row.uid === uid)
const waiting = async ({ uid }: Person) =>
  (await office(first).proposals.query()).data.find((row) => row.uid === uid)?.id ?? 0

/** The operator's terminal. */
const machine = () => ({ db: beside.app.db, clock: beside.clock, random: beside.app.random, operator: 'ops' })

type Connection = Awaited<ReturnType<typeof api.app.sql.reserve>>

/** How many wait for a row. */
const waiters = async (connection: Connection) =>
  (await connection`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
    .length

/** Two at once: the first waits for a row that is held here, then the second waits too, then both go on. */
async function inTurn<First, Second>(
  held: (connection: Connection) => Promise<unknown>,
  sooner: () => Promise<First>,
  later: () => Promise<Second>,
): Promise<[First, Second]> {
  const connection = await api.app.sql.reserve()
  try {
    await connection`begin`
    await held(connection)
    const one = sooner()
    await expect.poll(() => waiters(connection)).toBe(1)
    const other = later()
    await expect.poll(() => waiters(connection)).toBe(2)
    await connection`commit`
    return await Promise.all([one, other])
  } finally {
    connection.release()
  }
}

const linesOf = ({ uid }: Person) =>
  api.app.sql<{ action: string; actor_uid: number; details: Record<string, unknown> }[]>`
    select action, actor_uid::int, details from audit_event
    where action like 'staff.%' and subject_id = ${uid} order by id`
const actionsOf = async (someone: Person) => (await linesOf(someone)).map(({ action }) => action)

const toldOf = async ({ client }: Person) =>
  (await client.trpc.messages.list.query({ types: ['system'], page: 1, limit: 20 })).data
    .map(({ message: { kind, facts } }) => [kind, facts])
    .filter(([kind]) => kind === 'account.appointed' || kind === 'account.dismissed')

describe('refusals', () => {
  it('whoever is no administrator neither sees nor changes who is on the staff', async () => {
    const someone = await person(api)
    for (const role of ['arbiter', 'moderator', 'finance'] as const) {
      const member = await staffPerson(api, role)
      expect(await refusalCode(office(member).list.query({}))).toBe('FORBIDDEN')
      expect(await refusalCode(appoint(member, someone.uid))).toBe('FORBIDDEN')
      expect(await refusalCode(dismiss(member, second.uid))).toBe('FORBIDDEN')
    }
    expect(await actionsOf(someone)).toEqual([])
  })

  it('their own role, an account that is none or frozen, somebody who is not on the staff', async () => {
    expect(await refusalCode(appoint(first, first.uid, 'finance'))).toBe('STAFF_OWN_MATTER')
    expect(await refusalCode(dismiss(first, first.uid))).toBe('STAFF_OWN_MATTER')
    expect(await refusalCode(appoint(first, 999_999))).toBe('USER_NOT_FOUND')
    const someone = await person(api)
    expect(await refusalCode(dismiss(first, someone.uid))).toBe('STAFF_NOT_MEMBER')
    await someone.client.trpc.accounts.freeze.mutate({ uid: someone.uid, recoveryPassword: RECOVERY })
    expect(await refusalCode(appoint(first, someone.uid))).toBe('STAFF_MEMBER_FROZEN')
  })

  it('a name that hides or turns what stands beside it, and no reason', async () => {
    const { uid } = await person(api)
    const asked = { uid, role: 'arbiter', nickName, reason } as const
    const { appoint: call } = office(first)
    expect(await refusalCode(call.mutate({ ...asked, nickName: 'An\u202en' }))).toBe('STAFF_NICK_NAME_INVALID')
    expect(await refusalCode(call.mutate({ ...asked, reason: 'ok' }))).toBe('STAFF_REASON_LENGTH')
  })

  it('two administrators who dismiss each other at once: one stays', async () => {
    const [one, other] = [await staffPerson(api, 'administrator'), await staffPerson(api, 'administrator')]
    const tries = await Promise.allSettled([dismiss(one, other.uid), dismiss(sameBrowserAt(beside, other), one.uid)])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const left = (await office(first).list.query({ limit: 60 })).data.map(({ uid }) => uid)
    expect([one.uid, other.uid].filter((uid) => left.includes(uid))).toHaveLength(1)
  })

  it.each<[string, typeof freeze, typeof freeze]>([
    ['one dismisses while the other freezes', dismiss, freeze],
    ['one freezes while the other dismisses', freeze, dismiss],
    ['both freeze', freeze, freeze],
  ])('two administrators against each other, %s: whoever was first can still act', async (_how, sooner, later) => {
    const [one, other] = [await staffPerson(api, 'administrator'), await staffPerson(api, 'administrator')]
    const [done, refused] = await inTurn(
      (held) => held`select 1 from app_user where uid = ${one.uid} for update`,
      () => sooner(one, other.uid),
      () => refusalCode(later(sameBrowserAt(beside, other), one.uid)),
    )
    expect([done, refused]).toEqual([{ done: true }, 'FORBIDDEN'])
    expect(await roleOf(one)).toBe('administrator')
    await dismiss(first, one.uid)
  })

  it('the operator and an administrator change one role at once, and neither is turned away', async () => {
    const ann = await staffPerson(api, 'administrator')
    const given = await inTurn(
      (held) => held`select 1 from staff_member where uid = ${ann.uid} for update`,
      () => appoint(first, ann.uid),
      () => appointStaff(machine(), { uid: ann.uid, role: 'moderator', nickName }),
    )
    expect(given).toEqual([{ waits: false }, undefined])
    expect(await rowOf(ann)).toMatchObject({ role: 'moderator' })
  })
})

describe('beside who is written down as online', () => {
  // The same two accounts locked in opposite order: the step is the deadlock victim, because it checks for a cycle
  // first.
  it.each<[string, (uid: number) => Promise<unknown>]>([
    ['an administrator’s step', (uid) => appoint(first, uid)],
    ['the operator’s', (uid) => appointStaff(machine(), { uid, role: 'arbiter', nickName })],
  ])('%s is tried again where the locks cross', async (_whose, step) => {
    const ann = await person(api)
    const connection = await api.app.sql.reserve()
    try {
      await connection`begin`
      await connection`set local deadlock_timeout = '30s'`
      await connection`select 1 from app_user where uid = ${ann.uid} for update`
      const done = step(ann.uid)
      await expect.poll(() => waiters(connection)).toBeGreaterThan(0)
      await connection`select 1 from app_user where uid = ${first.uid} for update`
      await connection`commit`
      await done
    } finally {
      connection.release()
    }
    expect(await roleOf(ann)).toBe('arbiter')
  })
})

describe('a role', () => {
  it('counts at once in every process, its holder reads why, and the audit has who gave it', async () => {
    const ann = await person(api)
    const there = sameBrowserAt(beside, ann)
    expect(await roleOf(there)).toBeNull()
    expect(await appoint(first, ann.uid)).toEqual({ waits: false })
    await expect.poll(() => roleOf(there)).toBe('arbiter')
    await appoint(second, ann.uid, 'moderator')
    expect(await roleOf(ann)).toBe('moderator')
    expect(await toldOf(ann)).toEqual([
      ['account.appointed', { reason }],
      ['account.appointed', { reason }],
    ])
    expect(await linesOf(ann)).toEqual([
      {
        action: 'staff.appointed',
        actor_uid: first.uid,
        details: { role: 'arbiter', nickName, roleBefore: null, reason },
      },
      {
        action: 'staff.appointed',
        actor_uid: second.uid,
        details: { role: 'moderator', nickName, roleBefore: 'arbiter', reason },
      },
    ])
  })

  it('that is taken away is gone at once in every process', async () => {
    const ann = await staffPerson(api, 'moderator')
    const there = sameBrowserAt(beside, ann)
    expect(await there.client.trpc.staff.overview.query()).toBeDefined()
    await dismiss(first, ann.uid)
    expect(await refusalCode(ann.client.trpc.staff.overview.query())).toBe('FORBIDDEN')
    await expect.poll(() => refusalCode(there.client.trpc.staff.overview.query()).catch(() => '')).toBe('FORBIDDEN')
    expect(await toldOf(ann)).toEqual([['account.dismissed', { reason }]])
    expect(await actionsOf(ann)).toEqual(['staff.dismissed'])
    expect(await refusalCode(dismiss(second, ann.uid))).toBe('STAFF_NOT_MEMBER')
  })
})

describe('the list', () => {
  it('says role, what guards the account, live sessions and when it was last used', async () => {
    const ann = await staffPerson(api, 'finance')
    expect(await rowOf(ann)).toMatchObject({ role: 'finance', factorSince: null, passkeys: 0, frozen: false })
    await guard(api, ann)
    expect(await rowOf(ann)).toMatchObject({ factorSince: expect.any(Number) })
    const { sessions = 0 } = (await rowOf(ann)) ?? {}
    expect(sessions).toBeGreaterThan(0)
    await api.app.sql`update session set expires_at = to_timestamp(${api.clock.now()}) where uid = ${ann.uid}`
    expect(await rowOf(ann)).toMatchObject({ sessions: 0 })
    const { administrators } = await office(first).list.query({ limit: 1 })
    const frozen = await staffPerson(api, 'administrator')
    expect(await office(first).list.query({ limit: 1 })).toMatchObject({ administrators: administrators + 1 })
    await frozen.client.trpc.accounts.freeze.mutate({ uid: frozen.uid, recoveryPassword: RECOVERY })
    expect(await office(first).list.query({ limit: 1 })).toMatchObject({ administrators })
    const { data, next } = await office(first).list.query({ limit: 1 })
    const older = await office(first).list.query({ limit: 1, before: next ?? 0 })
    expect(older.data[0]?.uid).toBeLessThan(data[0]?.uid ?? 0)
  })
})

describe('where the site asks for two', () => {
  beforeEach(() => byTwo(true))

  it('a role waits for another administrator, who is neither its proposer nor its holder', async () => {
    const ann = await staffPerson(api, 'moderator')
    expect(await appoint(first, ann.uid, 'administrator')).toEqual({ waits: true })
    expect(await rowOf(ann)).toMatchObject({ role: 'moderator' })
    const id = await waiting(ann)
    expect(await refusalCode(office(first).confirm.mutate({ id }))).toBe('STAFF_ROLE_SECOND_MEMBER')
    expect(await refusalCode(appoint(second, ann.uid))).toBe('STAFF_ROLE_PROPOSED_ALREADY')
    const tries = await Promise.allSettled(
      [second, sameBrowserAt(beside, second)].map((by) => office(by).confirm.mutate({ id })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await rowOf(ann)).toMatchObject({ role: 'administrator', nickName })
    expect(await linesOf(ann)).toMatchObject([
      { action: 'staff.proposed', actor_uid: first.uid },
      { action: 'staff.appointed', actor_uid: second.uid, details: { proposedBy: first.uid, roleBefore: 'moderator' } },
    ])
  })

  it('nobody agrees to a role of their own', async () => {
    const third = await staffPerson(api, 'administrator')
    await appoint(first, third.uid, 'finance')
    expect(await refusalCode(office(third).confirm.mutate({ id: await waiting(third) }))).toBe('STAFF_OWN_MATTER')
    expect(await rowOf(third)).toMatchObject({ role: 'administrator' })
  })

  it('a proposal is taken back by its proposer, turned down with a reason, and runs out after a day', async () => {
    const ann = await person(api)
    await appoint(first, ann.uid)
    await office(first).withdraw.mutate({ id: await waiting(ann) })
    await appoint(first, ann.uid)
    const id = await waiting(ann)
    expect(await refusalCode(office(second).withdraw.mutate({ id }))).toBe('STAFF_REASON_LENGTH')
    await office(second).withdraw.mutate({ id, reason: 'we do not know her' })
    expect(await refusalCode(office(second).confirm.mutate({ id }))).toBe('STAFF_ROLE_NOT_PROPOSED')
    await appoint(first, ann.uid)
    const late = await waiting(ann)
    api.clock.advance(rules.staff.members.confirmSeconds)
    for (const { uid, client } of [first, second]) await client.trpc.accounts.login.mutate({ uid, password: LOGIN })
    expect(await refusalCode(office(second).confirm.mutate({ id: late }))).toBe('STAFF_ROLE_NOT_PROPOSED')
    expect(await appoint(second, ann.uid)).toEqual({ waits: true })
    expect(await rowOf(ann)).toBeUndefined()
  })

  it('every process asks for two from the moment on in which the site does', async () => {
    await byTwo(false)
    const ann = await person(api)
    // The other process has not been notified yet.
    await api.app.sql`insert into site_setting (key, value) values
      ('moneySettingsSecondMember', 'true'), ('secondMemberFrom', '1')
      on conflict (key) do update set value = excluded.value`
    expect(beside.app.settings.current().moneySettingsSecondMember).toBe(false)
    expect(await appoint(sameBrowserAt(beside, first), ann.uid, 'moderator')).toEqual({ waits: true })
  })

  it('whose role it is does not turn it down', async () => {
    const third = await staffPerson(api, 'administrator')
    await appoint(first, third.uid, 'finance')
    const id = await waiting(third)
    const asked = { id, reason: 'I would rather stay what I am' }
    expect(await refusalCode(office(third).withdraw.mutate(asked))).toBe('STAFF_OWN_MATTER')
    expect(await waiting(third)).toBe(id)
    await office(first).withdraw.mutate({ id })
    await dismiss(first, third.uid)
  })

  it('what waits ends with its proposer, with who it is for, and with a role given meanwhile', async () => {
    const third = await staffPerson(api, 'administrator')
    const [ann, ben, eve] = [
      await staffPerson(api, 'moderator'),
      await person(api),
      await staffPerson(api, 'moderator'),
    ]
    await appoint(third, ben.uid, 'administrator')
    await appoint(first, ann.uid, 'administrator')
    await appoint(first, eve.uid, 'finance')
    const [ofBen, ofAnn, ofEve] = [await waiting(ben), await waiting(ann), await waiting(eve)]
    await dismiss(first, third.uid)
    await dismiss(second, ann.uid)
    await byTwo(false)
    await appoint(second, eve.uid, 'arbiter')
    for (const id of [ofBen, ofAnn, ofEve]) {
      expect(await refusalCode(office(second).confirm.mutate({ id }))).toBe('STAFF_ROLE_NOT_PROPOSED')
    }
    expect([await rowOf(ben), await rowOf(ann)]).toEqual([undefined, undefined])
    expect(await rowOf(eve)).toMatchObject({ role: 'arbiter' })
  })

  it('whoever has to be stopped is stopped by one', async () => {
    const ann = await staffPerson(api, 'finance')
    await dismiss(first, ann.uid)
    expect(await rowOf(ann)).toBeUndefined()
  })
})

it('roles over money and roles wait for another administrator wherever one can agree', async () => {
  const ann = await person(api)
  expect(await appoint(first, ann.uid, 'finance')).toEqual({ waits: true })
  expect(await roleOf(ann)).toBeNull()
  await office(first).withdraw.mutate({ id: await waiting(ann) })
})

describe('a lone administrator', () => {
  let others: readonly { uid: number }[]
  beforeEach(async () => {
    others = await api.app.sql<{ uid: number }[]>`update staff_member set role = 'moderator'
      where role = 'administrator' and uid <> ${first.uid} returning uid`
  })
  afterEach(async () => {
    for (const { uid } of others) await api.app.sql`update staff_member set role = 'administrator' where uid = ${uid}`
  })

  it('makes the second one in the console, who is no second pair of eyes for 30 days, nor is whom either appoints', async () => {
    await api.app.settings.change({ moneySettingsSecondMember: true, secondMemberFrom: 0 }, first.uid)
    const [ann, ben] = [await person(api), await person(api)]
    expect(await appoint(first, ann.uid, 'administrator')).toEqual({ waits: false })
    expect(await rowOf(ann)).toMatchObject({
      role: 'administrator',
      appointedBy: first.uid,
      appointedAt: api.clock.now(),
    })
    const from = api.clock.now() + rules.staff.sameEyesSeconds
    await expect.poll(() => api.app.settings.current().secondMemberFrom).toBe(from)
    expect(await appoint(ann, ben.uid, 'finance')).toEqual({ waits: false })
    const { data } = await ben.client.trpc.accounts.members.pairs.query({
      uids: [first.uid, ann.uid, ben.uid, 999_999],
    })
    expect(data.map(({ uid, sameEyesUntil }) => [uid, sameEyesUntil])).toEqual([
      [first.uid, from],
      [ann.uid, from],
    ])
    await dismiss(first, ben.uid)
    await dismiss(first, ann.uid)
    await expect.poll(() => api.app.settings.current().secondMemberFrom).toBe(0)
  })

  it.each<[string, (ann: Person, ben: Person) => Promise<unknown>]>([
    ['the one in between is dismissed', (ann) => dismiss(first, ann.uid)],
    ['they give the one in between another role', (ann, ben) => appoint(ben, ann.uid, 'moderator')],
  ])('has no second in whom their own appointee appointed, also once %s', async (_, cut) => {
    await api.app.settings.change({ moneySettingsSecondMember: true, secondMemberFrom: 0 }, first.uid)
    const [ann, ben] = [await person(api), await person(api)]
    await appoint(first, ann.uid, 'administrator')
    const until = api.clock.now() + rules.staff.sameEyesSeconds
    await appoint(ann, ben.uid, 'administrator')
    await cut(ann, ben)
    const { data } = await office(ben).pairs.query({ uids: [first.uid] })
    expect(data).toMatchObject([{ uid: first.uid, sameEyesUntil: until }])
    await expect.poll(() => api.app.settings.current().secondMemberFrom).toBe(until)
    // Named at the terminal they are another at once: the machine's owner vouches.
    const named = { uid: ben.uid, role: 'administrator', nickName } as const
    await appointStaff(machine(), named)
    expect((await office(ben).pairs.query({ uids: [first.uid] })).data).toMatchObject([{ sameEyesUntil: null }])
    for (const { uid } of [ann, ben]) await dismiss(first, uid).catch(() => undefined)
  })

  it('decides no more alone by dismissing the others: what has begun stays', async () => {
    await byTwo(true)
    const ann = await person(api)
    for (const role of STAFF_ROLES) {
      expect(await refusalCode(appoint(first, ann.uid, role))).toBe('SETTING_TOO_FEW_MEMBERS')
    }
    const change = { goodsFeeBasisPoints: 321 }
    const { site } = first.client.trpc
    expect(await refusalCode(site.changeSettings.mutate({ change, seen: {} }))).toBe('SETTING_SECOND_REQUIRED')
  })

  it('is two with who is named at the terminal at once, and the site asks for two from then on', async () => {
    await api.app.settings.change({ moneySettingsSecondMember: true, secondMemberFrom: 0 }, first.uid)
    const ann = await person(api)
    await appoint(first, ann.uid, 'administrator')
    await appointStaff(machine(), { uid: ann.uid, role: 'administrator', nickName })
    await expect.poll(() => api.app.settings.current().secondMemberFrom).toBe(api.clock.now())
    const { site } = first.client.trpc
    const [change, seen] = [{ goodsFeeBasisPoints: 77 }, { goodsFeeBasisPoints: 0 }]
    expect(await refusalCode(site.changeSettings.mutate({ change, seen: {} }))).toBe('SETTING_SECOND_REQUIRED')
    await site.proposeSetting.mutate({ change, seen, reason })
    const { data } = await ann.client.trpc.site.settingProposals.query()
    expect(await ann.client.trpc.site.confirmSetting.mutate({ id: data[0]?.id ?? 0 })).toMatchObject(change)
    await dismiss(first, ann.uid)
  })

  it('gives another name without being the one who appointed', async () => {
    const ann = await staffPerson(api, 'moderator')
    await appoint(first, ann.uid, 'moderator')
    expect(await rowOf(ann)).toMatchObject({ nickName, appointedBy: null })
    await appoint(first, ann.uid, 'arbiter')
    expect(await rowOf(ann)).toMatchObject({ appointedBy: first.uid })
  })
})

it('every role of the table can be given', async () => {
  for (const role of STAFF_ROLES) {
    const someone = await person(api)
    const { waits } = await appoint(first, someone.uid, role)
    expect(waits).toBe(givenByTwo(role, { asked: false, canAgree: true }))
    if (waits) await office(second).confirm.mutate({ id: await waiting(someone) })
    expect(await rowOf(someone)).toMatchObject({ role })
  }
})
