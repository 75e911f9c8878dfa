import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVerbDatabase, parcel } from '../../../test/verbs/verb-database.ts'
import { commitVerb, statementOnce } from './index.ts'

let app: Awaited<ReturnType<typeof createVerbDatabase>>
beforeAll(async () => {
  app = await createVerbDatabase()
})
afterAll(() => app.database.drop())

const raise = statementOnce<'id' | 'by'>((db) =>
  db
    .update(parcel)
    .set({ version: sql`${parcel.version} + ${sql.placeholder('by')}::int + ${10}::int` })
    .where(eq(parcel.id, sql.placeholder('id'))),
)

test('a statement that is known is written with the values of each commit, beside others', async () => {
  const [one, other] = [await app.newParcel(), await app.newParcel()]
  await commitVerb(app, { writes: [raise(app.db, { id: one, by: 1 }), raise(app.db, { by: 5, id: other })] })
  expect(await app.count('parcel', `id = ${one} and version = 12`)).toBe(1)
  expect(await app.count('parcel', `id = ${other} and version = 16`)).toBe(1)
})
