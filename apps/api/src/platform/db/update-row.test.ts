import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVerbDatabase, parcel, parcelAction } from '../../../test/verbs/verb-database.ts'
import { commitVerb, ConflictError, updateRow } from './index.ts'

let app: Awaited<ReturnType<typeof createVerbDatabase>>
beforeAll(async () => {
  app = await createVerbDatabase()
})
afterAll(() => app.database.drop())

test('a row that changed meanwhile is not met', async () => {
  const id = await app.newParcel()
  const stale = { guards: [{ change: updateRow(parcel, { version: 9 }, { id, version: 8 }) }] }
  await expect(commitVerb(app, stale)).rejects.toBeInstanceOf(ConflictError)
  expect(await app.count('parcel', `id = ${id} and version = 1`)).toBe(1)
})

test('only the row that is named changes, in each of its columns', async () => {
  const [one, other, moved] = [await app.newParcel(), await app.newParcel(), 900_000]
  await commitVerb(app, { guards: [{ change: updateRow(parcel, { id: moved, version: 2 }, { id: one, version: 1 }) }] })
  expect(await app.count('parcel', `id = ${moved} and version = 2`)).toBe(1)
  expect(await app.count('parcel', `id = ${other} and version = 1`)).toBe(1)
})

test('a column that the table does not have is a mistake of the program', () => {
  const wrong: Record<string, number> = { parcel: 1 }
  expect(() => updateRow(parcelAction, wrong, { id: 1 })).toThrow('no column parcel')
})
