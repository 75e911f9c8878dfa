import { inArray } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import type { SecretBox } from './secret-box.ts'
import { keyCanary } from './tables.ts'

const TEXT = 'this key opens'
const CONTEXT = 'key canary'

export interface Canary {
  /** The name of its key. */
  readonly name: string
  readonly opens: boolean
  readonly sandbox: boolean
}

/** The known text of each key that was used here, and whether the given keys open it. */
export async function readCanaries(db: Db, secrets: SecretBox): Promise<readonly Canary[]> {
  const rows = await db.select().from(keyCanary)
  return rows.map(({ name, nonce, ciphertext, sandbox }) => {
    try {
      return { name, sandbox, opens: secrets.open({ keyId: name, nonce, ciphertext }, CONTEXT) === TEXT }
    } catch {
      return { name, sandbox, opens: false }
    }
  })
}

/** Leaves a known text under the present key; those of keys that are needed no more go. */
export async function writeCanary(
  db: Db,
  secrets: SecretBox,
  { sandbox, forgotten }: { readonly sandbox: boolean; readonly forgotten: readonly string[] },
): Promise<void> {
  if (forgotten.length > 0) await db.delete(keyCanary).where(inArray(keyCanary.name, [...forgotten]))
  const { nonce, ciphertext } = secrets.seal(TEXT, CONTEXT)
  await db.insert(keyCanary).values({ name: secrets.keyId, nonce, ciphertext, sandbox }).onConflictDoNothing()
}
