import { existsSync } from 'node:fs'
import { booksReport, checkBooks } from './books/check-books.ts'
import { runningEmbedded, startEmbedded } from './platform/db/embedded/index.ts'
import { createDatabase, migrate } from './platform/db/index.ts'
import { readDatabaseEnv } from './platform/env/index.ts'

/** `pnpm books`: proves that the books are right, on the running product or on a stopped one. Ends with 1 when they are not. */
const run = async (): Promise<boolean> => {
  const { databaseUrl, dataDir } = readDatabaseEnv(process.env)
  const known = databaseUrl ?? runningEmbedded(dataDir)
  if (!known && !existsSync(dataDir)) throw new Error(`There are no books yet: ${dataDir} does not exist.`)
  const embedded = known ? null : await startEmbedded({ dataDir })
  const url = known ?? embedded?.url ?? ''
  try {
    if (embedded) await migrate(url)
    const database = createDatabase(url, { max: 1, name: 'jindu-books' })
    try {
      const results = await checkBooks(database.db)
      process.stdout.write(`${booksReport(results)}\n`)
      return results.every((result) => result.violations === 0)
    } finally {
      await database.close()
    }
  } finally {
    await embedded?.stop()
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
