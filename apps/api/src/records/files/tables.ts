import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { idRef, instant } from '../../platform/db/columns.ts'

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const

export const storedFile = pgTable(
  'stored_file',
  {
    /** Random, so that ids cannot be guessed. */
    id: uuid('id').primaryKey(),
    ownerUid: idRef('owner_uid').notNull(),
    kind: text('kind', {
      enum: ['goods', 'shipment', 'forum', 'otc', 'feedback', 'dispute', 'chat', 'comment'],
    }).notNull(),
    contentType: text('content_type', { enum: IMAGE_TYPES }).notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was bound: then its kind is final, and the database prevents deletion. Null for an unused upload. */
    boundAt: instant('bound_at'),
    /**
     * When the content that shows it was taken down: then only the owner, staff and readers named by the feature may
     * see it.
     */
    withheldAt: instant('withheld_at'),
  },
  (table) => [
    index('stored_file_owner_idx').on(table.ownerUid, table.createdAt),
    check('stored_file_size_check', sql`${table.bytes} > 0 and ${table.width} > 0 and ${table.height} > 0`),
  ],
)
