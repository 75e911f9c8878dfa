import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { giveCoin } from '../../test/faults/purchases.ts'
import { binariesFolder, type EmbeddedDatabase, startEmbedded } from '../platform/db/embedded/index.ts'
import { migrate } from '../platform/db/migrate.ts'
import { drillReport, holds, runDrill } from './run-drill.ts'

let folder: string
let backup: string
let site: EmbeddedDatabase

// A backup is the folder of the stopped database: pgBackRest itself is tried by `pnpm failover`.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jindu-drill-site-'))
  backup = join(folder, 'backup')
  const dataDir = join(folder, 'data')
  const first = await startEmbedded({ dataDir, durable: false })
  await migrate(first.url)
  await giveCoin(first.url, 100_001)
  await first.stop()
  await cp(join(dataDir, 'postgres'), backup, { recursive: true })
  site = await startEmbedded({ dataDir, durable: false })
}, 120_000)
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

const drill = (command: string) =>
  runDrill({
    command,
    bin: binariesFolder(),
    user: undefined,
    databaseUrl: site.url,
    filesDir: undefined,
    archiveSeconds: 0,
  })

it('the copy is proved beside the site, and what it lacks is counted', async () => {
  const restore = `cp -R '${backup}'/. "$FOLDER"`
  const whole = await drill(restore)
  expect(whole).toMatchObject({ lacks: {}, brokenBooks: [], schemaFits: true, files: null })
  expect(holds(whole)).toBe(true)
  await giveCoin(site.url, 100_002)
  const late = await drill(restore)
  expect(late).toMatchObject({ lacks: { journal_entry: 1 }, brokenBooks: [], newestAt: whole.newestAt })
  expect(holds(late)).toBe(false)
  expect(drillReport(late)).toContain('It lacks rows: 1 of journal_entry.')
})

it('a restore that fails says why', async () => {
  await expect(drill('echo the repository is away >&2; exit 3')).rejects.toThrow(
    'The restore failed: the repository is away',
  )
  await expect(drill('true')).rejects.toThrow('PostgreSQL failed: ')
})
