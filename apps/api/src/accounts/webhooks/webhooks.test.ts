import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { WebhookTopic } from '@jindu/domain/webhooks'
import { webhookRules } from '@jindu/domain/rules'
import { eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { LOGIN, person, WRONG, type Person } from '../../../test/people.ts'
import { unlimited } from '../../../test/unlimited.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { callOut, isOpenAddress, mayCall } from '../../platform/outgoing/call-out.ts'
import { webhookDelivery, webhookSecret } from './tables.ts'

let api: TestApp
const event = z.object({ data: z.object({ id: z.int() }) })

interface Received {
  readonly headers: Record<string, string>
  readonly body: string
}

/** Somebody's program; how it answers is for each test to say. */
let receiver: Server
let received: Received[]
let answer: (response: ServerResponse, request: IncomingMessage) => void

const OK = (response: ServerResponse) => void response.writeHead(204).end()
const portOf = (server: Server): number => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}
const port = () => portOf(receiver)

beforeAll(async () => {
  api = await createTestApp({ rateLimiter: unlimited })
})
afterAll(() => api.close())
beforeEach(async () => {
  received = []
  answer = OK
  receiver = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      received.push({ headers, body })
      answer(response, request)
    })
  })
  await new Promise<void>((listens) => receiver.listen(0, '127.0.0.1', listens))
})
afterEach(async () => {
  receiver.closeAllConnections()
  await new Promise((closed) => receiver.close(closed))
})

const url = (path = '/hooks') => `http://127.0.0.1:${port()}${path}`

async function hook(owner: Person, wanted: { url?: string; topics?: WebhookTopic[] } = {}) {
  const made = await owner.client.trpc.webhooks.create.mutate({
    url: url(),
    topics: ['wallet', 'goodsOrder'],
    password: LOGIN,
    ...wanted,
  })
  // Its own birth is not among the events that tests count.
  api.clock.advance(1)
  return made
}

/** Emits the event of a placed order to an account. */
const happens = (uid: number, id: number) =>
  commitVerb(api.app, { outbox: [{ topic: 'goodsOrder', uids: [uid], payload: { id, event: 'placed' } }] })

