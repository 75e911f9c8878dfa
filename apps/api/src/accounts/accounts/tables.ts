import { TOKEN_SCOPES } from '@jindu/domain/accounts/access-tokens'
import { STAFF_ROLES } from '@jindu/domain/accounts/staff'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgSequence, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, idRef, instant, rowId, units } from '../../platform/db/columns.ts'
import { proposalColumns } from '../../platform/second-member/proposal.ts'

export const uidSequence = pgSequence('app_user_uid_seq', { startWith: 100_001 })

export const appUser = pgTable(
  'app_user',
  {
    uid: idRef('uid')
      .primaryKey()
      .default(sql`nextval('app_user_uid_seq')`),
    loginHash: text('login_hash').notNull(),
    recoveryHash: text('recovery_hash').notNull(),
    /** Null until a pay password is set. */
    payHash: text('pay_hash'),
    payFailures: integer('pay_failures').notNull().default(0),
    payLockedUntil: instant('pay_locked_until'),
    introducerUid: idRef('introducer_uid'),
    referrer: text('referrer'),
    frozenAt: instant('frozen_at'),
    /** An account frozen by staff can be unfrozen only by staff, one frozen by its owner only by its owner. */
    frozenBy: text('frozen_by', { enum: ['owner', 'moderator'] }),
    /** Why staff froze it; the owner reads it when logging in. */
    frozenReason: text('frozen_reason'),
    /** When it was last unfrozen: deadlines of running orders restart then. */
    unfrozenAt: instant('unfrozen_at'),
    registerOrigin: text('register_origin').notNull(),
    lastOrigin: text('last_origin').notNull(),
    lastOnlineAt: instant('last_online_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('app_user_introducer_idx').on(table.introducerUid),
    index('app_user_registered_idx').on(table.createdAt),
    check('app_user_pay_failures_check', sql`${table.payFailures} >= 0`),
    check('app_user_frozen_check', sql`(frozen_at is null) = (frozen_by is null)`),
    index('app_user_frozen_idx')
      .on(table.frozenAt)
      .where(sql`frozen_at is not null`),
  ],
)

export const userStatistics = pgTable('user_statistics', {
  uid: idRef('uid')
    .primaryKey()
    .references(() => appUser.uid),
  onlineSeconds: idRef('online_seconds').notNull().default(0),
  goodsRelease: integer('goods_release').notNull().default(0),
  buyAmount: integer('buy_amount').notNull().default(0),
  salesAmount: integer('sales_amount').notNull().default(0),
  holds: integer('holds').notNull().default(0),
  posts: integer('posts').notNull().default(0),
  complains: integer('complains').notNull().default(0),
  beComplains: integer('be_complains').notNull().default(0),
  confirmReceives: integer('confirm_receives').notNull().default(0),
  beConfirmReceives: integer('be_confirm_receives').notNull().default(0),
  warningMaliciousTimes: integer('warning_malicious_times').notNull().default(0),
  warningSlightTimes: integer('warning_slight_times').notNull().default(0),
  warningContactsTimes: integer('warning_contacts_times').notNull().default(0),
  /**
   * Completed fiat orders, and how many fiat orders failed because this user let a deadline pass or acted in bad faith.
   */
  otcTrades: integer('otc_trades').notNull().default(0),
  otcMaliciousTimes: integer('otc_malicious_times').notNull().default(0),
  /** Fiat orders that the user took as a buyer and cancelled, or did not pay in time. */
  otcAbandoned: integer('otc_abandoned').notNull().default(0),
})

export const session = pgTable(
  'session',
  {
    id: rowId(),
    uid: idRef('uid')
      .notNull()
      .references(() => appUser.uid),
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: bytes('token_hash').notNull().unique(),
    /** Keyed hash of the pay digest, set on verification: later money calls compare it instead of running Argon2. */
    payProof: bytes('pay_proof'),
    payVerifiedUntil: instant('pay_verified_until'),
    /** For staff sessions: until when the last confirmation permits money and dispute steps. */
    staffConfirmedUntil: instant('staff_confirmed_until'),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('session_uid_idx').on(table.uid), index('session_expires_idx').on(table.expiresAt)],
)

/** Accounts that one browser logged in to, as the marks of each proved. */
export const sharedDevice = pgTable(
  'shared_device',
  {
    lowUid: idRef('low_uid')
      .notNull()
      .references(() => appUser.uid),
    highUid: idRef('high_uid')
      .notNull()
      .references(() => appUser.uid),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'shared_device_pkey', columns: [table.lowUid, table.highUid] }),
    index('shared_device_high_idx').on(table.highUid),
    check('shared_device_order_check', sql`${table.lowUid} < ${table.highUid}`),
  ],
)

