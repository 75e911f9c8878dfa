import type { TokenScope } from '@jindu/domain/accounts/access-tokens'
import type { StaffRole } from '@jindu/domain/accounts/staff'

import type { CommitParts } from '../db/index.ts'
import type { RateSource } from '../rates/rate-source.ts'

export { STAFF_ROLES, type StaffRole } from '@jindu/domain/accounts/staff'

/** What an access token lets a program do for its owner. */
export interface TokenGrant {
  readonly id: number
  readonly scopes: readonly TokenScope[]
  /** Ranges of addresses that it may be used from; empty for any. */
  readonly addresses: readonly string[]
}

/** A live session of an active account, as every procedure sees it. */
export interface Session {
  /** Public id of the session; the token itself is never kept. */
  readonly id: number
  readonly uid: number
  readonly role: StaffRole | null
  /** Unix seconds until which the pay password counts as verified; 0 when it is not. */
  readonly payVerifiedUntil: number
  /** Whether the account has a second factor. */
  readonly hasFactor: boolean
  /** Of staff: unix seconds until which they count as having just proved who they are; 0 when they do not. */
  readonly staffConfirmedUntil: number
  /** Unix seconds at which it ends unless it is used before. */
  readonly expiresAt: number
  /** There when a program calls with an access token: such a session has no row of its own, and its id is 0. */
  readonly grant?: TokenGrant
}

/**
 * What procedures ask of the accounts feature. An interface, so that the procedures
 * do not import the feature whose router is made of them.
 */
export interface SessionGate {
  /** The live session behind a token, or null for none, an ended one, or a frozen account. */
  resolve(token: string): Promise<Session | null>
  /** The same of an access token, which a program sends with each call. */
  resolveBearer(token: string): Promise<Session | null>
  /** Notes that a token was used and from where; written at most once a minute. */
  touchToken(grant: TokenGrant, address: string): Promise<void>
  /** What counts each commit of a token's call towards the token's limit. @throws DomainError TOKEN_LIMIT_REACHED from the commit */
  chargeOf(uid: number, grant: TokenGrant, rates: Pick<RateSource, 'rate'>): CommitParts['charge']
  /**
   * Passes when the session verified the pay password within its term, or when `payPassword` (MD5 digest) is right.
   * A wrong `payPassword` is refused in a verified session too.
   * @throws DomainError PAY_PASSWORD_NOT_VERIFIED, PAY_PASSWORD_WRONG, PAY_PASSWORD_LOCKED, PAY_PASSWORD_NOT_SET
   */
  requirePayPassword(session: Session, payPassword: string | undefined): Promise<void>
  /** Notes that the account was seen; written at most once a minute per account. */
  touch(session: Session, origin: string): void
  /** Notes that the account has a page open, as seldom; the session's end stays where it is. */
  see(session: Session, origin: string): void
  /** Drops what this process remembers of the sessions of `uid`; other processes hear of it from the database. */
  changed(uid: number): void
  /**
   * Calls `onChange` whenever sessions of `uid` changed, here or in another process.
   * @returns what stops watching
   */
  watch(uid: number, onChange: () => void): () => void
}
