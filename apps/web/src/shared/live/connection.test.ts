import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Open } from './source.ts'

/** The server's end of a connection. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  static opened: FakeSocket[] = []
  readyState = 0
  binaryType = 'blob'
  readonly sent: string[] = []
  readonly url: string

  constructor(url: string | URL) {
    super()
    this.url = String(url)
    FakeSocket.opened.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.end(1000, '')
  }

  stand(): void {
    this.readyState = FakeSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }

  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  end(code: number, reason: string): void {
    if (this.readyState === FakeSocket.CLOSED) return
    this.readyState = FakeSocket.CLOSED
    this.dispatchEvent(new CloseEvent('close', { code, reason }))
  }
}

let open: Open
let heard = 0
let lost = 0

beforeEach(async () => {
  vi.useFakeTimers()
  FakeSocket.opened = []
  heard = 0
  lost = 0
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'https:', host: 'market.example' })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.resetModules()
  const { createConnection } = await import('./connection.ts')
  open = createConnection({ heard: () => (heard += 1), lost: () => (lost += 1) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // Modules of other test files must not use the fake.
  vi.resetModules()
})

const passed = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const latest = () => FakeSocket.opened.at(-1) ?? new FakeSocket('none')
/** Requests of the client over a connection. */
const asked = (socket: FakeSocket) =>
  socket.sent
    .filter((text) => text.startsWith('{') || text.startsWith('['))
    .flatMap((text) => [JSON.parse(text)].flat())
    .map(({ method, params }) => [method, params?.path, params?.lastEventId ?? params?.input?.lastEventId])

const hello = (place: number, heartbeatMilliseconds = 2500) => ({
  id: String(place),
  data: { topic: 'hello', payload: { heartbeatMilliseconds }, id: place, place, at: 0 },
})

async function following() {
  const topics: string[] = []
  const ends: unknown[] = []
  const stop = open('account', 7, {
    onEvent: ({ topic }) => topics.push(topic),
    onEnd: (failure) => ends.push(failure),
  })
  await passed(0)
  const socket = latest()
  socket.stand()
  await passed(0)
  const id = JSON.parse(socket.sent[0] ?? '{}').id
  const tell = (to: FakeSocket, data: unknown) => to.say({ id, result: { type: 'data', ...Object(data), data } })
  return { topics, ends, stop, socket, tell, id }
}

it('a browser without WebSockets hears nothing, and nothing fails', async () => {
  vi.stubGlobal('WebSocket', undefined)
  vi.resetModules()
  const { createConnection } = await import('./connection.ts')
  const told = vi.fn<() => void>()
  const follow = createConnection({ heard: told, lost: told })
  follow('account', 7, { onEvent: told, onEnd: told })()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).not.toHaveBeenCalled()
})

describe('a live connection', () => {
  it('begins at the place that it is given, on the page’s own host', async () => {
    const { socket, stop } = await following()
    expect(socket.url).toBe('wss://market.example/trpc')
    expect(asked(socket)).toEqual([['subscription', 'live.events', '7']])
    stop()
  })

  it('that closed is tried again after 3 s and a little, from the place that it had come to', async () => {
    const { socket, tell, topics, stop } = await following()
    tell(socket, hello(12))
    expect(topics).toEqual(['hello'])
    expect(heard).toBe(1)
    socket.end(1006, '')
    expect(lost).toBe(1)
    await passed(3499)
    expect(FakeSocket.opened).toHaveLength(1)
    await passed(1)
    expect(FakeSocket.opened).toHaveLength(2)
    latest().stand()
    await passed(0)
    expect(asked(latest())).toEqual([['subscription', 'live.events', '12']])
    stop()
  })

  it('whose handshake a proxy holds back is given up after 10 s', async () => {
    const stop = open('account', 7, { onEvent: () => undefined, onEnd: () => undefined })
    await passed(9999)
    expect(lost).toBe(0)
    await passed(1)
    expect([lost, latest().readyState]).toEqual([1, FakeSocket.CLOSED])
    stop()
  })

  it('that a stopping server closed goes elsewhere within the time that it was told', async () => {
    const { socket, stop } = await following()
    socket.end(1001, 'elsewhere 800')
    await passed(399)
    expect(FakeSocket.opened).toHaveLength(1)
    await passed(1)
    expect(FakeSocket.opened).toHaveLength(2)
    // No server answers: back off as after any other break, longer each time.
    latest().dispatchEvent(new Event('error'))
    latest().end(1006, '')
    await passed(3999)
    expect(FakeSocket.opened).toHaveLength(2)
    await passed(1)
    expect(FakeSocket.opened).toHaveLength(3)
    stop()
  })

  it('asks in a silence, as often as the server says', async () => {
    const { socket, tell, stop } = await following()
    const pings = () => socket.sent.filter((text) => text === 'PING').length
    tell(socket, hello(7, 10_000))
    await passed(9999)
    expect(pings()).toBe(0)
    await passed(1)
    expect(pings()).toBe(1)
    stop()
  })

  it('that does not answer is given up for another', async () => {
    const { socket, stop } = await following()
    await passed(7500)
    expect(socket.readyState).toBe(FakeSocket.CLOSED)
    await passed(3500)
    expect(FakeSocket.opened).toHaveLength(2)
    stop()
  })

  it('says when the server refused', async () => {
    const { socket, ends, id } = await following()
    const domain = { code: 'SESSION_ENDED', details: {} }
    socket.say({
      id,
      error: { message: 'SESSION_ENDED', code: -32001, data: { code: 'UNAUTHORIZED', httpStatus: 401, domain } },
    })
    expect(ends).toEqual([{ kind: 'refused', status: 401, code: 'SESSION_ENDED', details: {}, fields: [] }])
  })

  it('ends when nothing is followed any more', async () => {
    const { socket, stop } = await following()
    stop()
    await passed(5000)
    expect(socket.readyState).toBe(FakeSocket.CLOSED)
    await passed(60_000)
    expect(FakeSocket.opened).toHaveLength(1)
  })
})
