import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../platform/env/index.ts'
import { builtWeb, type WebSource } from './web.ts'
import type { DevWeb } from './web-renderer.ts'

interface DevModule {
  readonly createDevWeb: () => Promise<DevWeb>
}

/** Vite in development (`JINDU_DEV`), else the built pages, else none: the API alone. */
export async function findWeb(): Promise<WebSource> {
  const folder = join(repositoryRoot(), 'apps/web')
  if (process.env['JINDU_DEV'] === 'true') {
    const path = join(folder, 'dev.ts')
    const { createDevWeb }: DevModule = await import(path)
    return { kind: 'development', web: await createDevWeb() }
  }
  const dist = join(folder, 'dist')
  return existsSync(join(dist, 'server/entry-server.js')) ? builtWeb(dist) : { kind: 'none' }
}
