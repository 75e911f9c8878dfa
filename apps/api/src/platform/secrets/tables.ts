import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes } from '../db/index.ts'

/** A known text under each key that something may be sealed under: a start opens it, and sees whose database this is. */
export const keyCanary = pgTable('key_canary', {
  /** The name of the key. Not `key_id`: those columns are what `pnpm books` counts. */
  name: text().primaryKey(),
  nonce: bytes('nonce').notNull(),
  ciphertext: bytes('ciphertext').notNull(),
  /** Whether a sandbox wrote it. */
  sandbox: boolean().notNull(),
})
