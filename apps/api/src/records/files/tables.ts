import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { idRef, instant } from '../../platform/db/columns.ts'

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const

export const storedFile = pgTable(
  'stored_file',
  {
    /** Random, so that nobody finds a file by counting. */
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
    /** Since when something names it: its kind is final, and the database keeps it. Null for an upload that nothing names. */
    boundAt: instant('bound_at'),
    /** Since when what shows it is taken down: only the owner, staff and whoever the feature names still see it. */
    withheldAt: instant('withheld_at'),
  },
  (table) => [
    index('stored_file_owner_idx').on(table.ownerUid, table.createdAt),
    check('stored_file_size_check', sql`${table.bytes} > 0 and ${table.width} > 0 and ${table.height} > 0`),
  ],
)
