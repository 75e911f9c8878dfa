import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'

let api: TestApp
let port: number
const lines: string[] = []
beforeAll(async () => {
  api = await createTestApp({ env: { LOG_LEVEL: 'trace' }, logTo: { write: (line) => lines.push(line) } })
  port = Number(new URL(await api.server.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => api.close())

const SECRET = 'jindu_session=SECRET-OF-A-READER'

async function send(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  socket.write(text)
  await once(socket, 'close')
  return answer
}

it.each([
  ['a header that is none', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${SECRET}\r\nbad\u0001header: 1\r\n\r\n`],
  ['a line that is none', `NONSENSE ${SECRET}\r\nCookie: ${SECRET}\r\n\r\n`],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${SECRET}${'x'.repeat(40_000)}\r\n\r\n`],
])('a request with %s is refused, and the log carries nothing of it', async (_, text) => {
  expect(await send(text)).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(lines.join('')).not.toContain('SECRET-OF-A-READER')
})
