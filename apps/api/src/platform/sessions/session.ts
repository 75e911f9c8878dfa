import type { TokenScope } from '@jindu/domain/accounts/access-tokens'
import type { StaffRole } from '@jindu/domain/accounts/staff'

import type { CommitParts } from '../db/index.ts'
import type { RateSource } from '../rates/rate-source.ts'

export { STAFF_ROLES, type StaffRole } from '@jindu/domain/accounts/staff'

/** The permissions of an access token. */
export interface TokenGrant {
  readonly id: number
  readonly scopes: readonly TokenScope[]
  /** Address ranges that it may be used from; empty for any. */
  readonly addresses: readonly string[]
}

/** A live session of an active account, as every procedure sees it. */
export interface Session {
  /** The session's public id; the token itself is never stored. */
  readonly id: number
  readonly uid: number
  readonly role: StaffRole | null
  /** Unix seconds until which the pay password counts as verified; 0 when it is not. */
  readonly payVerifiedUntil: number
  /** Whether the account has a second factor. */
  readonly hasFactor: boolean
  /** For staff: unix seconds until which their last confirmation is valid; 0 without one. */
  readonly staffConfirmedUntil: number
  /** When it expires unless used before, unix seconds. */
  readonly expiresAt: number
  /** Present for calls with an access token: such a session has no row, and its id is 0. */
  readonly grant?: TokenGrant
}

/** A passkey's answer in place of the pay password, with the call that it must have confirmed. */
export interface ByPasskey {
  /** `passkey.ID.AUTHENTICATOR.CLIENT.SIGNATURE`, as received. */
  readonly answer: string
  /** The procedure's name. */
  readonly step: string
  /** Its input, as received. */
  readonly input: unknown
  /** The caller's network address, for the audit. */
  readonly address: string
}

/**
 * The interface of the accounts feature for procedures, so that they do not import the feature whose router they build.
 */
export interface SessionGate {
  /** The live session of a token; null if there is none, it ended, or the account is frozen. */
  resolve(token: string): Promise<Session | null>
  /** The same for an access token. */
  resolveBearer(token: string): Promise<Session | null>
  /** Records the use of an access token and its address; written at most once a minute. */
  touchToken(grant: TokenGrant, address: string): Promise<void>
  /**
   * Charges each commit of a token's call against the token's limit. @throws DomainError TOKEN_LIMIT_REACHED from the
   * commit
   */
  chargeOf(uid: number, grant: TokenGrant, rates: Pick<RateSource, 'rate'>): CommitParts['charge']
  /**
   * Passes if the session verified the pay password within its term, or if `payPassword` (MD5 digest) is right. A wrong
   * `payPassword` is refused even in a verified session, and so is a passkey's answer that confirmed another call.
   * @throws DomainError PAY_PASSWORD_NOT_VERIFIED, PAY_PASSWORD_WRONG, PAY_PASSWORD_LOCKED, PAY_PASSWORD_NOT_SET, PAY_PASSKEY_WRONG
   */
  requirePayPassword(session: Session, payPassword: string | undefined, byPasskey?: ByPasskey): Promise<void>
  /** Records that the account was active; written at most once a minute per account. */
  touch(session: Session, origin: string): void
  /** Records that the account has a page open, at most once a minute; does not extend the session. */
  see(session: Session, origin: string): void
  /** Drops this process's cached sessions of `uid`; other processes are notified by the database. */
  changed(uid: number): void
  /**
   * Calls `onChange` whenever sessions of `uid` change, here or in another process.
   * @returns the function that stops watching
   */
  watch(uid: number, onChange: () => void): () => void
}
