import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { LOGIN, person, sameBrowserAt, type Person } from '../../../test/people.ts'

let api: TestApp
let second: TestApp
let administrator: Person

beforeAll(async () => {
  api = await createTestApp()
  second = await createTestApp({ beside: api })
  administrator = await staffPerson(api, 'administrator')
})
afterAll(async () => {
  await second.close()
  await api.close()
})

const reason = 'left open on a shared machine'
const office = () => administrator.client.trpc.accounts
const sessionsOf = async ({ uid }: Person) =>
  (await office().staffSessions.query({ limit: 60 })).data.filter((row) => row.uid === uid)

/** The session that the member's browser holds: the newest one. */
async function sessionOf(member: Person): Promise<number> {
  const [row] = await sessionsOf(member)
  if (row === undefined) throw new Error('the member is not logged in')
  return row.id
}

const linesOf = ({ uid }: Person) =>
  api.app.sql<{ actor_uid: number; details: Record<string, unknown> }[]>`
    select actor_uid::int, details from audit_event where action = 'staff.sessionEnded' and subject_id = ${uid}`

const told = async ({ client }: Person) => {
  const { data } = await client.trpc.messages.list.query({ types: ['system'], page: 1, limit: 20 })
  return data.filter(({ message }) => message.kind === 'account.staffSessionEnded')
}

describe('refusals', () => {
  it('whoever is no administrator neither sees nor ends sessions of the staff', async () => {
    const member = await staffPerson(api, 'arbiter')
    const id = await sessionOf(member)
    for (const role of ['arbiter', 'moderator', 'finance'] as const) {
      const { accounts } = (await staffPerson(api, role)).client.trpc
      expect(await refusalCode(accounts.staffSessions.query({}))).toBe('FORBIDDEN')
      expect(await refusalCode(accounts.endStaffSession.mutate({ id, reason }))).toBe('FORBIDDEN')
    }
    expect(await member.client.trpc.staff.overview.query()).toBeDefined()
    expect(await linesOf(member)).toHaveLength(0)
  })

  it('without a reason nothing ends', async () => {
    const id = await sessionOf(await staffPerson(api, 'finance'))
    expect(await refusalCode(office().endStaffSession.mutate({ id, reason: 'no' }))).toBe('STAFF_REASON_LENGTH')
  })

  it('a session of somebody who is not on the staff is neither listed nor ended', async () => {
    const someone = await person(api)
    expect(await sessionsOf(someone)).toEqual([])
    const [row] = await api.app.sql<{ id: number }[]>`select id::int from session where uid = ${someone.uid} limit 1`
    expect(await refusalCode(office().endStaffSession.mutate({ id: row?.id ?? 0, reason }))).toBe('STAFF_SESSION_GONE')
    expect(await someone.client.trpc.accounts.me.query()).toMatchObject({ uid: someone.uid })
  })

  it('of two who end the same session at once one is told that it is over, and the audit has one line', async () => {
    const member = await staffPerson(api, 'moderator')
    const id = await sessionOf(member)
    const another = await staffPerson(api, 'administrator')
    const tries = await Promise.allSettled(
      [administrator, another, sameBrowserAt(second, another)].map(({ client }) =>
        client.trpc.accounts.endStaffSession.mutate({ id, reason }),
      ),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalCode(office().endStaffSession.mutate({ id, reason }))).toBe('STAFF_SESSION_GONE')
    expect(await linesOf(member)).toHaveLength(1)
  })
})

describe('sessions of the staff', () => {
  it('are listed with who, role, device, address and times; the one that asks is marked', async () => {
    const member = await staffPerson(api, 'finance')
    const row = (await sessionsOf(member))[0]
    expect(row).toMatchObject({ nickName: 'The finance', role: 'finance', address: '127.0.0.1', current: false })
    expect(row?.createdAt).toBeLessThanOrEqual(row?.lastSeenAt ?? 0)
    const own = (await sessionsOf(administrator)).filter(({ current }) => current)
    expect(own).toHaveLength(1)
    const { data, next } = await office().staffSessions.query({ limit: 1 })
    const older = await office().staffSessions.query({ limit: 1, before: next ?? 0 })
    expect(older.data[0]?.id).toBeLessThan(data[0]?.id ?? 0)
  })

  it('that ran out or whose account is frozen are none', async () => {
    const member = await staffPerson(api, 'arbiter')
    await api.app.sql`update session set expires_at = to_timestamp(${api.clock.now()}) where uid = ${member.uid}`
    expect(await sessionsOf(member)).toEqual([])
  })
})

describe('a session that an administrator ended', () => {
  it('is over at once in every process, its others go on, and the member reads why', async () => {
    const member = await staffPerson(api, 'arbiter')
    const there = sameBrowserAt(second, member)
    expect(await there.client.trpc.staff.overview.query()).toBeDefined()
    const id = await sessionOf(member)
    const elsewhere = api.client()
    await elsewhere.trpc.accounts.login.mutate({ uid: member.uid, password: LOGIN })
    await office().endStaffSession.mutate({ id, reason })
    expect(await refusalCode(member.client.trpc.staff.overview.query())).toBe('SESSION_ENDED')
    await expect.poll(() => refusalCode(there.client.trpc.staff.overview.query()).catch(() => '')).toBe('SESSION_ENDED')
    const [message] = await told({ uid: member.uid, client: elsewhere })
    expect(message?.message.facts).toEqual({ reason, address: '127.0.0.1' })
    expect(await linesOf(member)).toMatchObject([{ actor_uid: administrator.uid, details: { reason, session: id } }])
  })

  it('of their own tells them nothing, and the audit has it', async () => {
    const other = await staffPerson(api, 'administrator')
    const kept = await sessionOf(other)
    const elsewhere = api.client()
    await elsewhere.trpc.accounts.login.mutate({ uid: other.uid, password: LOGIN })
    await elsewhere.trpc.accounts.endStaffSession.mutate({ id: kept, reason })
    expect(await told({ uid: other.uid, client: elsewhere })).toEqual([])
    expect(await linesOf(other)).toHaveLength(1)
  })
})
