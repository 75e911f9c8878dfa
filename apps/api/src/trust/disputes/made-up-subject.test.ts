import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { commissionCaller, commissionOf, createCommissions } from '../../../test/disputes/commission-feature.ts'
import { buy, openMarket } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { verifiedPerson, type Person } from '../../../test/people.ts'
import { picture, upload } from '../../../test/upload.ts'

/** A made-up subject (work to order) that no feature has: it tests the engine through the adapter alone. */
let api: TestApp
let buyer: Person
let seller: Person
let arbiter: Person
let second: Person

beforeAll(async () => {
  api = await createTestApp()
  await createCommissions(api.app)
  ;[buyer, seller] = await Promise.all([verifiedPerson(api), verifiedPerson(api)])
  arbiter = await staffPerson(api, 'arbiter')
  second = await staffPerson(api, 'administrator')
})
afterAll(() => api.close())

const DAY = 86_400
const TEXT = 'The drawing is of another house.'
const REASON = 'It is another house.'

/** A caller of the made-up feature's procedures. */
const as = ({ client }: Person, app = api.app) =>
  commissionCaller({
    app,
    token: client.token(),
    locale: 'en',
    requestId: '',
    address: '127.0.0.1',
    userAgent: '',
  })

async function commissioned(terms: { needsSecond?: boolean } = {}): Promise<{ id: number }> {
  const dueAt = api.clock.now() + 10 * DAY
  const parties = { buyerUid: buyer.uid, sellerUid: seller.uid }
  return { id: await commissionOf(api.app, { ...parties, units: 1_001n, dueAt, ...terms }) }
}

/** The message of a refused call; `done` on success. */
async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return 'done'
}

/** A commission in dispute after both sides stated their case. */
async function heard(terms: { needsSecond?: boolean } = {}): Promise<{ id: number }> {
  const of = await commissioned(terms)
  await as(buyer).complain(of)
  await as(buyer).stateCase({ ...of, text: TEXT })
  await as(seller).stateCase({ ...of, text: 'It is the house that was ordered.' })
  return of
}

describe('a dispute of a made-up subject is refused', () => {
  it('to strangers and to the other side in the subject’s own words, and to parties what is an arbiter’s', async () => {
    const of = await commissioned()
    const stranger = await verifiedPerson(api)
    expect(await refusal(as(stranger).complain(of))).toBe('NOT_FOUND')
    for (const read of ['timeline', 'dossier'] as const) expect(await refusal(as(stranger)[read](of))).toBe('NOT_FOUND')
    expect(await refusal(as(buyer).complain({ ...of, as: 'seller' }))).toBe('FORBIDDEN')
    const ruling = { to: 'buyer', blame: null } as const
    expect(await refusal(as(buyer).rule({ ...of, ruling, reason: REASON }))).toBe('FORBIDDEN')
    expect(await refusal(as(arbiter).rule({ ...of, ruling, reason: REASON }))).toBe('DISPUTE_NOT_OPEN')
    expect(await refusal(as(buyer).stateCase({ ...of, text: TEXT }))).toBe('DISPUTE_NOT_OPEN')
  })

  it('as a row without its subject: the database lets none change but with a later version, and none go', async () => {
    const { id } = await heard()
    const { sql } = api.app
    await expect(sql`update dispute set buyer_stated_at = null where subject_id = ${id}`).rejects.toThrow('dispute')
    await expect(sql`delete from dispute where subject_id = ${id}`).rejects.toThrow('dispute')
    await expect(sql`update dispute_statement set text = '' where subject_id = ${id}`).rejects.toThrow('statement')
    await expect(sql`truncate dispute_ruling`).rejects.toThrow('ruling')
  })
})

