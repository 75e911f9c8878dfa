import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { manualClock, type ManualClock } from '../src/platform/clock/index.ts'
import { createDatabase } from '../src/platform/db/index.ts'
import { readEnv } from '../src/platform/env/index.ts'
import { createLog } from '../src/platform/log/index.ts'
import type { App } from '../src/platform/app.ts'
import type { ChannelGuards } from '../src/platform/outbox/channel-guard.ts'
import { siteSetting } from '../src/platform/settings/tables.ts'
import type { RateLimiter } from '../src/platform/rate-limit/rate-limiter.ts'
import { composeApp } from '../src/app/compose.ts'
import { createServer, stopServer } from '../src/server/server.ts'
import { createClient, type TestClient, type TestClientOptions } from './client.ts'
import { createTestDatabase } from './database.ts'
import { noteRefusedCalls } from './refused-calls.ts'

noteRefusedCalls(inject('refusedCalls'))

const TEST_COST = { memoryKib: 64, passes: 1 }

/** The start time of the tests' clock, unix seconds. */
export const TEST_START = 1_800_000_000

export interface TestAppOptions {
  readonly now?: number
  /** Environment variables in addition to a sandbox's. */
  readonly env?: Readonly<Record<string, string>>
  /** Takes the lines of the log. */
  readonly logTo?: { write(line: string): void }
  /** Instead of one that counts in the database. */
  readonly rateLimiter?: RateLimiter
  /** A second API process on the database, clock and files of another. */
  readonly beside?: TestApp
  /** In place of the product's own. */
  readonly channels?: ChannelGuards
  /**
   * Whether the security wait of a new device blocks sales and purchases, as on a new site. Off by default, because
   * most tests log in and trade at once.
   */
  readonly waitHoldsTrade?: boolean
}

export interface TestApp {
  readonly app: App
  readonly clock: ManualClock
  readonly server: FastifyInstance
  readonly filesDir: string
  /** A new client with its own cookies. */
  client(options?: TestClientOptions): TestClient
  /** Begins to run timed work by itself, at the pace of real time. */
  startJobs(): void
  close(): Promise<void>
}

/** The whole API on a real database, with a manual clock and a cheap password hash. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { beside } = options
  const filesDir = beside?.filesDir ?? (await mkdtemp(join(tmpdir(), 'jindu-files-')))
  const own = beside === undefined ? await createTestDatabase() : null
  const database = own ?? createDatabase(beside?.app.database.url ?? '')
  if (own !== null && options.waitHoldsTrade !== true) {
    await own.db.insert(siteSetting).values({ key: 'waitHoldsTrade', value: false })
  }
  const clock = beside?.clock ?? manualClock(options.now ?? TEST_START)
  const env = readEnv({ SANDBOX: 'true', FILES_DIR: filesDir, LOG_LEVEL: 'error', ...options.env })
  const log = createLog(env.logLevel, options.logTo)
  const { rateLimiter } = options
  const composed = await composeApp({
    env,
    log,
    clock,
    database,
    passwordCost: TEST_COST,
    ...(options.channels === undefined ? {} : { channels: options.channels }),
    ...(rateLimiter === undefined ? {} : { rateLimiter }),
  })
  const server = await createServer({ app: composed.app, web: { kind: 'none' } })
  return {
    app: composed.app,
    clock,
    server,
    filesDir,
    client: (clientOptions) => createClient(server, clientOptions),
    startJobs: () => composed.startJobs(),
    async close() {
      await stopServer(server)
      await composed.stop()
      await (own?.drop() ?? database.close())
      if (own !== null) await rm(filesDir, { recursive: true, force: true })
    },
  }
}
