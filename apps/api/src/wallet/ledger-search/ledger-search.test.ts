import { rules } from '@jindu/domain/rules'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { completedOrder } from '../../../test/market/ended-order.ts'
import { fund, openMarket, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import type { Person } from '../../../test/people.ts'
import { auditEvent } from '../../platform/audit/tables.ts'
import { deposit } from '../wallet/tables.ts'

const DAY = 86_400
let api: TestApp
let market: Market
let finance: Person
let orderId: number

beforeAll(async () => {
  api = await createTestApp()
  finance = await staffPerson(api, 'finance')
  market = await openMarket(api)
  orderId = await completedOrder(market)
  await fund(market.buyer, '2', 'BTC')
})
afterAll(() => api.close())

type Asked = Parameters<Person['client']['trpc']['ledger']['search']['query']>[0]
const search = (asked: Asked = {}) => finance.client.trpc.ledger.search.query(asked)
const kinds = async (asked: Asked) => (await search(asked)).data.map(({ kind }) => kind)

describe('a search of the books refuses', () => {
  it('an amount without its coin, and one that cannot be read', async () => {
    expect(await refusalCode(search({ least: '1' }))).toBe('CURRENCY_REQUIRED')
    expect(await refusalCode(search({ currency: 'LTC', most: 'a lot' }))).toBe('AMOUNT_FORMAT')
  })

  it('ranges that end before they begin', async () => {
    expect(await refusalCode(search({ currency: 'LTC', least: '2', most: '1' }))).toBe('LEDGER_RANGE_INVALID')
    expect(await refusalCode(search({ from: 2, to: 1 }))).toBe('LEDGER_RANGE_INVALID')
  })

  it('more days than one may read, unless it names what it looks for', async () => {
    const now = api.clock.now()
    const years = { from: now - 900 * DAY, to: now }
    expect(await refusalCode(search(years))).toBe('LEDGER_SPAN_TOO_LONG')
    expect(await kinds({ ...years, reference: { kind: 'goodsOrder', id: orderId } })).toHaveLength(2)
  })
})

describe('a search of the books finds', () => {
  it('the latest entries of the last days, and says which days', async () => {
    const { data, from, to } = await search()
    expect(data[0]?.kind).toBe('deposit')
    expect(data.map(({ id }) => id)).toEqual(data.map(({ id }) => id).toSorted((a, b) => b - a))
    expect(Number(to) - Number(from)).toBe(rules.staff.ledgerSearch.mostDays * DAY - 1)
  })

  it('an order by its number, every line with what it did to its account', async () => {
    const { data } = await search({ reference: { kind: 'goodsOrder', id: orderId } })
    expect(data.map(({ kind }) => kind)).toEqual(['goods_settlement', 'goods_purchase'])
    const [, purchase] = data
    expect(purchase?.lines.map(({ account, owner }) => [account, owner])).toEqual([
      ['user_fund', market.buyer.uid],
      ['goods_escrow', orderId],
    ])
    for (const { moved, before, after } of purchase?.lines ?? []) {
      expect(BigInt(before.units) + BigInt(moved.units)).toBe(BigInt(after.units))
    }
  })

  it('what moved the accounts of a user, and the audit has who looked', async () => {
    const all = await search({ uid: market.buyer.uid })
    expect(all.data.every(({ lines }) => lines.some(({ owner }) => owner === market.buyer.uid))).toBe(true)
    expect(await kinds({ uid: market.seller.uid, currency: 'LTC' })).toContain('goods_settlement')
    expect(await kinds({ uid: market.seller.uid, kind: 'goods_purchase' })).toEqual([])
    const [read] = await api.app.db
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.action, 'staff.read'))
      .orderBy(desc(auditEvent.id))
    expect(read).toMatchObject({ actorUid: finance.uid, subjectKind: 'account' })
  })

  it('a deposit by its transaction, and no other', async () => {
    const [made] = await api.app.db.select().from(deposit).where(eq(deposit.currency, 'BTC'))
    const { data } = await search({ tx: made?.txid })
    expect(data.map(({ kind, reference }) => [kind, reference?.id])).toEqual([['deposit', made?.id]])
    expect(await kinds({ tx: 'f'.repeat(64) })).toEqual([])
  })

  it('an amount to the unit, both ends included', async () => {
    const named = { uid: market.buyer.uid, currency: 'BTC' } as const
    expect(await kinds({ ...named, least: '2', most: '2' })).toEqual(['deposit'])
    expect(await kinds({ ...named, least: '2.00000001' })).toEqual([])
    expect(await kinds({ ...named, most: '1.99999999' })).toEqual([])
    expect(await kinds({ currency: 'BTC', least: '2', account: 'user_fund' })).toEqual(['deposit'])
  })

  it('page after page, each entry once', async () => {
    const whole = (await search()).data.map(({ id }) => id)
    const met: number[] = []
    for (let before: number | undefined, turns = 0; turns <= whole.length; turns += 1) {
      const page = await search({ limit: 2, ...(before === undefined ? {} : { before }) })
      met.push(...page.data.map(({ id }) => id))
      if (page.next === null) break
      before = page.next
    }
    expect(met).toEqual(whole)
  })
})

it('a file of it is in the audit with what was asked for', async () => {
  const { data, next } = await finance.client.trpc.ledger.export.mutate({
    reference: { kind: 'goodsOrder', id: orderId },
  })
  expect([data.length, next]).toEqual([2, null])
  const [line] = await api.app.db.select().from(auditEvent).orderBy(desc(auditEvent.id)).limit(1)
  expect(line).toMatchObject({
    action: 'ledger.exported',
    actorUid: finance.uid,
    details: { 'reference.kind': 'goodsOrder', 'reference.id': orderId, entries: 2 },
  })
})
