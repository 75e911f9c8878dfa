import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { marketOfTwo, offerInput, takeOffer, trader } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'

let api: TestApp
let maker: Person
let taker: Person

beforeAll(async () => {
  ;({ api, one: maker, other: taker } = await marketOfTwo('500', '100'))
})
afterAll(() => api.close())

const offersOf = ({ client }: Person) => client.trpc.otcOffers
const ordersOf = ({ client }: Person) => client.trpc.otcOrders
const publish = async (greeting: string, side: 'buy' | 'sell' = 'sell') =>
  (
    await offersOf(maker).publish.mutate({
      ...offerInput({ side, unitPrice: side === 'buy' ? '90' : '100' }),
      greeting,
    })
  ).id

async function linesOf(by: Person, order: { readonly id: number }) {
  const { chatId } = await ordersOf(by).info.query(order)
  return (await by.client.trpc.conversations.lines.query({ conversationId: chatId ?? 0 })).lines
}

async function toldOf({ client }: Person): Promise<number> {
  const { data } = await client.trpc.messages.list.query({ types: ['otcOrder'], page: 1, limit: 50 })
  return data.filter(({ message }) => message.kind === 'otcOrderTalk.said').length
}

it('is at most 500 characters, changed by the owner alone, and read by nobody before they took', async () => {
  expect(await refusalCode(publish('x'.repeat(501)))).toBe('TEXT_TOO_LONG')
  const id = await publish('  Please write your name.  ')
  expect(await offersOf(maker).info.query({ id })).toMatchObject({ greeting: 'Please write your name.' })
  expect(await offersOf(taker).info.query({ id })).toMatchObject({ greeting: '' })
  expect(await refusalCode(offersOf(taker).edit.mutate({ id, greeting: '' }))).toBe('OFFER_NOT_FOUND')
  expect(await refusalCode(offersOf(maker).edit.mutate({ id, greeting: 'x'.repeat(501) }))).toBe('TEXT_TOO_LONG')
  await offersOf(maker).edit.mutate({ id, greeting: '' })
  expect(await linesOf(taker, await takeOffer(taker, id))).toEqual([])
})

it.each([
  ['sell', '100'],
  ['buy', '90'],
] as const)('of a %s offer is the first line of every order, once, in the maker’s name', async (side, unitPrice) => {
  const id = await publish('Hello.\nName first <script>alert(1)</script> & <b>bold</b>', side)
  const first = await takeOffer(taker, id, { unitPrice, idempotencyKey: `greeting-${side}` })
  expect(await takeOffer(taker, id, { unitPrice, idempotencyKey: `greeting-${side}` })).toEqual(first)
  const [line, ...others] = await linesOf(taker, first)
  expect(others).toEqual([])
  expect(line).toMatchObject({ uid: maker.uid, orderId: first.id, number: 1 })
  expect(line?.html).not.toMatch(/<script|<b>/u)
  expect(line?.text).toContain('<script>alert(1)</script>')
  const again = await takeOffer(taker, id, { unitPrice })
  expect((await linesOf(maker, again)).map(({ number, orderId }) => [number, orderId])).toEqual([
    [1, first.id],
    [2, again.id],
  ])
})

it('is told to the taker as a line is, stands as read for the maker, and arbiters of a dispute read it', async () => {
  const id = await publish('Pay from an account of your own name.')
  const order = await takeOffer(taker, id)
  expect([(await toldOf(taker)) > 0, await toldOf(maker)]).toEqual([true, 0])
  const arbiter = await staffPerson(api, 'arbiter')
  expect(await refusalCode(linesOf(arbiter, order))).not.toBe('')
  await ordersOf(taker).pay.mutate(order)
  await ordersOf(maker).complain.mutate(order)
  const { chatId } = await ordersOf(taker).info.query(order)
  const { lines } = await arbiter.client.trpc.conversations.lines.query({ conversationId: chatId ?? 0 })
  expect(lines).toMatchObject([{ uid: maker.uid, text: 'Pay from an account of your own name.' }])
})

it('thirty take at once: one line each, and the books agree', async () => {
  const id = await publish('Hello.')
  const takers = await Promise.all(Array.from({ length: 30 }, () => trader(api, '0')))
  const taken = await Promise.allSettled(takers.map((one) => takeOffer(one, id, { volume: '0.5' })))
  const orders = taken.filter(({ status }) => status === 'fulfilled').length
  const [row] = await api.app.sql<{ lines: number; orders: number }[]>`
    select count(*)::int as lines, count(distinct order_id)::int as orders from conversation_line
    where author_uid = ${maker.uid} and order_id in (select id from otc_order where offer_id = ${id})`
  expect(row).toEqual({ lines: orders, orders })
  expect(orders).toBe(30)
  expect(await brokenBooks(api.app)).toEqual([])
})
