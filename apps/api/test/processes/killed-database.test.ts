import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runningEmbedded } from '../../src/platform/db/embedded/index.ts'
import { createDatabase } from '../../src/platform/db/index.ts'
import { startApi, type ApiProcess } from './start-api.ts'

/** More often than anybody would call an accident. */
const KILLS = 7

let dataDir: string
let api: ApiProcess
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'jindu-killed-database-'))
  api = await startApi({ DATA_DIR: dataDir })
})
afterAll(async () => {
  await api.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** It serves before its timed work runs; a start that does not come so far ends the process instead. */
async function untilStarted(): Promise<void> {
  const database = createDatabase(runningEmbedded(dataDir) ?? '', { max: 1 })
  const completed = async (): Promise<number> => {
    return (await database.sql`select 1 from chain_cursor where worked_at is not null`).length
  }
  await expect.poll(completed, { timeout: 30_000 }).toBeGreaterThan(0)
  await database.close()
}

async function postmaster(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => ''), 10)
}

const introducer = () => fetch(`${api.origin}/trpc/accounts.introducer?input=${encodeURIComponent('{"uid":100001}')}`)
const document = () => fetch(`${api.origin}/api/openapi.json`)
const ready = () => fetch(`${api.origin}/readyz`)

test('a database that is killed again and again comes back each time; meanwhile callers are answered 503', async () => {
  await untilStarted()
  const seen = new Set<number>()
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const killed = await postmaster()
    process.kill(killed, 'SIGKILL')
    await expect
      .poll(
        async () => {
          const answers = await Promise.all([introducer(), ready(), document()])
          for (const { status } of answers) seen.add(status)
          // Its connections outlive a killed server by a moment.
          return [...answers.map(({ status }) => status), (await postmaster()) !== killed]
        },
        { timeout: 60_000, interval: 20 },
      )
      // 400 means that the uid does not exist: the database answered.
      .toEqual([400, 200, 200, true])
  }
  expect([...seen].toSorted((one, other) => one - other)).toEqual([200, 400, 503])
})
