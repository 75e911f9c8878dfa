import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { madeUp } from '../../../test/live/made-up.ts'
import { openRawSocket, type RawMessage, type RawSocket } from '../../../test/live/raw-socket.ts'
import { person } from '../../../test/people.ts'
import { commitVerb } from '../db/index.ts'

let api: TestApp
let origin: string
let url: string
let parcelsAsked = 0
beforeAll(async () => {
  const parcel = {
    access: 'visitor',
    isOpen: () => {
      parcelsAsked += 1
      return Promise.resolve(true)
    },
  } as const
  api = await createTestApp({ channels: { parcel } })
  origin = await api.server.listen({ port: 0, host: '127.0.0.1' })
  url = `${origin.replace('http', 'ws')}/trpc`
})
afterAll(() => api.close())

const call = (id: number, path: string, method = 'subscription', input: unknown = { channel: 'parcel:1' }) => ({
  id,
  jsonrpc: '2.0',
  method,
  params: { path, input },
})
const codeOf = ({ error }: RawMessage): unknown => Object(Object(error?.data)['domain'])['code']
const codes = ({ messages }: RawSocket) => messages.map(codeOf).filter((code) => code !== undefined)
const started = ({ messages }: RawSocket) => messages.filter(({ result }) => result?.type === 'started').length

describe('a live connection', () => {
  it('serves what must be live and nothing else', async () => {
    const { client } = await person(api)
    const socket = await openRawSocket(url, { cookie: `jindu_session=${client.token()}` })
    const others = [
      call(1, 'goods.list', 'query', {}),
      call(2, 'accounts.sessions', 'query', {}),
      call(3, 'accounts.logout', 'mutation', {}),
      call(4, 'live.events', 'query', {}),
      call(5, 'site.status', 'subscription', {}),
    ]
    for (const other of others) socket.send(JSON.stringify(other))
    await expect.poll(() => codes(socket)).toEqual(others.map(() => 'NOT_FOUND'))
    expect((await client.trpc.accounts.sessions.query()).total).toBe(1)
    socket.close()
  })

  it('refuses a batch above the bound of HTTP and stays', async () => {
    const socket = await openRawSocket(url)
    const many = Array.from({ length: 11 }, (_, at) => call(at + 1, 'live.channel'))
    socket.send(JSON.stringify(many))
    await expect.poll(() => socket.messages).toHaveLength(1)
    expect(socket.messages[0]?.error?.data).toMatchObject({
      domain: { code: 'REQUEST_TOO_LARGE', details: { limit: 10 } },
    })
    socket.send(JSON.stringify(many.slice(0, 10)))
    await expect.poll(() => started(socket)).toBe(10)
    socket.close()
  })

  it('refuses more calls in flight than a client needs, and lets others begin when some have ended', async () => {
    const socket = await openRawSocket(url)
    for (let id = 1; id <= 33; id += 1) socket.subscribe(id, 'live.channel', { channel: 'parcel:1' })
    await expect.poll(() => codes(socket)).toEqual(['RATE_LIMITED'])
    await expect.poll(() => started(socket)).toBe(32)
    socket.send(JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'subscription.stop' }))
    await expect.poll(() => socket.messages.at(-1)?.result?.type).toBe('stopped')
    socket.subscribe(34, 'live.channel', { channel: 'parcel:1' })
    await expect.poll(() => started(socket)).toBe(33)
    socket.close()
  })

  it('counts a call whose id is in use no second time', async () => {
    const socket = await openRawSocket(url)
    for (let round = 0; round < 40; round += 1) socket.subscribe(1, 'live.channel', { channel: 'parcel:1' })
    for (let id = 2; id <= 40; id += 1) socket.subscribe(id, 'live.channel', { channel: 'parcel:1' })
    await expect.poll(() => codes(socket)).toHaveLength(39 + 8)
    expect(started(socket)).toBe(32)
    socket.close()
  })

  it.each([
    ['messages', () => 'PING'],
    ['calls', (id: number) => JSON.stringify([call(id, 'nothing.here'), call(id + 10_000, 'nothing.here')])],
    ['garbage', () => '{'],
  ])('ends for a client that sends too many %s', async (_, text) => {
    const socket = await openRawSocket(url)
    for (let id = 1; id <= 1000; id += 1) socket.send(text(id))
    expect((await socket.closed).code).toBe(1008)
    expect(socket.messages.length).toBeLessThan(450)
  })

  it('ends for a message above the bound', async () => {
    const socket = await openRawSocket(url)
    socket.send(JSON.stringify(call(1, 'x'.repeat(9000))))
    expect((await socket.closed).code).toBe(1009)
  })

  it('survives what is no message at all', async () => {
    const socket = await openRawSocket(url)
    for (const text of [
      '',
      'null',
      '[]',
      '[null]',
      '{"id":1}',
      '{"id":null,"method":"subscription"}',
      '['.repeat(4000),
    ]) {
      socket.send(text)
    }
    socket.subscribe(7, 'live.channel', { channel: 'parcel:1' })
    await expect.poll(() => started(socket)).toBe(1)
    socket.close()
  })
})

