import { check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { idRef, instant, rowId } from '../../platform/db/columns.ts'

/** Packages of the Android app that the site offered, one row a version. */
export const androidRelease = pgTable(
  'android_release',
  {
    id: rowId(),
    package: text('package').notNull(),
    versionCode: integer('version_code').notNull(),
    versionName: text('version_name').notNull(),
    /** Android's API level. */
    minimumSdk: integer('minimum_sdk').notNull(),
    permissions: text('permissions').array().notNull(),
    /** SHA-256 of the signing certificate. */
    certificate: text('certificate').notNull(),
    /** Its key in the file store. */
    fileId: uuid('file_id').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    byUid: idRef('by_uid').notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [
    unique('android_release_version_unique').on(table.package, table.versionCode),
    check('android_release_size_check', sql`${table.bytes} > 0 and ${table.versionCode} > 0`),
  ],
)
