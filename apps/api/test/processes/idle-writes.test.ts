import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runningEmbedded } from '../../src/platform/db/embedded/index.ts'
import { createDatabase, type Database } from '../../src/platform/db/index.ts'
import { startApi, type ApiProcess } from './start-api.ts'

const WATCHED_SECONDS = 20
/** Three simulated coins, each noted as worked on every ten seconds, and their blocks. A queue of timers alone wrote 100 a second. */
const MOST_RECORDS_A_SECOND = 15

let dataDir: string
let api: ApiProcess
let database: Database
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'jindu-idle-'))
  api = await startApi({ DATA_DIR: dataDir })
  database = createDatabase(runningEmbedded(dataDir) ?? '', { max: 1 })
}, 60_000)
afterAll(async () => {
  await database.close()
  await api.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const records = async (): Promise<number> => {
  const [row] = await database.sql<{ records: string }[]>`select wal_records::text as records from pg_stat_wal`
  return Number(row?.records)
}

it('a site that nobody uses writes little', { timeout: 120_000 }, async () => {
  // The first looks of all jobs.
  await sleep(15_000)
  const before = await records()
  await sleep(WATCHED_SECONDS * 1000)
  expect((await records()) - before).toBeLessThan(WATCHED_SECONDS * MOST_RECORDS_A_SECOND)
})
