import type { AuditAction } from '@jindu/domain/audit'
import { isDomainError } from '@jindu/domain/errors'
import { guessDelays, type GuessName } from '@jindu/domain/rules'
import type { App } from '../../platform/app.ts'
import { recordAtAddress } from '../../platform/audit/record-at-address.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { createBoundedDelay } from '../../platform/rate-limit/bounded-delay.ts'
import { isLoopback } from '../../platform/rate-limit/network.ts'

/** The origin of a login try. Strangers are counted by address; a known browser is counted by its device id. */
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
 * Counts a try before the password is checked. A stranger's try counts against the address and against the account from
 * each surrounding network. It also counts against the account globally, which only delays tries and never refuses
 * them. A known browser counts only against itself, so strangers cannot use up the owner's quota. Frequent tries are
 * delayed before they are refused; refusals enter the audit at most once an hour.
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
  // Sequential on purpose: an address above its quota must not count against the account.
  await app.rateLimiter.count(guess, { address })
  const here = await app.rateLimiter.count(guess, { uid, from: address })
  const everywhere = await app.rateLimiter.measure(guess, { uid })
  return Math.max(delayAfter(here, freeFromHere), delayAfter(everywhere.counted, everywhere.limit))
}

async function wait(app: App, address: string, milliseconds: number): Promise<void> {
  if (app.env.sandbox && isLoopback(address)) return
  await delay(milliseconds)
}

/** A right password resets this origin's counters, so that the owner's next mistakes start from zero. */
export async function forgiveTries(app: App, guess: GuessName, { uid, address, device }: Guesser): Promise<void> {
  await app.rateLimiter.forget(guess, { uid, from: address })
  if (device !== null) await app.rateLimiter.forget(guess, { uid, device })
}

const FAILED = {
  login: 'account.loginFailed',
  recovery: 'account.recoveryFailed',
  factor: 'account.factorFailed',
} as const satisfies Readonly<Record<GuessName, AuditAction>>

/** Records a failed try for the owner, who can read what was tried and from where. */
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

/** Records a try on a uid that does not exist, for staff: there is no owner to tell. */
export const recordUnknownAccount = (app: App, guess: GuessName, { uid, address }: Guesser): Promise<void> =>
  recordAtAddress(app, 'unknownAccount', address, { uid, password: guess })
