import type { AuditAction } from '@jindu/domain/audit'
import { isDomainError } from '@jindu/domain/errors'
import { guessDelays, type GuessName } from '@jindu/domain/rules'
import type { App } from '../../platform/app.ts'
import { recordAtAddress } from '../../platform/audit/record-at-address.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { createBoundedDelay } from '../../platform/rate-limit/bounded-delay.ts'
import { isLoopback } from '../../platform/rate-limit/network.ts'

/** Who tries: strangers are counted by their address, a browser that the account knows by itself. */
export interface Guesser {
  readonly uid: number
  readonly address: string
  /** Null for a stranger. */
  readonly device: string | null
}

const { freeFromHere, firstMilliseconds, longestMilliseconds, waitingAtOnce } = guessDelays

/** Doubles with each try beyond the free ones. */
function delayAfter(tries: number, freeTries: number): number {
  return tries <= freeTries ? 0 : Math.min(firstMilliseconds * 2 ** (tries - freeTries - 1), longestMilliseconds)
}

const delay = createBoundedDelay(waitingAtOnce)

/**
 * Counts a try before it is judged: of a stranger under the address, the account (existing or not) from each network around it, and
 * the account from everywhere, which makes tries wait and refuses none; of a known browser under itself alone, so that strangers
 * cannot use up the owner's. Who tries often waits, before anybody is refused; who is refused is in the audit, once an hour.
 * @throws DomainError RATE_LIMITED
 */
export async function countTry(app: App, guess: GuessName, guesser: Guesser): Promise<void> {
  const { uid, address } = guesser
  try {
    await wait(app, address, await delayOf(app, guess, guesser))
  } catch (error) {
    if (isDomainError(error) && error.code === 'RATE_LIMITED') {
      await recordAtAddress(app, 'triesRefused', address, { uid, password: guess })
    }
    throw error
  }
}

async function delayOf(app: App, guess: GuessName, { uid, address, device }: Guesser): Promise<number> {
  if (device !== null) return delayAfter(await app.rateLimiter.count(guess, { uid, device }), freeFromHere)
  // One after the other: an address that is above its bound costs no account a try.
  await app.rateLimiter.count(guess, { address })
  const here = await app.rateLimiter.count(guess, { uid, from: address })
  const everywhere = await app.rateLimiter.measure(guess, { uid })
  return Math.max(delayAfter(here, freeFromHere), delayAfter(everywhere.counted, everywhere.limit))
}

async function wait(app: App, address: string, milliseconds: number): Promise<void> {
  if (app.env.sandbox && isLoopback(address)) return
  await delay(milliseconds)
}

/** A right password clears what was counted from here, so that the owner's next slips start afresh. */
export async function forgiveTries(app: App, guess: GuessName, { uid, address, device }: Guesser): Promise<void> {
  await app.rateLimiter.forget(guess, { uid, from: address })
  if (device !== null) await app.rateLimiter.forget(guess, { uid, device })
}

const FAILED = {
  login: 'account.loginFailed',
  recovery: 'account.recoveryFailed',
  factor: 'account.factorFailed',
} as const satisfies Readonly<Record<GuessName, AuditAction>>

/** For the owner, who reads what was tried and where from. */
export async function recordFailedTry(app: App, guess: GuessName, { uid, address, device }: Guesser): Promise<void> {
  await commitVerb(app, {
    audit: [
      {
        action: FAILED[guess],
        actor: { kind: 'visitor' },
        subject: { kind: 'account', id: uid },
        details: { address, known: device !== null },
      },
    ],
  })
}

/** A password tried on a number that nobody has: for the staff, as there is no owner. */
export const recordUnknownAccount = (app: App, guess: GuessName, { uid, address }: Guesser): Promise<void> =>
  recordAtAddress(app, 'unknownAccount', address, { uid, password: guess })
