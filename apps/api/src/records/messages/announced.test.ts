import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { md5 } from '../../../test/client.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { LOGIN, person, RECOVERY, verifiedPerson } from '../../../test/people.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { tell } from './tell.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

/** A user's stored messages, each with the outbox topics of the same commit. */
async function told(uid: number) {
  const rows = await api.app.db.execute<{ kind: string; topics: string[] }>(sql`
    select kind, array(select topic || coalesce(' ' || (payload ->> 'event'), '') from outbox o where o.uid = m.uid and o.xmin::text = m.xmin::text) as topics
    from user_message m where uid = ${uid} order by id`)
  return rows.map(({ kind, topics }) => [kind, topics])
}

const TOLD = ['inbox told']

it('the accounts’ open pages hear of each message with the commit that stores it', async () => {
  const owner = await verifiedPerson(api)
  const { trpc } = owner.client
  await trpc.accounts.tokens.create.mutate({ name: 'my bot', scopes: ['own'], days: 30, addresses: [] })
  await trpc.webhooks.create.mutate({ url: 'https://hooks.example/jindu', topics: ['goods'], password: LOGIN })
  await trpc.otcPayees.add.mutate({
    payee: { method: 'alipay', label: 'Alipay', holder: 'Wu Li', account: 'wu@example.net' },
  })
  await trpc.accounts.changeLoginPassword.mutate({
    uid: owner.uid,
    recoveryPassword: RECOVERY,
    password: md5('another-login-9'),
  })
  expect(await told(owner.uid)).toEqual([
    ['account.tokenCreated', TOLD],
    ['account.webhookCreated', TOLD],
    ['account.payeeAdded', TOLD],
    ['account.loginPasswordChanged', TOLD],
  ])
})

it('a session of the staff that an administrator ends, and a warning, are heard of at once', async () => {
  const [first, second] = [await staffPerson(api, 'administrator'), await staffPerson(api, 'arbiter')]
  const { data } = await first.client.trpc.accounts.staffSessions.query({ limit: 60 })
  const theirs = data.find(({ uid }) => uid === second.uid)
  await first.client.trpc.accounts.endStaffSession.mutate({ id: theirs?.id ?? 0, reason: 'Left open in the library.' })
  expect((await told(second.uid)).at(-1)).toEqual(['account.staffSessionEnded', TOLD])
})

it('who hears of the commit anyway is told once, and nobody of their own act', async () => {
  const [one, other] = [await person(api), await person(api)]
  const low = { kind: 'goods.stockLow', subjectId: 7, side: null, facts: { left: 5 } } as const
  const at = api.clock.now()
  await commitVerb(api.app, {
    writes: [tell(one.uid, low, { at }), tell(one.uid, low, { at }), tell(other.uid, low, { by: other.uid, at })],
    outbox: [{ topic: 'goods', uids: [one.uid], payload: { id: 7, event: 'stock' } }],
  })
  expect([await told(one.uid), await told(other.uid)]).toEqual([
    [
      ['goods.stockLow', ['goods stock']],
      ['goods.stockLow', ['goods stock']],
    ],
    [['goods.stockLow', []]],
  ])
})
