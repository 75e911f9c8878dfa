import type { OutsideType } from '@jindu/domain/outside'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, idRef, instant, rowId } from '../../platform/db/columns.ts'
import { appUser, session } from '../accounts/tables.ts'

/** What is told there, and how far telling has come. */
const told = () => ({
  types: text('types')
    .array()
    .$type<OutsideType[]>()
    .notNull()
    .default(sql`'{}'`),
  locale: text('locale', { enum: ['en', 'zh-CN'] }).notNull(),
  /** In a row, and until when nothing is tried. */
  failures: integer('failures').notNull().default(0),
  nextTryAt: instant('next_try_at').notNull(),
  /** The hour that is counted, from its first, and how many went in it. */
  hourFrom: instant('hour_from').notNull(),
  hourCount: integer('hour_count').notNull().default(0),
})

/** What an address is sealed with, for whoever reads the row. */
export const addressContext = (uid: number): string => `mail address of ${uid}`

/** The e-mail address of an account, sealed. Nothing but a code goes there before it is confirmed. */
export const mailAddress = pgTable(
  'mail_address',
  {
    uid: idRef('uid')
      .primaryKey()
      .references(() => appUser.uid),
    keyId: text('key_id').notNull(),
    nonce: bytes('nonce').notNull(),
    ciphertext: bytes('ciphertext').notNull(),
    /** Keyed hash of the address: how many accounts ask for codes to the same one. */
    print: bytes('print').notNull(),
    /** Drawn with each code: what the code, and the links of its mails, are made from. */
    mark: bytes('mark').notNull(),
    askedAt: instant('asked_at').notNull(),
    codeSentAt: instant('code_sent_at'),
    codeTries: integer('code_tries').notNull().default(0),
    confirmedAt: instant('confirmed_at'),
    /** The address's server refused it for good. */
    bouncedAt: instant('bounced_at'),
    ...told(),
  },
  (table) => [
    index('mail_address_print_idx').on(table.print, table.askedAt),
    index('mail_address_code_idx')
      .on(table.nextTryAt)
      .where(sql`code_sent_at is null and confirmed_at is null and bounced_at is null`),
  ],
)

/** The last mail to an address that an account has no more, until it went or a day passed; sealed as the address was. */
export const mailFarewell = pgTable(
  'mail_farewell',
  {
    id: rowId(),
    uid: idRef('uid')
      .notNull()
      .references(() => appUser.uid),
    keyId: text('key_id').notNull(),
    nonce: bytes('nonce').notNull(),
    ciphertext: bytes('ciphertext').notNull(),
    locale: text('locale', { enum: ['en', 'zh-CN'] }).notNull(),
    event: text('event', { enum: ['replaced', 'removed'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    failures: integer('failures').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull(),
  },
  (table) => [index('mail_farewell_due_idx').on(table.nextTryAt)],
)

/** Where a session's browser is told something; it ends with the session. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: rowId(),
    sessionId: idRef('session_id')
      .notNull()
      .unique()
      .references(() => session.id, { onDelete: 'cascade' }),
    uid: idRef('uid').notNull(),
    endpoint: text('endpoint').notNull().unique(),
    /** Of the browser: its public key, and what proves the sender to it. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    ...told(),
  },
  (table) => [index('push_subscription_uid_idx').on(table.uid)],
)

/** Messages that wait to be told outside the site; a trigger of `user_message` puts them here, for whoever chose their type. */
export const outsideQueue = pgTable(
  'outside_queue',
  {
    id: rowId(),
    uid: idRef('uid').notNull(),
    messageId: idRef('message_id').notNull(),
    /** Which browser; null for the e-mail address. */
    pushId: idRef('push_id').references(() => pushSubscription.id, { onDelete: 'cascade' }),
    /** From when on it is told; what waits for a chat may be told later than it was said. */
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('outside_queue_mail_idx')
      .on(table.uid, table.createdAt)
      .where(sql`push_id is null`),
    index('outside_queue_push_idx')
      .on(table.pushId, table.id)
      .where(sql`push_id is not null`),
    index('outside_queue_created_idx').on(table.createdAt),
  ],
)
