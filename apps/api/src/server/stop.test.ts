import { elsewhereWithin } from '@jindu/domain/events'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createTestApp } from '../../test/app.ts'
import { person } from '../../test/people.ts'
import { stopServer } from './server.ts'

/** Milliseconds: the test itself may be slow. */
const LONG = 600_000

it('ends what runs, closes live connections and takes nothing new when it stops', async () => {
  const api = await createTestApp()
  const { client } = await person(api)
  const address = await api.server.listen({ port: 0, host: '127.0.0.1' })
  const headers = { cookie: `jindu_session=${client.token()}` }
  const socket = new WebSocket(`${address.replace('http', 'ws')}/trpc`, { headers })
  await new Promise((resolve) => socket.once('open', resolve))
  const deaf = new WebSocket(`${address.replace('http', 'ws')}/trpc`, { headers })
  await new Promise((resolve) => deaf.once('open', resolve))
  deaf.pause()
  const closed = new Promise<[number, string]>((resolve) =>
    socket.once('close', (code, reason) => resolve([code, reason.toString()])),
  )

  const connection = await api.app.sql.reserve()
  await connection`begin`
  await connection`lock table session in access exclusive mode`
  const running = fetch(`${address}/trpc/accounts.sessions`, { headers })
  // Only this database: other test files hold their own locks on the same server.
  const waiting = () =>
    connection`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0)

  const stopped = stopServer(api.server, LONG)
  const [code, reason] = await closed
  expect(code).toBe(1001)
  // Clients reconnect elsewhere soon, spread over this time.
  expect(elsewhereWithin(reason)).toBe(500)
  const newcomer = () =>
    fetch(`${address}/healthz`).then(
      ({ status }) => status,
      () => 'refused',
    )
  await expect.poll(newcomer).toBe('refused')
  await connection`commit`
  connection.release()
  const answer = await running
  expect([answer.status, await answer.json()]).toMatchObject([200, { result: { data: { total: 1 } } }])
  await stopped
  deaf.terminate()
  await api.close()
})
