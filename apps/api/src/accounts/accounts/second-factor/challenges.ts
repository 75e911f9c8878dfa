import { accountRules } from '@jindu/domain/rules'
import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import { commitVerb, insertRow } from '../../../platform/db/index.ts'
import { passkeyChallenge } from '../tables.ts'

const CHALLENGE_BYTES = 32
const { challengeSeconds, openChallenges } = accountRules.passkey

/** The owner of a challenge. An answer is valid only for the same session and purpose. */
export interface Asking {
  readonly uid: number
  /** Null while somebody logs in. */
  readonly sessionId: number | null
  readonly purpose: 'add' | 'prove' | 'pay'
  /** SHA-256 of what the answer confirms: its bytes end the challenge, so the passkey signs them. */
  readonly bound?: Buffer
}

const NOTHING = Buffer.alloc(0)

/** Whether a challenge ends with the hash of what it was asked for. */
export const isBoundTo = (challenge: string, { bound = NOTHING }: Asking): boolean =>
  Buffer.from(challenge, 'base64url').subarray(CHALLENGE_BYTES).equals(bound)

const { id, uid, sessionId, purpose, expiresAt } = passkeyChallenge

/** Condition: this owner's challenges that are still open at `now`, unix seconds. */
const open = (of: Asking, now: number) =>
  and(
    eq(uid, of.uid),
    of.sessionId === null ? isNull(sessionId) : eq(sessionId, of.sessionId),
    eq(purpose, of.purpose),
    gt(expiresAt, now),
  )

/** Creates a challenge; only the newest few of an account stay open. @returns base64url */
export async function newChallenge(app: App, of: Asking): Promise<string> {
  const { bound = NOTHING, ...owner } = of
  const random = Buffer.from(app.random.token(CHALLENGE_BYTES), 'base64url')
  const challenge = Buffer.concat([random, bound]).toString('base64url')
  const now = app.clock.now()
  const surplus = app.db
    .select({ id })
    .from(passkeyChallenge)
    .where(eq(uid, of.uid))
    .orderBy(desc(id))
    .offset(openChallenges - 1)
  await commitVerb(app, {
    writes: [
      app.db.delete(passkeyChallenge).where(and(eq(uid, of.uid), or(lte(expiresAt, now), inArray(id, surplus)))),
      insertRow(passkeyChallenge, { ...owner, challenge, expiresAt: now + challengeSeconds }),
    ],
  })
  return challenge
}

/** Whether this challenge was issued to `of` and is still open. */
export async function isOpenChallenge(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  of: Asking,
  challenge: string,
): Promise<boolean> {
  return (
    (await db.$count(passkeyChallenge, and(open(of, clock.now()), eq(passkeyChallenge.challenge, challenge)))) === 1
  )
}

/** The delete that consumes a challenge: it affects one row the first time, none after. */
export function useUp({ db, clock }: Pick<App, 'db' | 'clock'>, of: Asking, challenge: string) {
  return db.delete(passkeyChallenge).where(and(open(of, clock.now()), eq(passkeyChallenge.challenge, challenge)))
}
