import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase, DatabaseAccessError, reachDatabase } from '../../src/platform/db/index.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { hasPgbouncer, startPgbouncer } from './pgbouncer.ts'
import { startRefused } from './start-refused.ts'

const ALL =
  'DateStyle,IntervalStyle,TimeZone,bytea_output,statement_timeout,lock_timeout,idle_in_transaction_session_timeout'

const refusalOf = async (url: string): Promise<string> => {
  const error: unknown = await reachDatabase(url).then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof DatabaseAccessError ? error.message : `not refused: ${String(error)}`
}

// `.ci/run` installs it; elsewhere: apt-get install pgbouncer.
if (!hasPgbouncer) process.stdout.write('pgbouncer is not installed: nothing is tried behind a pooler\n')

describe.skipIf(!hasPgbouncer)('behind PgBouncer', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  it('a pooler that hands on no settings of a connection is refused by what it says', async () => {
    const pooler = await startPgbouncer(database.url, { mode: 'session' })
    expect(await refusalOf(pooler.url)).toMatch(
      /refuses the product: unsupported startup parameter: .*A pooler answers there/,
    )
    await pooler.stop()
  })

  it('a pooler that drops settings unsaid is refused with the settings that are missing', async () => {
    const pooler = await startPgbouncer(database.url, { mode: 'session', drops: ALL })
    expect(await refusalOf(pooler.url)).toMatch(/does not keep what a connection sets \(.*statement_timeout = '25000'/)
    await pooler.stop()
  })

  describe('that has the settings from the role', () => {
    beforeAll(async () => {
      const name = new URL(database.url).pathname.slice(1)
      for (const setting of [
        "statement_timeout = '25s'",
        "lock_timeout = '15s'",
        "idle_in_transaction_session_timeout = '30s'",
        "DateStyle = 'ISO, YMD'",
      ])
        await database.sql.unsafe(`alter database ${name} set ${setting}`)
    })

    it('session mode passes', async () => {
      const pooler = await startPgbouncer(database.url, { mode: 'session', drops: ALL })
      await expect(reachDatabase(pooler.url)).resolves.toBeUndefined()
      await pooler.stop()
    })

    it('transaction mode is refused with a sentence, and the product does not start on it', async () => {
      const pooler = await startPgbouncer(database.url, { mode: 'transaction', drops: ALL })
      expect(await refusalOf(pooler.url)).toContain('a pooler in transaction mode')
      const refused = await startRefused({ DATABASE_URL: pooler.url })
      expect(refused).toEqual({
        code: 1,
        said: expect.stringMatching(/^The database of DATABASE_URL at .* transaction mode.*\n$/),
      })
      await pooler.stop()
    })

    it('what a client sends through it all the same arrives as it was given', async () => {
      const pooler = await startPgbouncer(database.url, { mode: 'transaction', drops: ALL })
      const through = createDatabase(pooler.url, { max: 4 })
      const hash = Buffer.from('c0ffee', 'hex')
      const ask = () =>
        through.sql`select ${true}::bool as yes, ${hash}::bytea as hash`.then(
          ([row]) => row,
          () => 'refused',
        )
      const answers = []
      for (let round = 0; round < 30; round += 1) answers.push(...(await Promise.all([ask(), ask(), ask(), ask()])))
      const wrong = answers.filter(
        (row) => row !== 'refused' && JSON.stringify(row) !== JSON.stringify({ yes: true, hash }),
      )
      expect(wrong).toEqual([])
      expect(answers.filter((row) => row !== 'refused').length).toBeGreaterThan(0)
      await through.close()
      await pooler.stop()
    })
  })
})
