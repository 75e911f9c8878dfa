import { createSandboxClock, systemClock } from '../platform/clock/index.ts'
import { createDatabase, migrate, reachDatabase, watchSchema } from '../platform/db/index.ts'
import { startEmbedded } from '../platform/db/embedded/index.ts'
import { readEnv, type Env } from '../platform/env/index.ts'
import { createLog, type Log } from '../platform/log/index.ts'
import { clearHalfLoadedDemo, loadDemo } from '../sandbox-data/index.ts'
import { lockDemo } from './demo-lock.ts'
import { banner } from './banner.ts'
import { checkFolder } from './check-folder.ts'
import { checkKeys } from './check-keys.ts'
import { composeApp, secretBoxOf } from '../app/compose.ts'
import { createServer, stopServer } from './server.ts'
import { onStopSignal } from './signals.ts'
import { findWeb } from './web-source.ts'

/** Stops a started part; parts stop in reverse order. */
type Stop = () => Promise<void>

async function openDatabase(env: Env, log: Log, stops: Stop[]): Promise<string> {
  if (env.databaseUrl !== null) {
    await reachDatabase(env.databaseUrl)
    return env.databaseUrl
  }
  const embedded = await startEmbedded({
    dataDir: env.dataDir,
    onRestart: (recovered) =>
      recovered
        ? log.warn('the embedded database ended and was started again')
        : log.error('the embedded database ended and does not start; trying again'),
  })
  stops.push(() => embedded.stop())
  return embedded.url
}

/**
 * How long the old process keeps answering. The new one is about to listen, and load balancers need time to see this
 * one as not ready.
 */
const NEWER_SCHEMA_MILLISECONDS = 10_000

async function startParts(env: Env, log: Log, stops: Stop[], end: (why: string) => void): Promise<void> {
  if (env.databaseUrl === null) await checkFolder('DATA_DIR', env.dataDir)
  await checkFolder('FILES_DIR', env.filesDir)
  const url = await openDatabase(env, log, stops)
  const letOthersLoad = env.demoData ? await lockDemo(url) : null
  if (letOthersLoad !== null) stops.push(letOthersLoad)
  await migrate(url)
  if (env.demoData && (await clearHalfLoadedDemo(url))) await migrate(url)
  const database = createDatabase(url, { max: env.databasePool, limited: true })
  stops.push(() => database.close())
  await checkKeys(database.db, secretBoxOf(env), env.sandbox)
  const sandboxClock = env.sandbox ? await createSandboxClock(database) : null
  if (sandboxClock !== null) stops.push(() => sandboxClock.stop())
  const composed = await composeApp({ env, log, clock: sandboxClock ?? systemClock, database })
  stops.push(() => composed.stop())
  if (env.demoData) await loadDemo(composed.app)
  await letOthersLoad?.()
  const schema = await watchSchema(database, () => {
    log.warn('a newer release has migrated the database: this process is not ready any more and ends')
    setTimeout(end, NEWER_SCHEMA_MILLISECONDS, 'the schema is newer than this process').unref()
  })
  stops.push(() => schema.stop())
  const server = await createServer({ app: composed.app, web: await findWeb(), schema })
  stops.push(() => stopServer(server))
  const address = await server.listen({ host: env.host, port: env.port })
  process.stdout.write(banner(env, address))
  composed.startJobs()
}

/** Starts the product, prints the banner, and stops everything on Ctrl-C or SIGTERM. */
export async function runProduct(source: Readonly<Record<string, string | undefined>>): Promise<void> {
  const env = readEnv(source)
  const log = createLog(env.logLevel)
  const stops: Stop[] = []
  let stopped: Promise<void> | null = null
  async function stopParts(): Promise<void> {
    for (const stop of stops.splice(0).toReversed()) {
      await stop().catch((error: unknown) => log.error({ err: error }, 'a part did not stop cleanly'))
    }
  }
  const stopAll = (): Promise<void> => (stopped ??= stopParts())
  // Register before starting any part, because a start may be interrupted.
  const end = onStopSignal(log, stopAll)
  try {
    await startParts(env, log, stops, end)
  } catch (error) {
    // If the start was interrupted, its failure is expected.
    if (stopped !== null) return stopped
    await stopAll()
    throw error
  }
}
