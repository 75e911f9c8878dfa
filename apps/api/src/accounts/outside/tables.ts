import type { OutsideType } from '@jindu/domain/outside'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, idRef, instant, rowId } from '../../platform/db/columns.ts'
import { appUser, session } from '../accounts/tables.ts'

/** Columns that mail and push share: chosen types, language, and delivery state. */
const told = () => ({
  types: text('types')
    .array()
    .$type<OutsideType[]>()
    .notNull()
    .default(sql`'{}'`),
  locale: text('locale', { enum: ['en', 'zh-CN'] }).notNull(),
  /** Consecutive failures, and no try before this time. */
  failures: integer('failures').notNull().default(0),
  nextTryAt: instant('next_try_at').notNull(),
  /** The start of the current hour's quota window, and the number sent in it. */
  hourFrom: instant('hour_from').notNull(),
  hourCount: integer('hour_count').notNull().default(0),
})

/** Additional authenticated data that binds the sealed address to its account. */
export const addressContext = (uid: number): string => `mail address of ${uid}`

/** The e-mail address of an account, encrypted. Only codes are sent to it before it is confirmed. */
export const mailAddress = pgTable(
  'mail_address',
  {
    uid: idRef('uid')
      .primaryKey()
      .references(() => appUser.uid),
    keyId: text('key_id').notNull(),
    nonce: bytes('nonce').notNull(),
    ciphertext: bytes('ciphertext').notNull(),
    /** Keyed hash of the address: counts how many accounts request codes for one mailbox. */
    print: bytes('print').notNull(),
    /** Random, renewed with each code: the key from which the code and the mails' links are derived. */
    mark: bytes('mark').notNull(),
    askedAt: instant('asked_at').notNull(),
    codeSentAt: instant('code_sent_at'),
    codeTries: integer('code_tries').notNull().default(0),
    confirmedAt: instant('confirmed_at'),
    /** When the address's mail server rejected it permanently. */
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

/**
 * The last mail to an account's previous address, kept until it is sent or a day passed; encrypted as the address was.
 */
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

/** The push subscription of a session's browser; deleted with the session. */
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
    /** The browser's public key and authentication secret for Web Push encryption. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    ...told(),
  },
  (table) => [index('push_subscription_uid_idx').on(table.uid)],
)

/** Messages queued for mail or push. A trigger on `user_message` inserts them for users who chose their type. */
export const outsideQueue = pgTable(
  'outside_queue',
  {
    id: rowId(),
    uid: idRef('uid').notNull(),
    messageId: idRef('message_id').notNull(),
    /** The push subscription; null for mail. */
    pushId: idRef('push_id').references(() => pushSubscription.id, { onDelete: 'cascade' }),
    /** Not sent before this time; a chat notice may be delayed beyond the message's own time. */
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
