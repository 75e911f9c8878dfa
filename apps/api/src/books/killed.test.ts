import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fund, pay } from '../../test/ledger/fund.ts'
import { startEmbedded } from '../platform/db/embedded/index.ts'
import { createDatabase, type Db, migrate } from '../platform/db/index.ts'
import { checkBooks } from './check-books.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'jindu-killed-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const missing = async (db: Db, acknowledged: readonly number[]): Promise<number> => {
  const [row] = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from jsonb_array_elements_text(${JSON.stringify(acknowledged)}::jsonb) told
    where not exists (select 1 from journal_entry where id = told::bigint)`)
  return row?.n ?? -1
}

const broken = async (db: Db): Promise<readonly string[]> =>
  (await checkBooks(db)).filter((result) => result.violations > 0).map((result) => result.name)

test('a process killed under load loses no acknowledged entry and leaves the books right', async () => {
  const script = fileURLToPath(import.meta.resolve('../../test/ledger/pay-and-tell.ts'))
  const payer = spawn(process.execPath, ['--conditions=source', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let told = ''
  payer.stdout.on('data', (chunk) => (told += String(chunk)))
  while (told.split('\n').length < 200) await sleep(10)
  payer.kill('SIGKILL')
  await once(payer, 'close')
  const acknowledged = told.split('\n').slice(0, -1).map(Number)

  const server = await startEmbedded({ dataDir })
  const database = createDatabase(server.url)
  expect(await missing(database.db, acknowledged)).toBe(0)
  expect(await broken(database.db)).toEqual([])
  await database.close()
  await server.stop()
})

test('a database killed under load comes back with every acknowledged entry and the books right', async () => {
  const back = Promise.withResolvers<boolean>()
  const server = await startEmbedded({ dataDir, onRestart: back.resolve })
  await migrate(server.url)
  const database = createDatabase(server.url)
  await fund(database.db, 1, 1_000_000n)
  const acknowledged: number[] = []
  const payUntilRefused = async (to: number): Promise<void> => {
    for (;;) acknowledged.push((await pay(database.db, 1, to, 1n))[0]?.id ?? 0)
  }
  const payers = [2, 3, 4].map(payUntilRefused)
  const ended = Promise.allSettled(payers)
  while (acknowledged.length < 100) await sleep(10)
  process.kill(server.pid, 'SIGKILL')
  expect(await back.promise).toBe(true)
  await ended

  expect(await missing(database.db, acknowledged)).toBe(0)
  expect(await broken(database.db)).toEqual([])
  expect(await pay(database.db, 1, 2, 1n)).toHaveLength(1)
  await database.close()
  await server.stop()
})
