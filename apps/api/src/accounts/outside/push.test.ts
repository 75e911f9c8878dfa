import type { StoredMessage } from '@jindu/domain/messages'
import { outsideRules } from '@jindu/domain/rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { fund, newKey } from '../../../test/market/market.ts'
import { startPushService, type PushService } from '../../../test/outside/push-service.ts'
import { LOGIN, person, RECOVERY, verifiedPerson, type Person } from '../../../test/people.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { tell } from '../../records/messages/index.ts'

const HOUR = 3_600

let service: PushService
let api: TestApp
beforeAll(async () => {
  service = await startPushService()
  api = await createTestApp()
})
afterAll(async () => {
  await api.close()
  await service.stop()
})
beforeEach(() => service.answerWith(201))

type Types = Parameters<Person['client']['trpc']['outside']['choosePush']['mutate']>[0]['types']

/** A user whose browser is subscribed to some types. */
async function reader(types: Types, options?: Parameters<typeof person>[1]) {
  const someone = await person(api, options)
  const { outside } = someone.client.trpc
  const { publicKey } = (await outside.status.query()).push
  const browser = service.browser(publicKey ?? '')
  await outside.subscribe.mutate(browser.subscription)
  await outside.choosePush.mutate({ types })
  return { ...someone, outside, browser }
}

const PLACED = { kind: 'goodsOrder.placed', subjectId: 77, side: 'seller', facts: {} } as const
async function tellOf(uid: number, ...messages: StoredMessage[]): Promise<void> {
  const told = messages.length === 0 ? [PLACED] : messages
  await commitVerb(api.app, { writes: told.map((each) => tell(uid, each, { at: api.clock.now() })) })
}
const rowsOf = (uid: number) => api.app.db.execute(sql`select 1 from push_subscription where uid = ${uid}`)

/** The payload in Chinese. */
const withButtons = (body: string, type: string, to: string) => ({
  title: 'Jindu 津渡',
  body,
  type,
  to,
  lang: 'zh-CN',
  actions: [
    { action: 'open', title: '打开', to },
    { action: 'all', title: '全部消息', to: '/personal/message' },
  ],
})

describe('a push', () => {
  it('says that there is something new, of which type and where, sealed for its browser and signed by the site', async () => {
    const { uid, browser } = await reader(['order'])
    await tellOf(uid)
    await api.app.jobs.runDue()
    const [push, ...more] = browser.pushes
    expect(more).toEqual([])
    expect(push).toMatchObject({
      payload: {
        title: 'Jindu 津渡',
        body: 'Something new: Orders',
        type: 'order',
        to: '/personal/goodsOrderPanel?id=77',
        lang: 'en',
        actions: [
          { action: 'open', title: 'Open', to: '/personal/goodsOrderPanel?id=77' },
          { action: 'all', title: 'All messages', to: '/personal/message' },
        ],
      },
      topic: 'order',
      ttl: '86400',
      claims: { aud: service.origin },
    })
    expect(push?.body.includes('order')).toBe(false)
    await api.app.jobs.runDue()
    expect(browser.pushes).toHaveLength(1)
  })

  it('tells of coin that another user sent, as of a deposit', async () => {
    const { uid, browser } = await reader(['system'])
    const sender = await verifiedPerson(api)
    await fund(sender, '1')
    const sent = { recipientUid: uid, amount: { asset: 'LTC', units: '1000' }, idempotencyKey: newKey() } as const
    await sender.client.trpc.transfers.send.mutate(sent)
    await api.app.jobs.runDue()
    expect(browser.pushes.map(({ payload }) => [payload.type, payload.to])).toEqual([
      ['system', '/personal/assets/transfer'],
    ])
  })

  it('of several messages of a type is one, in the reader’s language, and tells nothing of them', async () => {
    const { uid, browser } = await reader(['order', 'goods'], { headers: { 'accept-language': 'zh-CN' } })
    const delisted = { kind: 'goods.delisted', subjectId: 5, side: null, facts: { reason: 'secret reason' } } as const
    await tellOf(uid, PLACED, PLACED, delisted)
    await api.app.jobs.runDue()
    const payloads = browser.pushes.map(({ payload }) => payload).toSorted((a, b) => b.type.localeCompare(a.type))
    expect(payloads).toEqual([
      withButtons('有新消息：订单', 'order', '/personal/message?type=order'),
      withButtons('有新消息：商品', 'goods', '/goodsDetails?id=5'),
    ])
  })

  it('is not sent of what was not chosen, of one’s own acts, and of what was read before', async () => {
    const { uid, browser, client } = await reader(['order'])
    await tellOf(uid, { kind: 'withdrawal.completed', subjectId: 1, side: null, facts: {} })
    await commitVerb(api.app, { writes: [tell(uid, PLACED, { at: api.clock.now(), by: uid })] })
    await tellOf(uid)
    await client.trpc.messages.markRead.mutate({})
    await api.app.jobs.runDue()
    expect(browser.pushes).toEqual([])
  })

  it('goes once when its service comes back, and only so many in an hour', async () => {
    const { uid, browser } = await reader(['order'])
    service.answerWith(503)
    await tellOf(uid)
    await api.app.jobs.runDue()
    service.answerWith(201)
    await api.app.jobs.runDue()
    expect(browser.pushes).toEqual([])
    api.clock.advance(60)
    await api.app.jobs.runDue()
    await api.app.jobs.runDue()
    expect(browser.pushes).toHaveLength(1)
    for (let each = 0; each < outsideRules.push.mostPerHour + 5; each += 1) {
      await tellOf(uid)
      await api.app.jobs.runDue()
    }
    expect(browser.pushes).toHaveLength(outsideRules.push.mostPerHour)
    api.clock.advance(HOUR)
    await api.app.jobs.runDue()
    expect(browser.pushes).toHaveLength(outsideRules.push.mostPerHour + 1)
  })
})

