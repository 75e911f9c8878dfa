import type { AuditAction } from '@jindu/domain/audit'
import { guessDelays, type GuessName } from '@jindu/domain/rules'
import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { isLoopback } from '../../platform/rate-limit/network.ts'

/** Who tries: strangers are counted by their address, a browser that the account knows by itself. */
export interface Guesser {
  readonly uid: number
  readonly address: string
  /** Null for a stranger. */
  readonly device: string | null
}

const { freeFromHere, freeFromEverywhere, firstMilliseconds, longestMilliseconds } = guessDelays

/** Doubles with each try beyond the free ones. */
function delayAfter(tries: number, freeTries: number): number {
  return tries <= freeTries ? 0 : Math.min(firstMilliseconds * 2 ** (tries - freeTries - 1), longestMilliseconds)
}

/**
 * Counts a try before it is judged: of a stranger under the address, the account (existing or not) and both together, of a
 * known browser under itself alone, so that strangers cannot use up the owner's. Who tries often waits, before anybody is refused.
 * @throws DomainError RATE_LIMITED
 */
export async function countTry(app: App, guess: GuessName, { uid, address, device }: Guesser): Promise<void> {
  if (device !== null) {
    await wait(app, address, delayAfter(await app.rateLimiter.count(guess, { uid, device }), freeFromHere))
    return
  }
  // One after the other: an address that is above its bound costs no account a try.
  await app.rateLimiter.count(guess, { address })
  const here = await app.rateLimiter.count(guess, { uid, from: address })
  const everywhere = await app.rateLimiter.count(guess, { uid })
  await wait(app, address, Math.max(delayAfter(here, freeFromHere), delayAfter(everywhere, freeFromEverywhere)))
}

async function wait(app: App, address: string, milliseconds: number): Promise<void> {
  if (milliseconds === 0 || (app.env.sandbox && isLoopback(address))) return
  await sleep(milliseconds)
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