/** The TOTP secret, encrypted. It takes effect once a first code was confirmed. */
export const secondFactor = pgTable('second_factor', {
  uid: idRef('uid')
    .primaryKey()
    .references(() => appUser.uid),
  keyId: text('key_id').notNull(),
  nonce: bytes('nonce').notNull(),
  ciphertext: bytes('ciphertext').notNull(),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The time step of the last accepted code: each code counts once. */
  lastPeriod: integer('last_period').notNull().default(0),
})

/** The owner's own phrase, encrypted. It is shown where money leaves: a phishing copy of the site does not know it. */
export const ownPhrase = pgTable('own_phrase', {
  uid: idRef('uid')
    .primaryKey()
    .references(() => appUser.uid),
  keyId: text('key_id').notNull(),
  nonce: bytes('nonce').notNull(),
  ciphertext: bytes('ciphertext').notNull(),
})

/** Recovery codes for a lost authenticator; each works once. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    id: rowId(),
    uid: idRef('uid')
      .notNull()
      .references(() => appUser.uid),
    /** Argon2id hash, as for a password; the code itself is never stored. */
    hash: text('hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('recovery_code_uid_idx').on(table.uid)],
)

/** Passkeys, which can answer in place of a code. Only the public key is stored. */
export const passkey = pgTable(
  'passkey',
  {
    id: rowId(),
    uid: idRef('uid')
      .notNull()
      .references(() => appUser.uid),
    name: text('name').notNull(),
    /** The authenticator's credential id, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key. */
    publicKey: bytes('public_key').notNull(),
    /** The authenticator's signature counter; stays 0 where it does not count. */
    counter: idRef('counter').notNull(),
    transports: text('transports').array().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    /** Since when it may stand in for the pay password; null where its owner did not choose so. */
    paysSince: instant('pays_since'),
  },
  (table) => [index('passkey_uid_idx').on(table.uid)],
)

/**
 * Challenges for passkeys to sign. The commit that accepts the answer deletes the challenge, so each is answered once.
 */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    id: rowId(),
    uid: idRef('uid')
      .notNull()
      .references(() => appUser.uid),
    /** The session that requested it; null during login. */
    sessionId: idRef('session_id'),
    purpose: text('purpose', { enum: ['add', 'prove', 'pay'] }).notNull(),
    /** Base64url. */
    challenge: text('challenge').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenge_uid_idx').on(table.uid), index('passkey_challenge_due_idx').on(table.expiresAt)],
)

/** Access tokens of programs. Revoking a token deletes its row; its use and revocation stay in the audit. */
export const accessToken = pgTable(
  'access_token',
  {
    id: rowId(),
    uid: idRef('uid')
      .notNull()
      .references(() => appUser.uid),
    name: text('name').notNull(),
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: bytes('token_hash').notNull().unique(),
    scopes: text('scopes', { enum: TOKEN_SCOPES }).array().notNull(),
    /** Addresses and ranges that it may be used from; empty for any. */
    addresses: text('addresses').array().notNull(),
    /** US cents that it may move in a day (UTC); null for one that moves nothing. */
    dailyLimitCents: units('daily_limit_cents'),
    spentCents: units('spent_cents')
      .notNull()
      .default(sql`0`),
    /** The day that the spending counter covers, in days since 1970. */
    spentDay: integer('spent_day').notNull().default(0),
    lastUsedAt: instant('last_used_at'),
    lastUsedFrom: text('last_used_from'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('access_token_uid_idx').on(table.uid),
    index('access_token_expires_idx').on(table.expiresAt),
    check('access_token_spent_check', sql`spent_cents = 0 or spent_cents <= daily_limit_cents`),
  ],
)

export const staffMember = pgTable('staff_member', {
  uid: idRef('uid')
    .primaryKey()
    .references(() => appUser.uid),
  role: text('role', { enum: STAFF_ROLES }).notNull(),
  /** Shown instead of the uid where staff speak (join_type 1). */
  nickName: text('nick_name').notNull(),
  /** The member who gave or proposed the role, and when; null if it came from the server's terminal. For 30 days the two count as one person. */
  appointedBy: idRef('appointed_by'),
  appointedAt: instant('appointed_at'),
})

/** Appointments that ended: another role, a dismissal. For 30 days they still make two members one pair of eyes. */
export const formerAppointment = pgTable(
  'former_appointment',
  {
    uid: idRef('uid').notNull(),
    appointedBy: idRef('appointed_by').notNull(),
    /** The latest one. */
    appointedAt: instant('appointed_at').notNull(),
  },
  (table) => [primaryKey({ name: 'former_appointment_pkey', columns: [table.uid, table.appointedBy] })],
)

/** A role that waits for a second administrator; at most one per account. */
export const staffProposal = pgTable('staff_proposal', {
  id: rowId(),
  uid: idRef('uid')
    .notNull()
    .unique()
    .references(() => appUser.uid),
  role: text('role', { enum: STAFF_ROLES }).notNull(),
  nickName: text('nick_name').notNull(),
  ...proposalColumns,
})
