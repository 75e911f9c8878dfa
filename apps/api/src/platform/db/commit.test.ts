import { entryTemplates } from '@jindu/domain/ledger'
import { money } from '@jindu/domain/money'
import { DomainError } from '@jindu/domain/errors'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fund } from '../../../test/ledger/fund.ts'
import { createVerbDatabase, parcel, parcelAction } from '../../../test/verbs/verb-database.ts'
import { once, runVerb } from '../idempotency/index.ts'
import { type Commit, commitVerb, ConflictError, metRows } from './index.ts'

let app: Awaited<ReturnType<typeof createVerbDatabase>>
let uid = 300_000
const newUid = () => (uid += 1)

beforeAll(async () => {
  app = await createVerbDatabase()
})
afterAll(() => app.database.drop())

const purchase = (buyerUid: number, orderId: number, units: bigint) => ({
  entry: entryTemplates.purchase({ buyerUid, orderId, money: money('LTC', units) }),
  reference: { kind: 'goodsOrder', id: orderId } as const,
  actorUid: buyerUid,
})

const raise = (id: number, version: number) => ({
  change: app.db
    .update(parcel)
    .set({ version: version + 1 })
    .where(and(eq(parcel.id, id), eq(parcel.version, version))),
})

const everything = (buyerUid: number, id: number, version: number): Commit => ({
  guards: [raise(id, version)],
  writes: [app.db.insert(parcelAction).values({ parcelId: id })],
  entries: [purchase(buyerUid, id, 5n)],
  audit: [
    {
      action: 'goodsOrder.place',
      actor: { kind: 'user', uid: buyerUid },
      subject: { kind: 'goodsOrder', id },
      details: { n: 1 },
    },
  ],
  outbox: [{ topic: 'goodsOrder', uids: [buyerUid, 7], payload: { id, event: 'placed' } }],
})

const traces = async (id: number) => [
  await app.count('parcel_action', `parcel_id = ${id}`),
  await app.count('journal_entry', `reference_kind = 'goodsOrder' and reference_id = ${id}`),
  await app.count('audit_event', `subject_kind = 'goodsOrder' and subject_id = ${id}`),
  await app.count('outbox', `uid = 7 and topic = 'goodsOrder' and payload = '{"id": ${id}, "event": "placed"}'`),
]

describe('all or nothing', () => {
  test('a state that changed meanwhile stops everything', async () => {
    const [buyer, id] = [newUid(), await app.newParcel()]
    await fund(app.db, buyer, 5n)
    await expect(commitVerb(app, everything(buyer, id, 2))).rejects.toThrow(ConflictError)
    expect(await traces(id)).toEqual([0, 0, 0, 0])
  })

  test('a guard with a refusal says so', async () => {
    const id = await app.newParcel()
    const commit = { guards: [{ ...raise(id, 9), refusal: 'PRICE_CHANGED' as const }] }
    await expect(commitVerb(app, commit)).rejects.toMatchObject({ code: 'PRICE_CHANGED' })
  })

  test('too little money stops everything, the state included', async () => {
    const [buyer, id] = [newUid(), await app.newParcel()]
    await fund(app.db, buyer, 4n)
    await expect(commitVerb(app, everything(buyer, id, 1))).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    expect(await traces(id)).toEqual([0, 0, 0, 0])
    expect(await app.count('parcel', `id = ${id} and version = 1`)).toBe(1)
  })

  test('state, timeline, money, audit and outbox are written together', async () => {
    const [buyer, id] = [newUid(), await app.newParcel()]
    await fund(app.db, buyer, 5n)
    const before = app.announced()
    await commitVerb(app, everything(buyer, id, 1))
    expect(await traces(id)).toEqual([1, 1, 1, 1])
    expect(await app.count('parcel', `id = ${id} and version = 2`)).toBe(1)
    expect(app.announced()).toBe(before + 1)
  })
})

test('a part builds on the rows that a guard met, and on no others', async () => {
  const [first, second, other] = [await app.newParcel(), await app.newParcel(), await app.newParcel()]
  const raised = metRows('raised', 'id')
  const ids = [first, second]
  await commitVerb(app, {
    guards: [
      { change: app.db.update(parcel).set({ version: 5 }).where(inArray(parcel.id, ids)), rows: 2, met: raised },
    ],
    writes: [sql`insert into parcel_action (parcel_id) select id from ${raised}`],
  })
  expect(await Promise.all([...ids, other].map((id) => app.count('parcel_action', `parcel_id = ${id}`)))).toEqual([
    1, 1, 0,
  ])
})

const buy = (buyer: number, key: string, units: bigint, id: number) => {
  const mark = once(buyer, key, 'parcel.buy', { units })
  return runVerb(app, mark, async () => {
    const response = { id }
    await commitVerb(app, { once: mark, response, entries: [purchase(buyer, id, units)] })
    return response
  })
}

describe('the same key', () => {
  test('with another request is refused', async () => {
    const buyer = newUid()
    await fund(app.db, buyer, 50n)
    await buy(buyer, 'key-other', 5n, 1)
    await expect(buy(buyer, 'key-other', 6n, 2)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  })

  test('fifty times at once spends once, and all get the first result', async () => {
    const buyer = newUid()
    await fund(app.db, buyer, 5n)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => buy(buyer, 'key-fifty', 5n, 1000 + index)),
    )
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
    expect(await app.count('journal_entry', `actor_uid = ${buyer}`)).toBe(1)
  })

  test('answers with the first result even where the verb would refuse now', async () => {
    const mark = once(newUid(), 'key-later', 'parcel.refuse', {})
    await runVerb(app, mark, () => commitVerb(app, { once: mark, response: { id: 4 } }))
    const again = await runVerb<unknown>(app, mark, () => Promise.reject(new DomainError('PRICE_CHANGED')))
    expect(again).toEqual({ id: 4 })
  })

  test('of another user is another key', async () => {
    const [one, two] = [newUid(), newUid()]
    await Promise.all([fund(app.db, one, 5n), fund(app.db, two, 5n)])
    expect(await buy(one, 'key-shared', 5n, 51)).toEqual({ id: 51 })
    expect(await buy(two, 'key-shared', 5n, 52)).toEqual({ id: 52 })
  })
})

test('a verb whose guard missed decides again on what is there', async () => {
  const id = await app.newParcel()
  const bump = () =>
    runVerb(app, null, async () => {
      const [row] = await app.db.select().from(parcel).where(eq(parcel.id, id))
      await commitVerb(app, { guards: [raise(id, row?.version ?? 0)] })
    })
  await Promise.all(Array.from({ length: 5 }, bump))
  expect(await app.count('parcel', `id = ${id} and version = 6`)).toBe(1)
})