describe('a browser is told no more', () => {
  it.each([404, 410])('when its service answers %i', async (status) => {
    const { uid, outside } = await reader(['order'])
    service.answerWith(status)
    await tellOf(uid)
    await api.app.jobs.runDue()
    expect(await rowsOf(uid)).toEqual([])
    expect((await outside.status.query()).push).toMatchObject({ endpoint: null, types: [] })
    expect(await refusalCode(outside.choosePush.mutate({ types: ['order'] }))).toBe('PUSH_NOT_ON')
  })

  it.each([
    ['logs out', ({ client }: Person) => client.trpc.accounts.logout.mutate()],
    [
      'freezes the account',
      ({ client, uid }: Person) => client.trpc.accounts.freeze.mutate({ uid, recoveryPassword: RECOVERY }),
    ],
    [
      'ends the session elsewhere',
      async ({ uid }: Person) => {
        const elsewhere = api.client()
        await elsewhere.trpc.accounts.login.mutate({ uid, password: LOGIN })
        await elsewhere.trpc.accounts.endOtherSessions.mutate()
      },
    ],
    ['turns it off', ({ client }: Person) => client.trpc.outside.unsubscribe.mutate()],
  ])('once its reader %s', async (_, end) => {
    const someone = await reader(['order'])
    await tellOf(someone.uid)
    await end(someone)
    await api.app.jobs.runDue()
    expect(someone.browser.pushes).toEqual([])
    expect(await rowsOf(someone.uid)).toEqual([])
  })

  it('once its session is over, though the row is pruned later', async () => {
    const { uid, browser } = await reader(['order'])
    await api.app.db.execute(
      sql`update session set expires_at = ${new Date(api.clock.now() * 1000).toISOString()} where uid = ${uid}`,
    )
    await tellOf(uid)
    await api.app.jobs.runDue()
    expect(browser.pushes).toEqual([])
  })

  it('once somebody else uses it', async () => {
    const first = await reader(['order'])
    const second = await person(api)
    await second.client.trpc.outside.subscribe.mutate(first.browser.subscription)
    expect(await rowsOf(first.uid)).toEqual([])
    expect((await second.client.trpc.outside.status.query()).push.types).toEqual([])
  })
})

it('outside a sandbox only public services are taken, and none without a key', async () => {
  const production = {
    SANDBOX: 'false',
    DATABASE_URL: 'postgres://jindu:secret@db:5432/jindu',
    PUBLIC_ORIGIN: 'https://market.example',
    SESSION_SECRET: '7c0e5c1f9ad84b2e6f3d0a91b5e84c27d6',
    ENCRYPTION_KEY: '3f9c1e7a5b0d8264c9e1f7305ad2b8466e0f19c7d35a824be07f1c6d94a3b25e',
    MS_APP_KEYS: 'web=a-key-of-its-own',
  }
  const key = { VAPID_PRIVATE_KEY: 'pT1vKcXzq5yV0kW2m8hJ4sR7nB3dF6gL9aQeUwYtIo0' }
  const [with_, without] = await Promise.all([
    createTestApp({ beside: api, env: { ...production, ...key } }),
    createTestApp({ beside: api, env: production }),
  ])
  const someone = await person(api)
  const at = (there: TestApp) => {
    const client = there.client({ headers: { origin: 'https://market.example' } })
    client.useToken(someone.client.token())
    return client.trpc.outside
  }
  const { subscription } = service.browser('')
  for (const endpoint of [subscription.endpoint, 'https://127.0.0.1/x', 'https://[::1]/x', 'https://10.1.2.3/x']) {
    expect(await refusalCode(at(with_).subscribe.mutate({ ...subscription, endpoint }))).toBe('PUSH_ENDPOINT_REFUSED')
  }
  await at(with_).subscribe.mutate({ ...subscription, endpoint: 'https://push.example/x' })
  expect((await at(with_).status.query()).push.endpoint).toBe('https://push.example/x')
  expect(await refusalCode(at(without).subscribe.mutate(subscription))).toBe('PUSH_NOT_SET_UP')
  expect((await at(without).status.query()).push.publicKey).toBeNull()
  await Promise.all([with_.close(), without.close()])
})
