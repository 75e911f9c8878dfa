import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { buy, openMarket, type Market } from '../../test/market/market.ts'
import { verifiedPerson } from '../../test/people.ts'
import { checkDossier } from '../dossier/check-dossier.ts'
import { checkBooks } from './check-books.ts'

let api: TestApp
let market: Market
beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api)
})
afterAll(() => api.close())

const DOUBLED = (column: string) => `convert_to('\\x' || encode(${column}, 'hex'), 'UTF8')`

const alter = (statement: string) =>
  api.app.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql.unsafe(statement)
  })
const brokenChecks = async () => (await checkBooks(api.app.db)).filter(({ violations }) => violations > 0)
const chain = async () => (await checkBooks(api.app.db)).find(({ name }) => name.includes('unbroken chain'))

it('a chain with hashes that were written twice is explained and proven, by the books and by the dossier alone', async () => {
  const orders = market.buyer.client.trpc.goodsOrders
  const { id } = await buy(market.buyer, market.goodsId)
  await alter(
    `update timeline_entry set hash = ${DOUBLED('hash')} where subject_kind = 'goodsOrder' and subject_id = ${id}`,
  )
  await alter(`update goods_order set timeline_head = ${DOUBLED('timeline_head')} where id = ${id}`)
  // The product chains on from the stored bytes.
  await orders.openDelivery.mutate({ id })
  await orders.hold.mutate({ id })
  expect(await brokenChecks()).toEqual([])
  expect((await chain())?.figure).toMatch(/, \d+ of them with their hash as text: a pooler in transaction mode/)
  expect(checkDossier(JSON.stringify(await orders.dossier.query({ id })))).toMatchObject({ whole: true })
})

it('a hash of another line is no such text', async () => {
  const { id } = await buy(market.buyer, market.goodsId)
  await alter(
    `update timeline_entry set hash = convert_to('\\x' || repeat('ab', 32), 'UTF8') where subject_kind = 'goodsOrder' and subject_id = ${id} and number = 1`,
  )
  expect((await chain())?.violations).toBeGreaterThan(0)
  await alter(`delete from timeline_entry where subject_kind = 'goodsOrder' and subject_id = ${id}`)
  await alter(`update goods_order set timeline_head = '', timeline_length = 0 where id = ${id}`)
})

it('other bytes that were written twice are counted, and the statement that is named mends them', async () => {
  const { client } = await verifiedPerson(api)
  await client.trpc.accounts.setPhrase.mutate({ phrase: 'Blue herons' })
  const before = await api.app.sql`select nonce, ciphertext from own_phrase`
  await alter(`update own_phrase set nonce = ${DOUBLED('nonce')}, ciphertext = ${DOUBLED('ciphertext')}`)
  const found = (await brokenChecks()).find(({ name }) => name.startsWith('no bytes'))
  expect(found).toMatchObject({ violations: 2 })
  for (const example of found?.examples ?? []) await api.app.sql.unsafe(example.replace(/^.*mend them: /, ''))
  expect(await api.app.sql`select nonce, ciphertext from own_phrase`).toEqual(before)
})
