import { parseArgs } from 'node:util'
import { drillReport, holds, runDrill } from './drill/run-drill.ts'
import { readBooksEnv, withEnvFile } from './platform/env/index.ts'

const COMMAND = 'pgbackrest --stanza=jindu --pg1-path="$FOLDER" --archive-mode=off restore'
/** A little more than `archive_timeout` of the sample (deploy/patroni). */
const ARCHIVE_SECONDS = '70'

/**
 * `pnpm drill`: restores the newest backup beside the running site, proves its books, and counts what it lacks. Ends
 * with 1 when it lacks anything, with 2 when it could not be restored.
 */
try {
  const { values } = parseArgs({
    options: {
      restore: { type: 'string', default: COMMAND },
      bin: { type: 'string' },
      user: { type: 'string' },
      files: { type: 'string' },
      wait: { type: 'string', default: ARCHIVE_SECONDS },
      json: { type: 'boolean', default: false },
    },
  })
  const { databaseUrl } = readBooksEnv(withEnvFile(process.env).source)
  if (databaseUrl === null) throw new Error('DATABASE_URL names the site whose backup is tried.')
  const archiveSeconds = Number(values.wait)
  if (!Number.isFinite(archiveSeconds) || archiveSeconds < 0) throw new Error('--wait takes seconds.')
  const result = await runDrill({
    command: values.restore,
    bin: values.bin,
    user: values.user,
    databaseUrl,
    filesDir: values.files,
    archiveSeconds,
  })
  process.stdout.write(`${values.json ? JSON.stringify(result, null, 2) : drillReport(result)}\n`)
  process.exitCode = holds(result) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
