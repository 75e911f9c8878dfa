import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusal, refusalCode } from '../../../test/client.ts'
import { buy, fund, openMarket } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { LOGIN, person, RECOVERY, type Person } from '../../../test/people.ts'
import { auditEvent } from '../../platform/audit/tables.ts'

let api: TestApp
let administrator: Person

beforeAll(async () => {
  api = await createTestApp()
  administrator = await staffPerson(api, 'administrator')
})
afterAll(() => api.close())

const reason = 'sells keys that were stolen'
const staff = () => administrator.client.trpc.accounts
const login = (uid: number) => api.client().trpc.accounts.login.mutate({ uid, password: LOGIN })
const byOwner = (uid: number) => ({ uid, recoveryPassword: RECOVERY })

describe('refusals', () => {
  it('an account that is not there, one’s own, a reason too short', async () => {
    expect(await refusalCode(staff().staffFreeze.mutate({ uid: 999_999, reason }))).toBe('USER_NOT_FOUND')
    expect(await refusalCode(staff().staffFreeze.mutate({ uid: administrator.uid, reason }))).toBe('STAFF_OWN_MATTER')
    const { uid } = await person(api)
    expect(await refusalCode(staff().staffFreeze.mutate({ uid, reason: 'no' }))).toBe('STAFF_REASON_LENGTH')
    expect(await refusalCode(staff().staffUnfreeze.mutate({ uid, reason }))).toBe('ACCOUNT_NOT_FROZEN')
  })

  it('the owner does not unfreeze what staff froze, staff do not unfreeze what the owner froze', async () => {
    const { uid, client } = await person(api)
    await staff().staffFreeze.mutate({ uid, reason })
    expect(await refusalCode(client.trpc.accounts.unfreeze.mutate(byOwner(uid)))).toBe('ACCOUNT_FROZEN_BY_STAFF')
    expect(await refusalCode(staff().staffFreeze.mutate({ uid, reason }))).toBe('ACCOUNT_ALREADY_FROZEN')
    const other = await person(api)
    await other.client.trpc.accounts.freeze.mutate(byOwner(other.uid))
    expect(await refusalCode(staff().staffUnfreeze.mutate({ uid: other.uid, reason }))).toBe('ACCOUNT_FROZEN_BY_OWNER')
  })
})

describe('an account that staff froze', () => {
  it('loses its sessions at once, and its owner reads the reason when logging in', async () => {
    const { uid, client } = await person(api)
    await staff().staffFreeze.mutate({ uid, reason })
    expect(await refusalCode(client.trpc.accounts.sessions.query())).toBe('SESSION_ENDED')
    expect(await refusal(login(uid))).toMatchObject({ code: 'ACCOUNT_FROZEN_BY_STAFF', details: { reason } })
    await staff().staffUnfreeze.mutate({ uid, reason: 'the owner explained it' })
    await expect(login(uid)).resolves.toMatchObject({ uid })
  })

  it('stays frozen though its owner had frozen it before', async () => {
    const { uid, client } = await person(api)
    await client.trpc.accounts.freeze.mutate(byOwner(uid))
    await staff().staffFreeze.mutate({ uid, reason })
    expect(await refusalCode(client.trpc.accounts.unfreeze.mutate(byOwner(uid)))).toBe('ACCOUNT_FROZEN_BY_STAFF')
    const { frozen } = await staff().staffInfo.query({ uid })
    expect(frozen).toMatchObject({ by: 'moderator', reason })
  })

  it('sells nothing, and its open orders go on', async () => {
    const { seller, buyer, goodsId } = await openMarket(api, '100')
    const { id } = await buy(buyer, goodsId)
    await staff().staffFreeze.mutate({ uid: seller.uid, reason })
    await fund(buyer, '1')
    expect(await refusalCode(buy(buyer, goodsId))).toBe('SELLER_FROZEN')
    expect((await buyer.client.trpc.goodsOrders.info.query({ id })).status).toBe('open')
    const figures = await administrator.client.trpc.staff.userFigures.query({ uid: seller.uid })
    expect(figures).toEqual({ goods: 1, delisted: 0, openPurchases: 0, openSales: 1, held: 0 })
  })

  it('carries an audit row a step, with who and why', async () => {
    const { uid } = await person(api)
    await staff().staffFreeze.mutate({ uid, reason })
    await staff().staffUnfreeze.mutate({ uid, reason: 'the owner explained it' })
    const rows = await api.app.db
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.subjectId, uid), eq(auditEvent.actorKind, 'staff')))
      .orderBy(auditEvent.id)
    expect(rows.map(({ action, actorUid, details }) => ({ action, actorUid, details }))).toEqual([
      { action: 'account.frozen', actorUid: administrator.uid, details: { reason } },
      { action: 'account.unfrozen', actorUid: administrator.uid, details: { reason: 'the owner explained it' } },
    ])
  })
})

describe('finding users', () => {
  it('by uid, introducer and kind, and on behind the last row', async () => {
    const introducer = await person(api)
    const client = api.client()
    const { uid: introduced } = await client.trpc.accounts.register.mutate({
      loginPassword: LOGIN,
      payPassword: 'a'.repeat(32),
      recoveryPassword: RECOVERY,
      introducer: introducer.uid,
    })
    const ask = async (input: Parameters<ReturnType<typeof staff>['find']['query']>[0]) =>
      (await staff().find.query(input)).data.map(({ uid }) => uid)
    expect(await ask({ uid: introduced })).toEqual([introduced])
    expect(await ask({ introducer: introducer.uid })).toEqual([introduced])
    expect(await ask({ kind: 'staff' })).toEqual([administrator.uid])
    await staff().staffFreeze.mutate({ uid: introduced, reason })
    expect(await ask({ kind: 'frozen', limit: 1 })).toEqual([introduced])
    expect(await ask({ kind: 'active', uid: introduced })).toEqual([])
    const page = await staff().find.query({ limit: 1 })
    expect(await ask({ limit: 1, before: page.next ?? 0 })).toEqual([introducer.uid])
    expect((await staff().staffInfo.query({ uid: introducer.uid })).introduced).toBe(1)
  })
})
