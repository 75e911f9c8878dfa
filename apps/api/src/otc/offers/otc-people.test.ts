import { rules } from '@jindu/domain/rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { newKey } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { marketOfTwo, publishOffer, takeOffer, trader } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'

let api: TestApp
let maker: Person
let taker: Person

beforeAll(async () => {
  ;({ api, one: maker, other: taker } = await marketOfTwo('1000', '100'))
})
afterAll(() => api.close())

const people = ({ client }: Person) => client.trpc.people
const block = (by: Person, { uid }: Person, blocked = true) => people(by).block.mutate({ uid, blocked })

const onMarket = async ({ client }: Person, filter: object = {}) => {
  const { data } = await client.trpc.otcOffers.market.query({ currency: 'LTC', side: 'sell', limit: 60, ...filter })
  return data.map(({ id }) => id)
}

const say = ({ client }: Person, to: { conversationId: number } | { subject: { kind: 'otcOffer'; id: number } }) =>
  client.trpc.conversations.say.mutate({
    to,
    contents: { format: 'html', html: '<p>Are you there?</p>' },
    attachments: [],
    clientKey: newKey(),
  })

describe('is refused', () => {
  it('blocking or noting oneself, nobody, or with too long a note', async () => {
    expect(await refusalCode(block(maker, maker))).toBe('PERSON_SELF')
    expect(await refusalCode(people(maker).block.mutate({ uid: 900_000, blocked: true }))).toBe('USER_NOT_FOUND')
    const note = 'x'.repeat(rules.people.maximumNoteCharacters + 1)
    expect(await refusalCode(people(maker).note.mutate({ uid: taker.uid, note }))).toBe('PERSON_NOTE_TOO_LONG')
  })

  it('more people than the bound; those whom one keeps already are still changed', async () => {
    const own = await trader(api, '0')
    await people(own).note.mutate({ uid: maker.uid, note: 'quick' })
    await api.app.db
      .execute(sql`insert into app_user select (jsonb_populate_record(u, jsonb_build_object('uid', 500000 + n))).*
      from app_user u, generate_series(1, ${rules.people.maximum - 1}) n where u.uid = ${taker.uid}`)
    await api.app.db.execute(sql`insert into person (uid, other_uid, note, changed_at)
      select ${own.uid}, 500000 + n, 'kept', now() from generate_series(1, ${rules.people.maximum - 1}) n`)
    expect(await refusalCode(block(own, taker))).toBe('PEOPLE_TOO_MANY')
    expect(await block(own, maker)).toEqual({ uid: maker.uid, blocked: true, note: 'quick' })
    await block(own, maker, false)
  })
})

describe('a block', () => {
  it.each([
    ['the owner of the offer', true],
    ['the taker', false],
  ])('by %s hides it from the taker, who neither takes it nor writes first, until it is lifted', async (_, byMaker) => {
    const id = await publishOffer(maker)
    expect(await onMarket(taker)).toContain(id)
    await (byMaker ? block(maker, taker) : block(taker, maker))
    expect(await onMarket(taker)).not.toContain(id)
    expect(await onMarket(taker, { ownerUid: maker.uid })).toEqual([])
    expect(await refusalCode(taker.client.trpc.otcOffers.info.query({ id }))).toBe('OFFER_NOT_FOUND')
    expect(await refusalCode(takeOffer(taker, id))).toBe(byMaker ? 'OFFER_NOT_FOUND' : 'PERSON_BLOCKED')
    expect(await refusalCode(say(taker, { subject: { kind: 'otcOffer', id } }))).toBe(
      byMaker ? 'PERSON_UNAVAILABLE' : 'PERSON_BLOCKED',
    )
    // Others, and staff who moderate, see it as before.
    expect(await onMarket(await trader(api, '0'))).toContain(id)
    const staff = await staffPerson(api, 'administrator')
    expect(await staff.client.trpc.otcOffers.info.query({ id })).toMatchObject({ id })
    await (byMaker ? block(maker, taker, false) : block(taker, maker, false))
    expect(await onMarket(taker, { ownerUid: maker.uid })).toContain(id)
    await say(taker, { subject: { kind: 'otcOffer', id } })
    expect(await takeOffer(taker, id)).toMatchObject({ id: expect.any(Number) })
  })

  it('leaves running orders and their talk alone', async () => {
    const order = await takeOffer(taker, await publishOffer(maker))
    const { chatId } = await taker.client.trpc.otcOrders.info.query(order)
    await block(maker, taker)
    await say(taker, { conversationId: chatId ?? 0 })
    await say(maker, { conversationId: chatId ?? 0 })
    await taker.client.trpc.otcOrders.pay.mutate(order)
    expect(await maker.client.trpc.otcOrders.release.mutate(order)).toMatchObject({ status: 'completed' })
    await block(maker, taker, false)
  })

  it('and a take at once: the order is there before the block, or refused; fifty rounds', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 50; round += 1) {
      const own = await trader(api, '0')
      const id = await publishOffer(maker, { total: '0.2', maximum: '20' })
      const [taken] = await Promise.all([
        takeOffer(own, id, { volume: '0.1' }).then(
          () => 'taken',
          (error: unknown) => refusalCode(Promise.reject(error)),
        ),
        block(maker, own),
      ])
      outcomes.add(taken)
      expect(await refusalCode(takeOffer(own, id, { volume: '0.1' }))).toBe('OFFER_NOT_FOUND')
      await maker.client.trpc.otcOffers.withdraw.mutate({ id })
    }
    expect([...outcomes].every((outcome) => outcome === 'taken' || outcome === 'OFFER_NOT_FOUND')).toBe(true)
  }, 120_000)
})

it('a note is private, kept without a block, listed latest first, and gone when emptied', async () => {
  const own = await trader(api, '0')
  await people(own).note.mutate({ uid: maker.uid, note: ' pays at once ' })
  api.clock.advance(5)
  await block(own, taker)
  expect(await people(own).list.query({})).toMatchObject({
    data: [
      { uid: taker.uid, blocked: true, note: '' },
      { uid: maker.uid, blocked: false, note: 'pays at once' },
    ],
    total: 2,
  })
  expect((await people(own).list.query({ blocked: true })).total).toBe(1)
  expect(await people(maker).info.query({ uid: own.uid })).toEqual({ uid: own.uid, blocked: false, note: '' })
  await people(own).note.mutate({ uid: maker.uid, note: '' })
  await block(own, taker, false)
  expect(await people(own).list.query({})).toEqual({ data: [], total: 0 })
})