/** A client that implements the protocol by hand, so that it can stop reading. */
async function openDeaf(): Promise<{ flood(): void; end(): void }> {
  const { port, hostname } = new URL(origin)
  const socket = connect({ port: Number(port), host: hostname })
  socket.on('error', () => undefined)
  socket.write(
    `GET /trpc HTTP/1.1\r\nhost: ${hostname}:${port}\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
      'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  await once(socket, 'data')
  socket.pause()
  const text = Buffer.from(JSON.stringify([1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => call(id, 'live.channel'))))
  const frame = Buffer.concat([Buffer.from([0x81, 0x80 | 126, text.length >> 8, text.length & 0xff, 0, 0, 0, 0]), text])
  return {
    flood: () => {
      for (let round = 0; round < 200; round += 1) socket.write(frame)
    },
    end: () => socket.destroy(),
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const clients = () => api.server.websocketServer.clients.size

async function readyMilliseconds(): Promise<number> {
  const from = performance.now()
  await (await fetch(`${origin}/readyz`)).text()
  return performance.now() - from
}

describe('connections that never read', () => {
  it('three of them that ask without end do not hold up anybody else', async () => {
    const [before, during]: [number[], number[]] = [[], []]
    const deaf: Awaited<ReturnType<typeof openDeaf>>[] = []
    parcelsAsked = 0
    for (let round = 0; round < 15; round += 1) {
      before.push(await readyMilliseconds())
      // Whenever one is cut, another replaces it.
      const three = await Promise.all([openDeaf(), openDeaf(), openDeaf()])
      deaf.push(...three)
      for (const each of three) each.flood()
      during.push(await readyMilliseconds())
    }
    expect(median(during) - median(before)).toBeLessThan(100)
    // Each client sent 1,800 calls, but only a bounded number was started.
    expect(parcelsAsked).toBeLessThanOrEqual(deaf.length * 32)
    for (const each of deaf) each.end()
    await expect.poll(clients).toBe(0)
  })

  it('are cut when a megabyte waits for them, and nobody else waits', async () => {
    await expect.poll(clients).toBe(0)
    const { uid, client } = await person(api)
    const cookie = { cookie: `jindu_session=${client.token()}` }
    const [reading, deaf] = [await openRawSocket(url, cookie), await openRawSocket(url, cookie)]
    for (const socket of [reading, deaf]) socket.subscribe(1, 'live.events', {})
    await expect.poll(() => [started(reading), started(deaf)]).toEqual([1, 1])
    deaf.pause()
    const long = 'x'.repeat(50_000)
    const announce = (id: number) =>
      commitVerb(api.app, { outbox: [madeUp({ topic: 'moved', uids: [uid], payload: { id, long } })] })
    // More than the kernel's socket buffers plus one megabyte.
    let told = 0
    for (; clients() === 2 && told < 4000; told += 1) await announce(told)
    expect(clients()).toBe(1)
    await announce(told)
    const ids = () =>
      reading.messages.map(({ result }) => Object(Object(Object(result?.data)['data'])['payload'])['id'])
    await expect.poll(() => ids().at(-1)).toBe(told)
    expect(ids().filter((id) => id !== undefined)).toHaveLength(told + 1)
    reading.close()
    deaf.close()
  })
})
