import { accountRules } from '@jindu/domain/rules'
import { Secret, TOTP } from 'otpauth'
import type { App } from '../../../platform/app.ts'

const { digits, periodSeconds, driftPeriods } = accountRules.secondFactor
/** The length of a SHA-1 hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20

function totp(secret: Secret, label = ''): TOTP {
  return new TOTP({ issuer: 'Jindu', label, algorithm: 'SHA1', digits, period: periodSeconds, secret })
}

/** A new secret, as authenticators take it by hand. */
export function newFactorSecret({ random }: Pick<App, 'random'>): string {
  return new Secret({ buffer: Uint8Array.from(random.bytes(SECRET_BYTES)).buffer }).base32
}

/** The address that an authenticator reads from a picture. */
export function factorUri(secret: string, uid: number): string {
  return totp(Secret.fromBase32(secret), String(uid)).toString()
}

/**
 * The period that a code belongs to, among the present one and its neighbours; null for a wrong code.
 * @param now unix seconds
 */
export function periodOf(secret: string, code: string, now: number): number | null {
  const delta = totp(Secret.fromBase32(secret)).validate({ token: code, timestamp: now * 1000, window: driftPeriods })
  return delta === null ? null : Math.floor(now / periodSeconds) + delta
}
