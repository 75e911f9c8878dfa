import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMsClient } from '../../test/ms-client.ts'
import { LOGIN, person } from '../../test/people.ts'

let api: TestApp
let lines = ''
beforeAll(async () => {
  api = await createTestApp({ env: { LOG_LEVEL: 'trace' }, logTo: { write: (line) => (lines += line) } })
})
afterAll(() => api.close())

/** The raw response to a malformed request over a real connection, which never reaches a handler. */
function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((settle, refuse) => {
    let told = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(text))
    socket.on('data', (chunk) => (told += String(chunk)))
    socket.on('close', () => settle(told))
    socket.on('error', refuse)
  })
}

it('the token of an old client’s GET is in no line of the log, whatever becomes of the call', async () => {
  const { uid } = await person(api)
  const client = createMsClient(api)
  client.token = (await client.post('user.user.MsUser/login', { uid, pwd: LOGIN })).data.token
  const statuses = [
    await client.get('user.user.MsUserInfo/getUserInfo'),
    await client.get('user.user.MsUserInfo/getUserInfo', {}, { tamper: { version: 'x' } }),
    await client.get('user.user.MsUser/login'),
    await client.get('user.user.MsUserInfo/nothing'),
    await client.get('user.user.MsUserInfo/getUserInfo', {}, { tamper: { token: `${client.token}%` } }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([200, 400, 405, 404, 400])
  for (const url of ['/nothing', '/files/1', '/trpc/nothing', '/readyz', '/api/%', '/%zz']) {
    await api.server.inject({ method: 'GET', url: `${url}?token=${client.token}` })
  }
  await api.app.sql`alter table app_user rename to app_user_gone`
  api.app.sessions.changed(uid)
  expect((await client.get('user.user.MsUserInfo/getUserInfo')).status).toBe(500)
  await api.app.sql`alter table app_user_gone rename to app_user`

  await api.server.listen({ host: '127.0.0.1', port: 0 })
  const address = api.server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  expect(await sendRaw(port, `GET /api/x?token=${client.token} HTTP/1.1\r\nHost a\r\n\r\n`)).toContain('400')

  expect(lines).toContain('Ms* call failed')
  expect(lines).toContain('/api/user.user.MsUserInfo/getUserInfo')
  expect(lines).not.toContain(client.token)
})
