import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { LOGIN, person, RECOVERY, type Person } from '../../../test/people.ts'
import { auditEvent } from '../../platform/audit/tables.ts'
import { runStaffCommand } from './staff-command.ts'

let api: TestApp
let ann: Person
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  ann = await person(api)
})

const staff = (...words: readonly string[]): Promise<string> =>
  runStaffCommand({ db: api.app.db, clock: api.clock, random: api.app.random, operator: 'ops' }, words)

const roleOf = async (someone: Person): Promise<unknown> => (await someone.client.trpc.accounts.me.query())?.role

const audited = async (uid: number): Promise<readonly unknown[]> => {
  const rows = await api.app.db.select().from(auditEvent)
  return rows
    .filter(({ action, subjectId }) => action.startsWith('staff.') && subjectId === uid)
    .map(({ action, actorKind, actorUid, details, createdAt }) => ({ action, actorKind, actorUid, details, createdAt }))
}

describe('refused', () => {
  test.each([[[]], [['100001']], [['100001', 'arbiter']], [['remove']], [['remove', '100001', 'now']]])(
    'an incomplete line, with the usage: %j',
    async (words) => {
      await expect(staff(...words)).rejects.toThrow('staff <uid> <role> <nick name>')
    },
  )

  test.each(['0', '-1', '1.5', 'ann', '1e3', '9'.repeat(16)])('%s as a uid', async (uid) => {
    await expect(staff(uid, 'arbiter', 'Ann')).rejects.toThrow(`"${uid}" is no uid`)
  })

  test('a role that is none, with the roles', async () => {
    await expect(staff(String(ann.uid), 'boss', 'Ann')).rejects.toThrow(
      '"boss" is no role. Roles are arbiter, moderator, finance, administrator.',
    )
  })

  test.each(['  ', 'a'.repeat(33), 'An\u0007n', 'An\u202en'])('the nick name %j', async (nickName) => {
    await expect(staff(String(ann.uid), 'arbiter', nickName)).rejects.toThrow('The nick name must be 1 to 32')
  })

  test('an account that does not exist', async () => {
    await expect(staff('999999', 'arbiter', 'Ann')).rejects.toThrow('There is no account 999999.')
  })

  test('a frozen account', async () => {
    await ann.client.trpc.accounts.freeze.mutate({ uid: ann.uid, recoveryPassword: RECOVERY })
    await expect(staff(String(ann.uid), 'arbiter', 'Ann')).rejects.toThrow(`The account ${ann.uid} is frozen.`)
  })

  test('removing somebody who is not staff', async () => {
    await expect(staff('remove', String(ann.uid))).rejects.toThrow(`The account ${ann.uid} is not staff.`)
  })

  test('and nothing of it is in the audit', async () => {
    await expect(staff(String(ann.uid), 'boss', 'Ann')).rejects.toThrow('is no role')
    expect(await audited(ann.uid)).toEqual([])
  })
})

test('an account becomes staff, its running session included, and the audit says who did it', async () => {
  expect(await roleOf(ann)).toBeNull()
  expect(await staff(String(ann.uid), 'arbiter', 'Ann', '陈')).toBe(`${ann.uid} is arbiter, shown as "Ann 陈".`)
  await expect.poll(() => roleOf(ann)).toBe('arbiter')
  expect(await staff('list')).toContain(`${ann.uid} arbiter Ann 陈`)
  expect(await audited(ann.uid)).toEqual([
    {
      action: 'staff.appointed',
      actorKind: 'operator',
      actorUid: null,
      details: { operator: 'ops', role: 'arbiter', nickName: 'Ann 陈', roleBefore: null },
      createdAt: api.clock.now(),
    },
  ])
})

test('a second time it changes the role', async () => {
  await staff(String(ann.uid), 'arbiter', 'Ann')
  await staff(String(ann.uid), 'finance', 'Ann Lee')
  await expect.poll(() => roleOf(ann)).toBe('finance')
  expect(await audited(ann.uid)).toMatchObject([{}, { details: { roleBefore: 'arbiter', role: 'finance' } }])
})

test('removed, a running session loses the role and the account stays', async () => {
  await staff(String(ann.uid), 'administrator', 'Ann')
  await expect.poll(() => roleOf(ann)).toBe('administrator')
  expect(await staff('remove', String(ann.uid))).toBe(`${ann.uid} (Ann) is no longer administrator.`)
  await expect.poll(() => roleOf(ann)).toBeNull()
  await ann.client.trpc.accounts.login.mutate({ uid: ann.uid, password: LOGIN })
  expect(await roleOf(ann)).toBeNull()
  expect(await audited(ann.uid)).toMatchObject([{ action: 'staff.appointed' }, { action: 'staff.dismissed' }])
})
