import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { madeUp } from '../../../test/live/made-up.ts'
import { createVerbDatabase, parcel, parcelAction } from '../../../test/verbs/verb-database.ts'
import { ConflictError, transactVerb } from './index.ts'

let app: Awaited<ReturnType<typeof createVerbDatabase>>
beforeAll(async () => {
  app = await createVerbDatabase()
})
afterAll(() => app.database.drop())

const audit = (id: number) =>
  [
    {
      action: 'goodsOrder.place',
      actor: { kind: 'user', uid: 300_001 },
      subject: { kind: 'goodsOrder', id },
      details: { n: 1 },
    },
  ] as const
const outbox = (id: number) => [madeUp({ topic: 'parcel', uids: [7], payload: { id } })]
const traces = async (id: number) => [
  await app.count('parcel', `id = ${id} and version = 2`),
  await app.count('parcel_action', `parcel_id = ${id}`),
  await app.count('audit_event', `subject_kind = 'goodsOrder' and subject_id = ${id} and details = '{"n": 1}'`),
  await app.count('outbox', `topic = 'parcel' and payload = '{"id": ${id}}'`),
]

describe('a verb of several statements keeps nothing', () => {
  test('when it fails after its own writes', async () => {
    const id = await app.newParcel()
    const failing = transactVerb(app, async (tx) => {
      await tx.update(parcel).set({ version: 2 }).where(eq(parcel.id, id))
      throw new Error('sunk')
    })
    await expect(failing).rejects.toThrow('sunk')
    expect(await traces(id)).toEqual([0, 0, 0, 0])
  })

  test('when a guard of its ending misses', async () => {
    const id = await app.newParcel()
    const change = app.db.update(parcel).set({ version: 2 }).where(eq(parcel.version, 99))
    const losing = transactVerb(app, () =>
      Promise.resolve({ result: 1, guards: [{ change }], audit: audit(id), outbox: outbox(id) }),
    )
    await expect(losing).rejects.toThrow(ConflictError)
    expect(await traces(id)).toEqual([0, 0, 0, 0])
  })
})

test('its audit, its events and what else it writes commit with it', async () => {
  const id = await app.newParcel()
  const answered = await transactVerb(app, async (tx) => {
    await tx.update(parcel).set({ version: 2 }).where(eq(parcel.id, id))
    const writes = [app.db.insert(parcelAction).values({ parcelId: id })]
    return { result: 'across', writes, audit: audit(id), outbox: outbox(id) }
  })
  expect(answered).toBe('across')
  expect(await traces(id)).toEqual([1, 1, 1, 1])
})

test('one that turns out to change nothing leaves no trace', async () => {
  const id = await app.newParcel()
  expect(await transactVerb(app, () => Promise.resolve({ result: null }))).toBeNull()
  expect(await traces(id)).toEqual([0, 0, 0, 0])
})
