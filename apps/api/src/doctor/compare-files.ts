import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { asc, gt } from 'drizzle-orm'
import { androidRelease } from '../desk/android/tables.ts'
import type { Db } from '../platform/db/index.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { storedFile } from '../records/files/tables.ts'

const ROWS = 500
/** Names shown of each kind. */
const SHOWN = 5

export interface ComparedFiles {
  readonly rows: number
  /** Ids of rows whose file is not in the store. */
  readonly missing: readonly string[]
  /** Ids of rows whose file holds other bytes than were uploaded. */
  readonly changed: readonly string[]
}

/** Holds every row of an uploaded file, and of a published Android package, against the bytes in the store. */
export async function compareFiles(db: Db, store: FileStore): Promise<ComparedFiles> {
  const missing: string[] = []
  const changed: string[] = []
  let rows = 0
  const compare = async (page: readonly { readonly id: string; readonly sha256: string }[]): Promise<void> => {
    for (const { id, sha256 } of page) {
      const found = await digestOf(store, id)
      if (found === null) missing.push(id)
      else if (found !== sha256) changed.push(id)
    }
    rows += page.length
  }
  // One row a version: few.
  await compare(await db.select({ id: androidRelease.fileId, sha256: androidRelease.sha256 }).from(androidRelease))
  let after: string | undefined
  for (;;) {
    const page = await db
      .select({ id: storedFile.id, sha256: storedFile.sha256 })
      .from(storedFile)
      .where(after === undefined ? undefined : gt(storedFile.id, after))
      .orderBy(asc(storedFile.id))
      .limit(ROWS)
    await compare(page)
    after = page.at(-1)?.id
    if (page.length < ROWS) return { rows, missing, changed }
  }
}

async function digestOf(store: FileStore, key: string): Promise<string | null> {
  const file = await store.get(key)
  if (file === null) return null
  const hash = createHash('sha256')
  await pipeline(file.stream, hash)
  return hash.digest('hex')
}

/** The first ids, and how many more. */
export const someIds = (ids: readonly string[]): string =>
  ids.slice(0, SHOWN).join(', ') + (ids.length > SHOWN ? ` and ${ids.length - SHOWN} more` : '')
