import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { verifiedPerson } from '../../test/people.ts'
import { systemRandom } from '../platform/random/index.ts'
import { createSecretBox } from '../platform/secrets/index.ts'
import { keyCanary } from '../platform/secrets/tables.ts'
import { checkKeys } from './check-keys.ts'

let api: TestApp
const old = randomBytes(32)
const next = randomBytes(32)
const box = (key: Uint8Array, olds: Uint8Array[] = []) => createSecretBox(key, olds, systemRandom)
const check = (key: Uint8Array, olds: Uint8Array[] = [], sandbox = false) =>
  checkKeys(api.app.db, box(key, olds), sandbox)
const names = async () => (await api.app.db.select().from(keyCanary)).map(({ name }) => name).toSorted()

beforeAll(async () => {
  api = await createTestApp({ env: { ENCRYPTION_KEY: old.toString('hex') } })
  const { client } = await verifiedPerson(api)
  await client.trpc.accounts.setPhrase.mutate({ phrase: 'Blue herons' })
})
afterAll(() => api.close())

it('a key that does not open what is sealed is refused, also at the first start that looks', async () => {
  await expect(check(next)).rejects.toThrow(
    `ENCRYPTION_KEY (named ${box(next).keyId}) does not open what the database holds sealed: 1 under the key ${box(old).keyId}.`,
  )
  expect(await names()).toEqual([])
  await check(old)
  expect(await names()).toEqual([box(old).keyId])
  await expect(check(next)).rejects.toThrow('ENCRYPTION_OLD_KEYS')
})

it('a sandbox is refused on the database of production, with the same key too', async () => {
  await expect(check(old, [], true)).rejects.toThrow('belongs to a site in production')
})

it('a former key is needed until nothing is under it, and is forgotten then', async () => {
  await check(next, [old])
  expect(await names()).toEqual([box(old).keyId, box(next).keyId].toSorted())
  await expect(check(next)).rejects.toThrow(box(old).keyId)
  await api.app.sql`delete from own_phrase`
  await check(next)
  expect(await names()).toEqual([box(next).keyId])
})

it('production is refused on the database of a sandbox', async () => {
  await api.app.sql`update key_canary set sandbox = true`
  await expect(check(next)).rejects.toThrow('belongs to a sandbox')
})
