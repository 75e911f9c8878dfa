import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createServer, stopServer } from './server.ts'

let api: TestApp
const lines: string[] = []
beforeAll(async () => {
  api = await createTestApp({ env: { LOG_LEVEL: 'warn' }, logTo: { write: (line) => lines.push(line) } })
})
afterAll(() => api.close())

const notices = () => lines.filter((line) => line.includes('PUBLIC_ORIGIN'))

it('names both origins once a minute when browsers write from another one, and nothing that is no origin', async () => {
  const env = { ...api.app.env, sandbox: false, publicOrigin: 'https://www.market.example' }
  const server = await createServer({ app: { ...api.app, env }, web: { kind: 'none' } })
  const post = (headers: Record<string, string>) =>
    server.inject({ method: 'POST', url: '/trpc/accounts.logOut', headers, payload: {} })
  await server.inject({ method: 'GET', url: '/healthz', headers: { origin: 'https://reader.example' } })
  await post({ origin: env.publicOrigin })
  await post({ origin: 'no origin \u001b[31m at all' })
  await post({ origin: 'https://program.example', authorization: 'Bearer jindu_x' })
  expect(notices()).toEqual([])
  expect((await post({ origin: 'https://market.example' })).statusCode).toBe(403)
  await post({ origin: 'https://elsewhere.example' })
  expect(notices().map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', publicOrigin: 'https://www.market.example', browserOrigin: 'https://market.example' },
  ])
  await stopServer(server)
})
