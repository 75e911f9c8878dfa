import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { storageFailure } from './storage-full.ts'

const KEY = /^[a-z0-9][a-z0-9-]{3,127}$/

function orNull(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

async function forceToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Stores files under `directory`, distributed over 256 folders. */
export function createDiskStore(directory: string): FileStore {
  function pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error(`not a file key: ${key}`)
    return join(directory, key.slice(0, 2), key)
  }

  /** Written beside and renamed: neither a crash nor a full disk leaves half a file under the final name. */
  async function moveIn(key: string, partial: string): Promise<void> {
    const path = pathOf(key)
    await forceToDisk(partial)
    await rename(partial, path)
    await forceToDisk(dirname(path))
  }

  async function prepare(key: string): Promise<void> {
    await mkdir(dirname(pathOf(key)), { recursive: true })
  }

  return {
    async put(key, bytes) {
      const partial = `${pathOf(key)}.partial`
      try {
        await prepare(key)
        const handle = await open(partial, 'w', 0o600)
        try {
          await handle.writeFile(bytes)
        } finally {
          await handle.close()
        }
        await moveIn(key, partial)
      } catch (error) {
        await rm(partial, { force: true })
        throw storageFailure(error)
      }
    },
    async adopt(key, path) {
      try {
        await prepare(key)
        await moveIn(key, path)
      } catch (error) {
        throw storageFailure(error)
      }
    },
    async get(key) {
      const handle = await open(pathOf(key)).catch(orNull)
      if (handle === null) return null
      const { size } = await handle.stat()
      return { bytes: size, stream: handle.createReadStream() }
    },
    localPath(key) {
      const path = pathOf(key)
      return access(path).then(() => path, orNull)
    },
    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}
