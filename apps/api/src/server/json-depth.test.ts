import { ERRORS } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { openRawSocket } from '../../test/live/raw-socket.ts'
import { createMsClient } from '../../test/ms-client.ts'

const { maximumJsonDepth } = rules.request
const REFUSED = 'INPUT_INVALID'
const UPLOAD = '/api/user.goods.MsGoodsAttach/uploadGoodsFile'

let api: TestApp
let url: string
beforeAll(async () => {
  const parcel = { access: 'visitor', isOpen: () => Promise.resolve(true) } as const
  api = await createTestApp({ channels: { parcel } })
  url = `${(await api.server.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')}/trpc`
})
afterAll(() => api.close())

/** A list within lists, so many levels deep. */
function nested(levels: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = [value]
  return value
}

/** An input nested this deep; unknown fields are ignored. */
const input = (levels: number, known: object = {}) => ({ ...known, deep: nested(levels - 1) })

type Code = string | number | null
const codeOf = (body: string): Code => JSON.parse(body).error?.data?.domain?.code ?? null

const ways: Readonly<Record<string, (levels: number) => Promise<Code>>> = {
  POST: async (levels) => {
    const payload = input(levels, { uid: 100_001, recoveryPassword: '0'.repeat(32) })
    return codeOf((await api.server.inject({ method: 'POST', url: '/trpc/accounts.freeze', payload })).body)
  },
  GET: async (levels) => {
    const text = encodeURIComponent(JSON.stringify(input(levels, { prefix: 'code' })))
    return codeOf((await api.server.inject({ method: 'GET', url: `/trpc/goods.suggest?input=${text}` })).body)
  },
  WebSocket: async (levels) => {
    const socket = await openRawSocket(url)
    socket.subscribe(1, 'live.channel', input(levels, { channel: 'parcel:1' }))
    await expect.poll(() => socket.messages.length).toBeGreaterThan(0)
    const [message] = socket.messages
    socket.close()
    return codeOf(JSON.stringify(message))
  },
}

describe.each(Object.keys(ways))('JSON over %s', (way) => {
  it(`of ${maximumJsonDepth} levels is read, and of one more is refused`, async () => {
    expect(await ways[way]?.(maximumJsonDepth)).not.toBe(REFUSED)
    expect(await ways[way]?.(maximumJsonDepth + 1)).toBe(REFUSED)
    expect(await ways[way]?.(2_000)).toBe(REFUSED)
  })
})

describe('a signed call', () => {
  it(`with ${maximumJsonDepth} levels of JSON is read, and with one more is refused`, async () => {
    const ms = createMsClient(api)
    const call = async (levels: number) => (await ms.post('user.user.MsUser/login', input(levels))).code
    expect(await call(maximumJsonDepth + 1)).toBe(ERRORS[REFUSED].msCode)
    expect(await call(maximumJsonDepth)).not.toBe(ERRORS[REFUSED].msCode)
  })

  it('with deep JSON in a multipart field is refused before anybody walks it', async () => {
    const boundary = 'jindu-boundary'
    const send = async (levels: number) => {
      const head = 'Content-Disposition: form-data; name="deep"\r\nContent-Type: application/json'
      const payload = `--${boundary}\r\n${head}\r\n\r\n${JSON.stringify(nested(levels))}\r\n--${boundary}--\r\n`
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
      return (await api.server.inject({ method: 'POST', url: UPLOAD, headers, payload })).json().code
    }
    // The fields themselves are one level. Accepted depths fail only because the call is unsigned.
    expect(await send(maximumJsonDepth - 1)).toBe(ERRORS.UNKNOWN_CLIENT.msCode)
    expect(await send(maximumJsonDepth)).toBe(ERRORS[REFUSED].msCode)
    expect(await send(7_000)).toBe(ERRORS[REFUSED].msCode)
  })
})
