import { rules } from '@jindu/domain/rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { logInAgain } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { publishOffer, takeOffer, trader } from '../../../test/otc/offers.ts'
import { person, type Person } from '../../../test/people.ts'
import { otcOrderPayees } from '../orders/tables.ts'
import { otcPayee } from './tables.ts'

let api: TestApp
let maker: Person
let taker: Person
let stranger: Person
let arbiter: Person

beforeAll(async () => {
  api = await createTestApp()
  ;[maker, taker, stranger] = await Promise.all([trader(api, '1000'), trader(api, '100'), trader(api, '0')])
  arbiter = await staffPerson(api, 'arbiter')
})
afterAll(() => api.close())

const payeesOf = ({ client }: Person) => client.trpc.otcPayees
const offersOf = ({ client }: Person) => client.trpc.otcOffers
const ordersOf = ({ client }: Person) => client.trpc.otcOrders

const HOLDER = 'Wang Xiaoming'
const ACCOUNT = '6222 0202 0011 2233'
const CARD = {
  method: 'bankCard',
  label: 'Salary card',
  holder: HOLDER,
  account: ACCOUNT,
  note: 'ICBC Pudong',
} as const
const SHOWN = { method: 'bankCard', holder: HOLDER, account: ACCOUNT, note: 'ICBC Pudong' } as const
const WALLET = { method: 'alipay', label: 'Alipay', holder: HOLDER, account: 'wang@example.com' } as const

const add = async (someone: Person, payee: typeof CARD | typeof WALLET = CARD): Promise<number> =>
  (await payeesOf(someone).add.mutate({ payee })).id
const view = async (someone: Person, order: { id: number }) => (await ordersOf(someone).viewPayees.mutate(order)).data
const viewRefusal = (someone: Person, order: { id: number }) => refusalCode(ordersOf(someone).viewPayees.mutate(order))

/** A buy offer of the maximum size, and the part that is taken. */
const BUYS = { side: 'buy', total: '20', unitPrice: '125', minimum: '2000', maximum: '2500' } as const
const TAKEN = { volume: '16', unitPrice: '125' } as const

/** A running order on a sell offer that names the maker's card. */
async function sold(payees: number[]) {
  return takeOffer(taker, await publishOffer(maker, { methods: ['bankCard', 'alipay'], payees }))
}

async function linesOf(someone: Person, order: { id: number }): Promise<string[]> {
  const { data } = await ordersOf(someone).timeline.query(order)
  return data.map(({ note }) => note).filter((note) => note.includes('payees'))
}

describe('an account that fiat is paid to', () => {
  it('is added and changed only with the pay password', async () => {
    const fresh = await person(api)
    expect(await refusalCode(payeesOf(fresh).add.mutate({ payee: CARD }))).toBe('PAY_PASSWORD_NOT_VERIFIED')
    const id = await add(maker)
    await payeesOf(maker).edit.mutate({ id, payee: WALLET })
    expect((await payeesOf(maker).list.query()).data).toContainEqual({ id, ...WALLET, note: '' })
  })

  it('is told of to its owner, by its name alone, when it is added and when it is changed', async () => {
    const owner = await trader(api, '0')
    const id = await add(owner)
    await payeesOf(owner).edit.mutate({ id, payee: WALLET })
    const { data } = await owner.client.trpc.messages.list.query({ page: 1, limit: 10 })
    expect(data.map(({ message }) => message)).toMatchObject([
      { kind: 'account.payeeChanged', facts: { label: WALLET.label } },
      { kind: 'account.payeeAdded', facts: { label: CARD.label } },
    ])
    expect(JSON.stringify(data)).not.toContain(ACCOUNT)
  })

  it('is nobody else’s to read, change, remove or name', async () => {
    const id = await add(maker)
    expect((await payeesOf(stranger).list.query()).data).toEqual([])
    expect(await refusalCode(payeesOf(stranger).edit.mutate({ id, payee: WALLET }))).toBe('PAYEE_NOT_FOUND')
    expect(await refusalCode(payeesOf(stranger).remove.mutate({ id }))).toBe('PAYEE_NOT_FOUND')
    expect(await refusalCode(publishOffer(taker, { methods: ['bankCard'], payees: [id] }))).toBe('PAYEE_NOT_FOUND')
    const buys = await publishOffer(maker, { ...BUYS, methods: ['bankCard'] })
    expect(await refusalCode(takeOffer(taker, buys, { ...TAKEN, payees: [id] }))).toBe('PAYEE_NOT_FOUND')
    expect((await payeesOf(maker).list.query()).data).toContainEqual({ id, ...CARD })
  })

  it('is one of so many, also when they are added at once', async () => {
    const many = await trader(api, '0')
    const most = rules.otc.maximumPayees
    for (let n = 2; n < most; n += 1) await add(many)
    const tried = await Promise.allSettled([add(many), add(many), add(many), add(many)])
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect((await payeesOf(many).list.query()).data).toHaveLength(most)
    expect(await refusalCode(add(many))).toBe('PAYEE_TOO_MANY')
  })
})

