import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store.ts'

const KEY = /^[a-z0-9][a-z0-9-]{3,127}$/

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** Keeps files under `directory`, spread over 256 folders. */
export function createDiskStore(directory: string): FileStore {
  function pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error(`not a file key: ${key}`)
    return join(directory, key.slice(0, 2), key)
  }

  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      // Written beside and renamed: a crash leaves no half file under the final name.
      const partial = `${path}.partial`
      const handle = await open(partial, 'w', 0o600)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(partial, path)
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}
