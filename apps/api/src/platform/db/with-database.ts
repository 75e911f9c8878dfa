import { existsSync } from 'node:fs'
import { readBooksEnv } from '../env/index.ts'
import { createDatabase, type Database } from './database.ts'
import { runningEmbedded, startEmbedded } from './embedded/index.ts'
import { migrate } from './migrate.ts'
import { reachDatabase } from './reach.ts'

/** A coin's turn holds one while its holdings are compared over another. */
const MOST_CONNECTIONS = 6

/**
 * Works on the database that the environment names, for commands beside the product: DATABASE_URL, the embedded database
 * of a running product, or that of a stopped one, which is started for the time of the work.
 *
 * @throws Error when there is no database yet; DatabaseAccessError when it cannot be reached
 */
export async function withDatabase<Result>(
  source: Readonly<Record<string, string | undefined>>,
  name: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataDir } = readBooksEnv(source)
  if (databaseUrl !== null) await reachDatabase(databaseUrl)
  const known = databaseUrl ?? runningEmbedded(dataDir)
  if (known === null && !existsSync(dataDir)) throw new Error(`There is no database yet: ${dataDir} does not exist.`)
  const embedded = known === null ? await startEmbedded({ dataDir }) : null
  try {
    if (embedded !== null) await migrate(embedded.url)
    const database = createDatabase(known ?? embedded?.url ?? '', { max: MOST_CONNECTIONS, name })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  } finally {
    await embedded?.stop()
  }
}
