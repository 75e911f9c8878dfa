import { rules } from '@jindu/domain/rules'
import type { App } from '../../platform/app.ts'

const { triesPerUid, triesPerAddress, windowSeconds } = rules.loginThrottle

/** What is guessed: a login password or a recovery password. Each has its own count. */
export type Guess = 'login' | 'recovery'

const keyOf = (guess: Guess, uid: number) => `${guess}:uid:${uid}`

/**
 * Counts a try before it is judged, under the uid (existing or not) and under the address.
 * @throws DomainError RATE_LIMITED
 */
export async function countTry(app: App, guess: Guess, uid: number, address: string): Promise<void> {
  await app.rateLimiter.hitAddress(guess, address, { limit: triesPerAddress, windowSeconds })
  await app.rateLimiter.hit(keyOf(guess, uid), { limit: triesPerUid, windowSeconds })
}

/** A right password clears the uid's count, so that the owner's next slips start afresh. */
export async function forgiveTries(app: App, guess: Guess, uid: number): Promise<void> {
  await app.rateLimiter.clear(keyOf(guess, uid))
}