/** Runs due jobs until this many calls arrived. */
const arrive = (count: number) =>
  expect
    .poll(
      async () => {
        await api.app.jobs.runDue()
        return received.length
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThanOrEqual(count)

const log = async (owner: Person, id: number) => {
  const { data } = await owner.client.trpc.webhooks.deliveries.query({ id })
  return data
}
const stateOf = async (owner: Person, id: number) => {
  const { data } = await owner.client.trpc.webhooks.list.query()
  return data.find((each) => each.id === id)?.state
}

/** The library compares with the machine's clock, which is not that of the product under test. */
function verified(secret: string, { headers, body }: Received): unknown {
  return new Webhook(secret).verify(body, headers)
}

describe('a webhook is refused', () => {
  it.each([
    ['http://shop.example', 'WEBHOOK_URL_INVALID'],
    ['https://10.0.0.7/hooks', 'WEBHOOK_HOST_REFUSED'],
    ['https://169.254.169.254/latest', 'WEBHOOK_HOST_REFUSED'],
    ['https://[fd00::1]/', 'WEBHOOK_HOST_REFUSED'],
    ['https://[::ffff:10.0.0.1]/', 'WEBHOOK_HOST_REFUSED'],
    ['https://0x0a000001/', 'WEBHOOK_HOST_REFUSED'],
    ['https://a b.example/', 'WEBHOOK_URL_INVALID'],
    ['https://[:::1]/', 'WEBHOOK_URL_INVALID'],
  ])('at %s: %s', async (target, code) => {
    const owner = await person(api)
    expect(await refusalCode(hook(owner, { url: target }))).toBe(code)
  })

  it('without the password, and beyond the number that an account may have', async () => {
    const owner = await person(api)
    const asked = { url: 'https://shop.example', topics: ['wallet' as const] }
    const create = (password: string) => owner.client.trpc.webhooks.create.mutate({ ...asked, password })
    expect(await refusalCode(create(WRONG))).toBe('PASSWORD_WRONG')
    for (let made = 0; made < webhookRules.maximumPerUser; made += 1) await create(LOGIN)
    expect(await refusalCode(create(LOGIN))).toBe('WEBHOOKS_TOO_MANY')
  })

  it('to everybody but its owner, whatever is asked of it', async () => {
    const [owner, stranger] = [await person(api), await person(api)]
    const { id } = await hook(owner)
    const { webhooks } = stranger.client.trpc
    const asked = [
      () => webhooks.rotate.mutate({ id, password: LOGIN }),
      () => webhooks.setPaused.mutate({ id, paused: true }),
      () => webhooks.delete.mutate({ id }),
      () => webhooks.test.mutate({ id }),
      () => webhooks.deliveries.query({ id }),
      () => webhooks.redeliver.mutate({ id, deliveryId: 1 }),
    ]
    for (const ask of asked) expect(await refusalCode(ask())).toBe('WEBHOOK_NOT_FOUND')
    expect((await webhooks.list.query()).data).toEqual([])
    expect(await stateOf(owner, id)).toBe('active')
  })
})

describe('addresses', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '::ffff:192.168.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'nonsense',
  ])('%s is none that is called', (address) => {
    expect(isOpenAddress(address, false)).toBe(false)
  })

  it('of the open internet are called, those of this machine in a sandbox alone', () => {
    expect(['93.184.215.14', '2606:4700::6810:84e5'].map((each) => isOpenAddress(each, false))).toEqual([true, true])
    expect(['127.0.0.1', '::1', '10.0.0.1'].map((each) => isOpenAddress(each, true))).toEqual([true, true, false])
    expect([mayCall('https://127.0.0.1/', false), mayCall('https://2130706433/', false)]).toEqual([false, false])
  })

  it('are judged as the name is looked up for the call: one that leads to this machine is not called', async () => {
    const call = { headers: {}, body: '{}', connectMilliseconds: 5_000, callMilliseconds: 5_000 }
    expect(await callOut(`https://localhost:${port()}/`, call, false)).toEqual({ status: null, failure: 'address' })
    expect(await callOut(url(), call, false)).toEqual({ status: null, failure: 'address' })
    expect(received).toEqual([])
    expect(await callOut(`http://localhost:${port()}/`, call, true)).toEqual({ status: 204, failure: null })
  })
})

