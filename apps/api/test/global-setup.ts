import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/platform/db/migrate.ts'
import { startEmbedded } from '../src/platform/db/embedded/index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated database that every test database is a copy of. */
    templateUrl: string
  }
}

/** One real PostgreSQL for the run: the given one (TEST_DATABASE_URL) or an embedded one in a folder of its own. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    await migrate(given)
    project.provide('templateUrl', given)
    return async () => undefined
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'jindu-test-'))
  const server = await startEmbedded({ dataDir, durable: false, settings: { max_connections: '300' } })
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await migrate(server.url)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('templateUrl', server.url)
  return stop
}