describe('naming accounts is refused', () => {
  it('to the side that pays, and of a method that the offer does not accept', async () => {
    const [makers, takers] = await Promise.all([add(maker), add(taker)])
    expect(await refusalCode(publishOffer(maker, { ...BUYS, methods: ['bankCard'], payees: [makers] }))).toBe(
      'PAYEE_OF_PAYER',
    )
    expect(await refusalCode(publishOffer(maker, { methods: ['cash'], payees: [makers] }))).toBe(
      'PAYEE_METHOD_NOT_ACCEPTED',
    )
    const sells = await publishOffer(maker, { methods: ['bankCard'] })
    expect(await refusalCode(takeOffer(taker, sells, { payees: [takers] }))).toBe('PAYEE_OF_PAYER')
    const buys = await publishOffer(maker, { ...BUYS, methods: ['alipay'] })
    expect(await refusalCode(takeOffer(taker, buys, { ...TAKEN, payees: [takers] }))).toBe('PAYEE_METHOD_NOT_ACCEPTED')
  })

  it('by an edit of an offer too: accounts and methods always fit', async () => {
    const [card, wallet] = [await add(maker), await add(maker, WALLET)]
    const id = await publishOffer(maker, { methods: ['bankCard', 'alipay'], payees: [card] })
    expect(await refusalCode(offersOf(maker).edit.mutate({ id, methods: ['alipay'] }))).toBe(
      'PAYEE_METHOD_NOT_ACCEPTED',
    )
    await offersOf(maker).edit.mutate({ id, methods: ['alipay'], payees: [wallet] })
    expect(await offersOf(maker).info.query({ id })).toMatchObject({ methods: ['alipay'], payees: [wallet] })
    await payeesOf(maker).remove.mutate({ id: wallet })
    await offersOf(maker).edit.mutate({ id, methods: ['cash'] })
    expect(await offersOf(maker).info.query({ id })).toMatchObject({ methods: ['cash'], payees: [] })
  })
})

describe('the accounts of an order are refused', () => {
  it('to strangers, to takers of another order of the offer, to staff without the case, and before there is an order', async () => {
    const card = await add(maker)
    const offerId = await publishOffer(maker, { methods: ['bankCard'], payees: [card] })
    const offer = await offersOf(stranger).info.query({ id: offerId })
    expect(offer).toMatchObject({ methods: ['bankCard'], payees: [] })
    expect(JSON.stringify(offer)).not.toContain(HOLDER)
    const other = await trader(api, '0')
    await takeOffer(other, offerId)
    const order = await takeOffer(taker, offerId)
    expect(await viewRefusal(stranger, order)).toBe('OTC_ORDER_NOT_FOUND')
    expect(await viewRefusal(other, order)).toBe('OTC_ORDER_NOT_FOUND')
    expect(await viewRefusal(arbiter, order)).toBe('STAFF_NOT_DISPUTED')
    expect(await viewRefusal(taker, { id: order.id + 1_000 })).toBe('OTC_ORDER_NOT_FOUND')
    expect(await linesOf(taker, order)).toEqual([])
  })

  it.each(['cancelled', 'completed'] as const)('to everybody once it is %s', async (end) => {
    const order = await sold([await add(maker)])
    expect(await view(taker, order)).toEqual([SHOWN])
    if (end === 'cancelled') await ordersOf(taker).cancel.mutate(order)
    else {
      await ordersOf(taker).pay.mutate(order)
      await ordersOf(maker).release.mutate({ ...order, matches: true })
    }
    for (const someone of [taker, maker]) expect(await viewRefusal(someone, order)).toBe('OTC_ORDER_NOT_OPEN')
    expect(JSON.stringify(await ordersOf(taker).info.query(order))).not.toContain(ACCOUNT)
  })
})

