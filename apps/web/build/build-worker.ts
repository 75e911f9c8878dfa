import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { BROWSER_TARGETS } from '@jindu/config/browsers'

/**
 * Builds the service worker beside the client's files. Its version is that of the files' names, so that each new build
 * is a new worker to browsers.
 * @param folder of the client, relative to the root
 */
export async function buildWorker(root: string, folder: string): Promise<void> {
  const map = await readFile(join(root, folder, 'asset-map.json'))
  const version = createHash('sha256').update(map).digest('base64url').slice(0, 8)
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: [...BROWSER_TARGETS],
      rolldownOptions: {
        input: 'src/worker/worker.ts',
        output: { format: 'iife', entryFileNames: 'worker.js' },
      },
    },
  })
}