describe('a dispute of a made-up subject', () => {
  it('is spoken on, with pictures that the other side and arbiters may read', async () => {
    const of = await commissioned()
    const { id: file } = (await upload(buyer.client, await picture().png().toBuffer(), { kind: 'dispute' })).json()
    const statusFor = async ({ client }: Person) =>
      (await client.inject({ method: 'GET', url: `/files/${file}` })).statusCode
    expect(await statusFor(seller)).toBe(404)
    await as(buyer).complain(of)
    const { dispute } = await as(buyer).stateCase({ ...of, text: TEXT, files: [file] })
    expect(dispute.statements).toMatchObject([{ by: 'buyer', text: TEXT, files: [{ id: file }] }])
    expect([await statusFor(seller), await statusFor(arbiter)]).toEqual([200, 200])
    expect(await statusFor(await verifiedPerson(api))).toBe(404)
  })

  it('ends by agreement, in parts that its own market makes', async () => {
    const of = await commissioned()
    const offered = { asset: 'USDT', units: '400' } as const
    const { dispute } = await as(seller).proposeSplit({ ...of, buyer: offered })
    expect(dispute.proposal).toMatchObject({
      by: 'seller',
      buyer: offered,
      seller: { units: '598' },
      fee: { units: '3' },
    })
    const ended = await as(buyer).acceptSplit({ ...of, buyer: offered })
    expect(ended).toMatchObject({ outcome: 'shared', dispute: { proposal: null, queue: null } })
  })

  it('keeps what its market adds to a ruling until a second arbiter confirms it', async () => {
    const of = await heard({ needsSecond: true })
    const ruling = { to: 'split', buyerBasisPoints: 5_000, blame: 'seller' } as const
    expect(await as(arbiter).rule({ ...of, ruling, reason: REASON })).toMatchObject({
      outcome: null,
      dispute: { queue: 'second', pendingRuling: { own: true, reason: REASON } },
    })
    expect(await refusal(as(arbiter).confirmRuling(of))).toBe('DISPUTE_RULING_OWN')
    expect(await as(second).rejectRuling({ ...of, reason: 'Look again.' })).toMatchObject({
      dispute: { queue: 'waiting', pendingRuling: null, ruling: null },
    })
    await as(arbiter).rule({ ...of, ruling, reason: REASON })
    await as(second).confirmRuling(of)
    const { order, timeline, dossier } = await as(arbiter).case(of)
    expect(order).toMatchObject({
      outcome: 'shared',
      blame: 'seller',
      dispute: {
        queue: 'ended',
        ruling: { reason: REASON, arbiter: 'The arbiter', confirmedBy: 'The administrator' },
      },
    })
    expect(timeline.map(({ note }) => note)).toEqual([
      'commission.buyerComplained',
      'commission.buyerStated',
      'commission.sellerStated',
      'commission.rulingAwaitsSecond',
      'commission.rulingRejected',
      'commission.rulingAwaitsSecond',
      'commission.rulingConfirmed',
    ])
    expect(timeline.at(-1)?.details).toMatchObject({ to: 'split', blame: 'seller' })
    const { head, entries, subject } = await as(seller).dossier(of)
    expect({ subject, head, entries: entries.length }).toEqual({ subject: 'commission', ...dossier })
  })

  it('takes two steps at once as one after the other', async () => {
    const of = await heard()
    const ruling = { to: 'buyer', blame: null } as const
    const ends = await Promise.all([
      refusal(as(arbiter).rule({ ...of, ruling, reason: REASON })),
      refusal(as(second).rule({ ...of, ruling, reason: REASON })),
      refusal(as(buyer).cancelComplaint(of)),
    ])
    expect(ends.filter((end) => end === 'done').length).toBeGreaterThanOrEqual(1)
    const [row] = await api.app.sql`select c.version, d.subject_version, c.timeline_length, c.outcome,
        (select count(*)::int from dispute_ruling r where r.subject_kind = 'commission' and r.subject_id = c.id) as rulings
      from commission c join dispute d on d.subject_kind = 'commission' and d.subject_id = c.id where c.id = ${of.id}`
    expect(row).toMatchObject({ version: row?.['timeline_length'], subject_version: row?.['version'] })
    expect(row?.['rulings']).toBe(row?.['outcome'] === null ? 0 : 1)
  })
})