describe('the accounts of a running order', () => {
  it('are what they were when it was taken, whatever becomes of them', async () => {
    const card = await add(maker)
    const order = await sold([card])
    await payeesOf(maker).edit.mutate({ id: card, payee: { ...CARD, account: '9999' } })
    expect(await view(taker, order)).toEqual([SHOWN])
    await payeesOf(maker).remove.mutate({ id: card })
    expect(await view(taker, order)).toEqual([SHOWN])
    const { offerId } = await ordersOf(taker).info.query(order)
    const later = await takeOffer(taker, offerId)
    expect(await view(taker, later)).toEqual([])
    expect(await ordersOf(taker).info.query(later)).toMatchObject({ payeeMethods: [] })
  })

  it('are the taker’s where the taker sells: the owner of the offer pays', async () => {
    const buys = await publishOffer(maker, { ...BUYS, methods: ['alipay', 'bankCard'] })
    const order = await takeOffer(taker, buys, { ...TAKEN, payees: [await add(taker, WALLET), await add(taker)] })
    expect(await ordersOf(maker).info.query(order)).toMatchObject({ payeeMethods: ['alipay', 'bankCard'] })
    const { label: _, ...wallet } = WALLET
    expect(await view(maker, order)).toEqual([{ ...wallet, note: '' }, SHOWN])
  })

  it('leave one line for a look, and the next an hour later; the seller looks at their own', async () => {
    const order = await sold([await add(maker)])
    await Promise.all([view(taker, order), view(taker, order), view(taker, order)])
    await view(maker, order)
    expect(await linesOf(maker, order)).toEqual(['otcOrder.payeesViewed'])
    api.clock.advance(3_600 - 60)
    await Promise.all([maker, taker, arbiter, stranger].map(logInAgain))
    await view(taker, order)
    expect(await linesOf(maker, order)).toHaveLength(1)
    api.clock.advance(60)
    await view(taker, order)
    expect(await linesOf(maker, order)).toHaveLength(2)
  })

  it('are read by an arbiter with the case, which the timeline and the audit tell', async () => {
    const order = await sold([await add(maker)])
    await ordersOf(taker).pay.mutate(order)
    await ordersOf(maker).complain.mutate(order)
    expect(await view(arbiter, order)).toEqual([SHOWN])
    expect(await linesOf(taker, order)).toEqual(['otcOrder.payeesViewedByStaff'])
  })
})

/** The tables with a row that has one of the texts in any of its columns. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { sql: query } = api.app
  const tables = await query<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`
  const patterns = texts.map((text) => `%${text}%`)
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await query`select 1 from ${query(name)} as kept where kept::text like any (${patterns}) limit 1`
    if (rows.length > 0) found.push(name)
  }
  return found
}

describe('at rest', () => {
  it('details stand nowhere in plain text: no table, no message, no dossier', async () => {
    const order = await sold([await add(maker), await add(maker, WALLET)])
    await view(taker, order)
    expect(JSON.stringify(await ordersOf(taker).dossier.query(order))).not.toContain(ACCOUNT)
    expect(JSON.stringify(await ordersOf(taker).info.query(order))).not.toContain(ACCOUNT)
    const texts = [HOLDER, ACCOUNT, WALLET.account]
    expect(await tablesWith([...texts, ...texts.map((text) => Buffer.from(text).toString('hex'))])).toEqual([])
    // Verifies that the search covers all tables: a commit's rows, and bytes.
    expect(await tablesWith(['otcOrder.payeesViewed'])).toContain('timeline_entry')
    const [kept] = await api.app.db.select().from(otcOrderPayees).where(eq(otcOrderPayees.orderId, order.id))
    expect(await tablesWith([Buffer.from(kept?.nonce ?? []).toString('hex')])).toEqual(['otc_order_payees'])
  })

  it('is sealed anew after the key changed, with what orders keep', async () => {
    const id = await add(taker)
    const order = await sold([await add(maker)])
    const moved = await createTestApp({
      beside: api,
      env: {
        ENCRYPTION_KEY: 'cd'.repeat(32),
        ENCRYPTION_OLD_KEYS: Buffer.from(api.app.env.encryptionKey).toString('hex'),
      },
    })
    try {
      await moved.app.jobs.runDue()
      const [kept] = await api.app.db.select().from(otcPayee).where(eq(otcPayee.id, id))
      const [ofOrder] = await api.app.db.select().from(otcOrderPayees).where(eq(otcOrderPayees.orderId, order.id))
      expect([kept?.keyId, ofOrder?.keyId]).toEqual([moved.app.secrets.keyId, moved.app.secrets.keyId])
      const after = moved.client()
      after.useToken(taker.client.token())
      expect((await after.trpc.otcPayees.list.query()).data).toContainEqual({ id, ...CARD })
      expect((await after.trpc.otcOrders.viewPayees.mutate(order)).data).toEqual([SHOWN])
    } finally {
      await moved.close()
    }
  })
})