describe('a receiver', () => {
  it('is told of its owner’s chosen topics alone, signed as the library of Standard Webhooks verifies', async () => {
    const [owner, other] = [await person(api), await person(api)]
    const { id, secret } = await hook(owner)
    await happens(other.uid, 6)
    await commitVerb(api.app, { outbox: [{ topic: 'inbox', uids: [owner.uid], payload: { event: 'read' } }] })
    await happens(owner.uid, 7)
    await arrive(1)
    expect(received).toHaveLength(1)
    const [call] = received
    expect(call && verified(secret, call)).toEqual({
      type: 'goodsOrder',
      timestamp: new Date(api.clock.now() * 1000).toISOString(),
      data: { id: 7, event: 'placed' },
    })
    expect(() => call && verified(secret, { ...call, body: call.body.replace('7', '8') })).toThrow('signature')
    const [row] = await log(owner, id)
    expect(row).toMatchObject({ state: 'delivered', nextTryAt: null, tries: [{ status: 204, failure: null }] })
    expect(call?.headers['webhook-id']).toBe(`msg_${row?.id}`)
  })

  it('gets each event once from two processes that feed and deliver at the same time', async () => {
    const owner = await person(api)
    await hook(owner)
    const other = await createTestApp({ beside: api })
    try {
      for (let id = 1; id <= 30; id += 1) await happens(owner.uid, id)
      await expect
        .poll(
          async () => {
            await Promise.all([api.app.jobs.runDue(), other.app.jobs.runDue()])
            return received.length
          },
          { timeout: 20_000 },
        )
        .toBe(30)
      const told = received.map(({ body }) => event.parse(JSON.parse(body)).data.id)
      expect(told).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
      expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(30)
    } finally {
      await other.close()
    }
  })

  it('that answers wrongly is tried again under the same id after growing pauses, and given up after three days', async () => {
    const owner = await person(api)
    const { id } = await hook(owner)
    answer = (response) => void response.writeHead(500).end('x'.repeat(100_000))
    await happens(owner.uid, 9)
    await arrive(1)
    for (const [at, pause] of webhookRules.pausesSeconds.entries()) {
      api.clock.advance(pause - 1)
      await api.app.jobs.runDue()
      expect(received).toHaveLength(at + 1)
      api.clock.advance(1)
      await api.app.jobs.runDue()
      expect(received).toHaveLength(at + 2)
    }
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    const [row] = await log(owner, id)
    expect(row).toMatchObject({ state: 'failed', nextTryAt: null })
    expect(row?.tries.map(({ status }) => status)).toEqual(received.map(() => 500))
    // After three days of failures it is stopped, and its owner is notified.
    expect(await stateOf(owner, id)).toBe('stopped')
    const { data } = await owner.client.trpc.messages.list.query({})
    expect(data.map(({ message }) => message?.kind)).toContain('account.webhookStopped')
    expect(await refusalCode(owner.client.trpc.webhooks.test.mutate({ id }))).toBe('WEBHOOK_STOPPED')
    // Resumed, it takes the same event under the same id.
    answer = OK
    await owner.client.trpc.webhooks.setPaused.mutate({ id, paused: false })
    await owner.client.trpc.webhooks.redeliver.mutate({ id, deliveryId: row?.id ?? 0 })
    await arrive(webhookRules.pausesSeconds.length + 2)
    expect(received.at(-1)?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id'])
    expect(await log(owner, id)).toMatchObject([{ state: 'delivered' }])
  })

  it('that redirects has failed: nobody is led elsewhere', async () => {
    const owner = await person(api)
    const { id } = await hook(owner)
    answer = (response) => void response.writeHead(302, { location: url('/elsewhere') }).end()
    await happens(owner.uid, 1)
    await arrive(1)
    expect(await log(owner, id)).toMatchObject([{ state: 'waiting', tries: [{ status: 302, failure: 'status' }] }])
    expect(received).toHaveLength(1)
  })

  it('that is slow is left after a while', async () => {
    const call = { headers: {}, body: '{}', connectMilliseconds: 5_000, callMilliseconds: 200 }
    answer = () => undefined
    expect(await callOut(url(), call, true)).toEqual({ status: null, failure: 'timeout' })
  })

  it('that is absent is tried again, and rests meanwhile: of many that wait one is tried', async () => {
    const owner = await person(api)
    const away = createServer()
    await new Promise<void>((listens) => away.listen(0, '127.0.0.1', listens))
    const closed = portOf(away)
    await new Promise((done) => away.close(done))
    const { id } = await hook(owner, { url: `http://127.0.0.1:${closed}/` })
    for (let each = 1; each <= 5; each += 1) await happens(owner.uid, each)
    await expect
      .poll(async () => {
        await api.app.jobs.runDue()
        return (await log(owner, id)).length
      })
      .toBe(5)
    await api.app.jobs.runDue()
    const rows = await log(owner, id)
    expect(rows.flatMap(({ tries }) => tries)).toMatchObject([{ status: null, failure: 'unreachable' }])
  })
})

describe('an owner', () => {
  it('sends a test, and no second time what is still under way', async () => {
    const owner = await person(api)
    const { id, secret } = await hook(owner)
    const { deliveryId } = await owner.client.trpc.webhooks.test.mutate({ id })
    const again = owner.client.trpc.webhooks.redeliver.mutate({ id, deliveryId })
    expect(await refusalCode(again)).toBe('WEBHOOK_DELIVERY_WAITS')
    await arrive(1)
    expect(received[0] && verified(secret, received[0])).toMatchObject({ type: 'test', data: {} })
  })

  it('replaces the secret: both sign for a day, then the new one alone', async () => {
    const owner = await person(api)
    const { id, secret: old } = await hook(owner)
    expect(await refusalCode(owner.client.trpc.webhooks.rotate.mutate({ id, password: WRONG }))).toBe('PASSWORD_WRONG')
    const { secret } = await owner.client.trpc.webhooks.rotate.mutate({ id, password: LOGIN })
    await owner.client.trpc.webhooks.test.mutate({ id })
    await arrive(1)
    const [first] = received
    for (const each of [old, secret]) expect(first && verified(each, first)).toMatchObject({ type: 'test' })
    api.clock.advance(webhookRules.oldSecretSeconds)
    await owner.client.trpc.webhooks.test.mutate({ id })
    await arrive(2)
    const second = received[1]
    expect(second && verified(secret, second)).toMatchObject({ type: 'test' })
    expect(() => second && verified(old, second)).toThrow('signature')
    await api.app.jobs.runDue()
    expect(await api.app.db.$count(webhookSecret, eq(webhookSecret.webhookId, id))).toBe(1)
  })

  it('pauses: what happens meanwhile goes nowhere; deletes: nothing is left', async () => {
    const owner = await person(api)
    const { id } = await hook(owner)
    await owner.client.trpc.webhooks.setPaused.mutate({ id, paused: true })
    await happens(owner.uid, 1)
    await expect
      .poll(async () => {
        await api.app.jobs.runDue()
        return api.app.outbox.settledAfter(api.app.outbox.place(), 1)
      })
      .toEqual([])
    expect(await log(owner, id)).toEqual([])
    await owner.client.trpc.webhooks.setPaused.mutate({ id, paused: false })
    await happens(owner.uid, 2)
    await arrive(1)
    expect(received).toHaveLength(1)
    await owner.client.trpc.webhooks.delete.mutate({ id })
    expect(await api.app.db.$count(webhookDelivery, eq(webhookDelivery.webhookId, id))).toBe(0)
    expect(await refusalCode(owner.client.trpc.webhooks.deliveries.query({ id }))).toBe('WEBHOOK_NOT_FOUND')
  })

  it('reads the log in pages, for thirty days', async () => {
    const owner = await person(api)
    const { id } = await hook(owner)
    for (let each = 0; each < 3; each += 1) await owner.client.trpc.webhooks.test.mutate({ id })
    await arrive(3)
    const first = await owner.client.trpc.webhooks.deliveries.query({ id, limit: 2 })
    const rest = await owner.client.trpc.webhooks.deliveries.query({ id, limit: 2, before: first.next ?? 0 })
    expect([first.data.length, rest.data.length, rest.next]).toEqual([2, 1, null])
    api.clock.advance(webhookRules.keptSeconds)
    await api.app.jobs.runDue()
    expect(await api.app.db.$count(webhookDelivery, eq(webhookDelivery.webhookId, id))).toBe(0)
  })
})

it('secrets are sealed, and under the new key after a change of it', async () => {
  const owner = await person(api)
  const { id, secret } = await hook(owner)
  const read = () => api.app.db.select().from(webhookSecret).where(eq(webhookSecret.webhookId, id))
  const [before] = await read()
  expect(Buffer.from(before?.ciphertext ?? []).toString('latin1')).not.toContain(secret.slice(6))
  const [key, old] = ['5a'.repeat(16) + '0f1e2d3c4b5a69788796a5b4c3d2e1f0', api.app.env.encryptionKey]
  const changed = await createTestApp({
    beside: api,
    env: { ENCRYPTION_KEY: key, ENCRYPTION_OLD_KEYS: Buffer.from(old).toString('hex') },
  })
  try {
    await changed.app.jobs.runDue()
    const [after] = await read()
    expect(after?.keyId).toBe(changed.app.secrets.keyId)
    expect(after && changed.app.secrets.open(after, `webhook ${id}`)).toBe(secret)
  } finally {
    await changed.close()
  }
})
