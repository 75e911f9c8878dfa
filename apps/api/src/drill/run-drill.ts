import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { checkBooks } from '../books/check-books.ts'
import { createDatabase, type Db } from '../platform/db/index.ts'
import { newestMigration } from '../platform/db/migrate.ts'
import { createDiskStore } from '../platform/files/disk-store.ts'
import { compareFiles, type ComparedFiles } from '../doctor/compare-files.ts'
import { lacking, readReach } from './lacking.ts'
import { restoreCopy, type RestoreOptions } from './restored-copy.ts'

export interface DrillOptions extends RestoreOptions {
  /** The folder of the backup of uploaded files; without it they are not compared. */
  readonly filesDir: string | undefined
  /** How long the archive may lag behind the site, in seconds: so long is waited before the restore. */
  readonly archiveSeconds: number
}

export interface DrillResult {
  /** How long it took to restore the backup, start the copy and replay the archive. */
  readonly restoreSeconds: number
  /** The checks of the books that failed on the copy. */
  readonly brokenBooks: readonly string[]
  /** Rows that the copy lacks, by table. */
  readonly lacks: Readonly<Record<string, number>>
  /** The newest entry of the copy's journal, in seconds since 1970. */
  readonly newestAt: number | null
  /** Whether this release serves the copy as it is. */
  readonly schemaFits: boolean
  readonly files: ComparedFiles | null
}

/** Hands the write-ahead log's open segment to the archive, where the role may; otherwise `archive_timeout` does. */
const switchSegment = (db: Db): Promise<unknown> => db.execute(sql`select pg_switch_wal()`).catch(() => null)

async function withDb<Result>(url: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const database = createDatabase(url, { max: 2, name: 'jindu-drill' })
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

async function fitsRelease(db: Db): Promise<boolean> {
  const [row] = await db.execute<{ newest: string | null }>(
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  )
  return Number(row?.newest ?? 0) <= newestMigration()
}

/**
 * Restores the newest backup beside the site and proves the copy.
 * @throws RestoreError when it cannot be restored or started
 */
export async function runDrill(options: DrillOptions): Promise<DrillResult> {
  const site = await withDb(options.databaseUrl, async (db) => {
    const reach = await readReach(db)
    await switchSegment(db)
    return reach
  })
  await sleep(options.archiveSeconds * 1_000)
  const from = performance.now()
  const copy = await restoreCopy(options)
  try {
    const restoreSeconds = (performance.now() - from) / 1_000
    return await withDb(copy.url, async (db) => {
      const reach = await readReach(db)
      const books = await checkBooks(db)
      return {
        restoreSeconds,
        brokenBooks: books.filter(({ violations }) => violations > 0).map(({ name }) => name),
        lacks: lacking(site, reach),
        newestAt: reach.newestAt,
        schemaFits: await fitsRelease(db),
        files: options.filesDir === undefined ? null : await compareFiles(db, createDiskStore(options.filesDir)),
      }
    })
  } finally {
    await copy.remove()
  }
}

/** Whether the backup would bring the whole site back. */
export const holds = ({ brokenBooks, lacks, schemaFits, files }: DrillResult): boolean =>
  brokenBooks.length === 0 &&
  Object.keys(lacks).length === 0 &&
  schemaFits &&
  (files === null || files.missing.length + files.changed.length === 0)

const listed = (lacks: DrillResult['lacks']): string =>
  Object.entries(lacks)
    .map(([table, rows]) => `${rows} of ${table}`)
    .join(', ')

/** The result in lines. */
export function drillReport(result: DrillResult): string {
  const { restoreSeconds, brokenBooks, lacks, newestAt, schemaFits, files } = result
  const newest = newestAt === null ? 'nothing' : new Date(newestAt * 1_000).toISOString()
  return [
    `Restored in ${restoreSeconds.toFixed(1)} s. The newest entry of its journal: ${newest}.`,
    brokenBooks.length === 0 ? 'Its books are right.' : `Its books are wrong: ${brokenBooks.join('; ')}.`,
    Object.keys(lacks).length === 0
      ? 'It lacks nothing that the site had when the drill began.'
      : `It lacks rows: ${listed(lacks)}.`,
    schemaFits ? 'This release can serve it.' : 'It is from a newer release than this one.',
    files === null
      ? 'Uploaded files were not compared: name their backup with --files.'
      : `${files.rows} uploaded files: ${files.missing.length} missing, ${files.changed.length} with other bytes.`,
  ].join('\n')
}