describe('staff whom no dispute lets in', () => {
  it('read a subject that was named to them, wherever that was', async () => {
    const of = await commissioned()
    const other = await commissioned()
    const namedTo = (uid: number) =>
      sql`(select 'commission' as kind, ${of.id}::bigint as id where ${uid} = ${arbiter.uid})`
    expect(await refusal(as(arbiter).timeline(of))).toBe('STAFF_NOT_DISPUTED')
    const working = { ...api.app, namedTo }
    expect((await as(arbiter, working).timeline(of)).total).toBe(0)
    expect(await refusal(as(arbiter, working).timeline(other))).toBe('STAFF_NOT_DISPUTED')
    expect(await refusal(as(second, working).timeline(of))).toBe('STAFF_NOT_DISPUTED')
  })
})

describe('the lists of the arbiters', () => {
  it('hold subjects of every kind by their age, in pages, or of one kind', async () => {
    const market = await openMarket(api, '100')
    const orders = market.buyer.client.trpc.goodsOrders
    const { id: order } = await buy(market.buyer, market.goodsId)
    await orders.hold.mutate({ id: order })
    const work = []
    for (let nth = 0; nth < 2; nth += 1) {
      api.clock.advance(60)
      const of = await commissioned()
      await as(buyer).complain(of)
      work.push(of.id)
    }
    api.clock.advance(60)
    await orders.complain.mutate({ id: order })
    const cases = arbiter.client.trpc.disputes.cases
    const list = async (filter: { page?: number; limit?: number; kind?: string; sort?: 'newest' }) => {
      const { data, total } = await cases.query({ queue: 'waiting', ...filter })
      return { data: data.map(({ kind, id }) => `${kind} ${id}`), total }
    }
    const all = await list({ limit: 60 })
    expect(all.data.slice(-3)).toEqual([...work.map((id) => `commission ${id}`), `goodsOrder ${order}`])
    expect(await list({ limit: 2, page: Math.ceil(all.total / 2) })).toMatchObject({ total: all.total })
    expect(await list({ kind: 'goodsOrder' })).toEqual({ data: [`goodsOrder ${order}`], total: 1 })
    expect((await list({ sort: 'newest', limit: 1 })).data).toEqual([`goodsOrder ${order}`])
    const { waiting } = await arbiter.client.trpc.staff.overview.query()
    expect(waiting).toContainEqual({ kind: 'cases', count: all.total })
  })

  it('are read by index, however many disputes there are', async () => {
    const { sql } = api.app
    await sql`insert into dispute (subject_kind, subject_id, subject_version, title, buyer_uid, seller_uid, currency, amount_units, total_cents,
        response_seconds, needs_second, buyer_complaints, seller_complaints, buyer_statements, seller_statements, buyer_proposals, seller_proposals,
        opened_at, ended_at, outcome)
      select 'ballast', n, 1, 'Ballast', 1, 2, 'LTC', 1, 1, 1, false, 0, 0, 0, 0, 0, 0, to_timestamp(n), to_timestamp(n + 1), 'sunk'
      from generate_series(1, 20000) n`
    await sql`analyze dispute`
    const plans = await Promise.all(
      [
        `ended_at is null and pending_ruling_at is null and queued_at is not null and queued_at <= now() order by queued_at, subject_id, subject_kind`,
        `pending_ruling_at is not null order by pending_ruling_at, subject_id, subject_kind`,
        `ended_at is not null and opened_at is not null order by ended_at desc, subject_id desc, subject_kind desc`,
      ].map((where) => sql.unsafe(`explain select * from dispute where ${where} limit 20`)),
    )
    const texts = plans.map((lines) => lines.map((line) => line['QUERY PLAN']).join('\n'))
    expect(texts.map((text) => /dispute_(?:waiting|second|ended)_idx/.exec(text)?.[0])).toEqual([
      'dispute_waiting_idx',
      'dispute_second_idx',
      'dispute_ended_idx',
    ])
    for (const text of texts) expect(text).not.toContain('Seq Scan')
  })
})
