import type { StaffRole } from '@jindu/domain/staff'

export { STAFF_ROLES, type StaffRole } from '@jindu/domain/staff'

/** A live session of an active account, as every procedure sees it. */
export interface Session {
  /** Public id of the session; the token itself is never kept. */
  readonly id: number
  readonly uid: number
  readonly role: StaffRole | null
  /** Unix seconds until which the pay password counts as verified; 0 when it is not. */
  readonly payVerifiedUntil: number
  /** Unix seconds at which it ends unless it is used before. */
  readonly expiresAt: number
}

/**
 * What procedures ask of the accounts feature. An interface, so that the procedures
 * do not import the feature whose router is made of them.
 */
export interface SessionGate {
  /** The live session behind a token, or null for none, an ended one, or a frozen account. */
  resolve(token: string): Promise<Session | null>
  /**
   * Passes when the session verified the pay password within its term, or when `payPassword` (MD5 digest) is right.
   * A wrong `payPassword` is refused in a verified session too.
   * @throws DomainError PAY_PASSWORD_NOT_VERIFIED, PAY_PASSWORD_WRONG, PAY_PASSWORD_LOCKED, PAY_PASSWORD_NOT_SET
   */
  requirePayPassword(session: Session, payPassword: string | undefined): Promise<void>
  /** Notes that the account was seen; written at most once a minute per account. */
  touch(session: Session, origin: string): void
  /** Drops what this process remembers of the sessions of `uid`; other processes hear of it from the database. */
  changed(uid: number): void
  /**
   * Calls `onChange` whenever sessions of `uid` changed, here or in another process.
   * @returns what stops watching
   */
  watch(uid: number, onChange: () => void): () => void
}
