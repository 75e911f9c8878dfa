import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { fund } from '../../test/market/market.ts'
import { verifiedPerson, type Person } from '../../test/people.ts'
import { simulatedChain } from '../desk/sandbox/index.ts'
import { createNodeChain } from '../platform/chain/index.ts'
import { checkBooks } from './check-books.ts'

let api: TestApp
let person: Person

beforeAll(async () => {
  api = await createTestApp()
  person = await verifiedPerson(api)
  await fund(person, '2.5')
})
afterAll(() => api.close())

const wallets = async (chains = api.app.chains) =>
  (await checkBooks(api.app.db, chains)).find(({ name }) => name.startsWith('every wallet'))

test('a wallet that holds what was deposited proves the journal', async () => {
  const found = await wallets()
  expect(found).toMatchObject({ violations: 0 })
  expect(found?.figure).toContain('2.50000000 LTC on the chain, 2.50000000 LTC in the journal')
})

test('coin that nobody was credited for is no violation', async () => {
  const chain = simulatedChain(api.app, 'LTC')
  await chain.pay(await chain.reader.newAddress(), 1n)
  await chain.mine(1)
  const held = (await chain.reader.unspent()).reduce((sum, { units }) => sum + units, 0n)
  expect(held).toBe(250_000_001n)
  expect(await wallets()).toMatchObject({ violations: 0 })
})

test('a payment that left our wallet behind the books is a violation, in amounts', async () => {
  await api.app.db.execute(sql`update simulated_payment set amount_units = amount_units - 2 where amount_units > 2`)
  expect(await wallets()).toMatchObject({
    violations: 1,
    examples: ['0.00000000 LTC on the chain, 2.50000000 LTC in the journal', expect.stringContaining('is not there')],
  })
})

test('a node that does not answer proves nothing', async () => {
  const LTC = createNodeChain('LTC', { url: 'http://127.0.0.1:9/', user: '', password: '' })
  expect(await wallets({ LTC })).toMatchObject({
    violations: 1,
    examples: [expect.stringContaining('LTC: the node did not answer')],
  })
})
