import type { GuessName } from '@jindu/domain/rules'
import type { App } from '../../platform/app.ts'

/**
 * Counts a try before it is judged, under the uid (existing or not) and under the address.
 * @throws DomainError RATE_LIMITED
 */
export async function countTry(app: App, guess: GuessName, uid: number, address: string): Promise<void> {
  // One after the other: an address that is above its bound costs no account a try.
  await app.rateLimiter.count(guess, { address })
  await app.rateLimiter.count(guess, { uid })
}

/** A right password clears the uid's count, so that the owner's next slips start afresh. */
export async function forgiveTries(app: App, guess: GuessName, uid: number): Promise<void> {
  await app.rateLimiter.forget(guess, { uid })
}
