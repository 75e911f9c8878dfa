import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes } from '../db/index.ts'

/**
 * A known text encrypted under each key in use: the start decrypts it to check that the keys belong to this database.
 */
export const keyCanary = pgTable('key_canary', {
  /** The key's name. Not called `key_id`, because `pnpm books` counts those columns. */
  name: text().primaryKey(),
  nonce: bytes('nonce').notNull(),
  ciphertext: bytes('ciphertext').notNull(),
  /** Whether a sandbox wrote it. */
  sandbox: boolean().notNull(),
})
