import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { DatabaseAccessError, reachDatabase } from './reach.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const refusalOf = async (url: string): Promise<string> => {
  const error: unknown = await reachDatabase(url).then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof DatabaseAccessError)) throw new Error(`not refused: ${String(error)}`)
  return error.message
}

const freePort = (): Promise<number> =>
  new Promise((settle) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => settle(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

test('a server that is away is named without the password', async () => {
  const port = await freePort()
  const message = await refusalOf(`postgres://jindu:hush-hush@127.0.0.1:${port}/jindu`)
  expect(message).toBe(`The database of DATABASE_URL at 127.0.0.1:${port} does not answer (ECONNREFUSED).`)
})

test('a wrong password reads as what the server said, without the password', async () => {
  const url = new URL(database.url)
  url.password = 'hush-hush'
  const message = await refusalOf(url.href)
  expect(message).toContain('refuses the product: password authentication failed')
  expect(message).not.toContain('hush-hush')
})

test('a database that is not there is named', async () => {
  const url = new URL(inject('templateUrl'))
  url.pathname = '/nowhere'
  expect(await refusalOf(url.href)).toContain('database "nowhere" does not exist')
})

test('a database that answers passes', async () => {
  await expect(reachDatabase(database.url)).resolves.toBeUndefined()
})
