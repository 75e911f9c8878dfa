import { fail } from '@jindu/domain/errors'
import { accountRules } from '@jindu/domain/rules'
import { and, asc, eq } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import { transactVerb } from '../../../platform/db/index.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import type { Caller } from '../record-event.ts'
import { proveBoth, type Proof } from './turn-off.ts'
import { securityChange } from '../security-change.ts'
import { passkey } from '../tables.ts'
import { newChallenge, type Asking } from './challenges.ts'
import { paysFor } from './passkey-pays.ts'
import { relyingParty } from './relying-party.ts'

/** An account's passkeys, the oldest first. */
export function listPasskeys({ db }: App, uid: number) {
  const { id, name, createdAt, lastUsedAt, paysSince } = passkey
  return db
    .select({ id, name, createdAt, lastUsedAt, paysSince })
    .from(passkey)
    .where(eq(passkey.uid, uid))
    .orderBy(asc(id))
    .limit(accountRules.passkey.maximum)
}

/** How many an account has. */
export const countPasskeys = ({ db }: Pick<App, 'db'>, uid: number): Promise<number> =>
  db.$count(passkey, eq(passkey.uid, uid))

/** @throws DomainError SECOND_FACTOR_NOT_ON, PASSWORD_WRONG, RATE_LIMITED, SECOND_FACTOR_WRONG, PASSKEY_WRONG, PASSKEY_NOT_FOUND */
export async function removePasskey(
  app: App,
  session: Session,
  { id, ...proof }: Proof & { readonly id: number },
  caller: Caller,
): Promise<void> {
  const { uid } = session
  const own = and(eq(passkey.id, id), eq(passkey.uid, uid))
  if ((await app.db.$count(passkey, own)) === 0) return fail('PASSKEY_NOT_FOUND')
  await proveBoth(app, session, proof, caller)
  await transactVerb(app, async (tx) => {
    const gone = await tx.delete(passkey).where(own).returning({ id: passkey.id })
    if (gone.length === 0) return fail('PASSKEY_NOT_FOUND')
    return { result: undefined, ...securityChange(app, uid, 'passkeyRemoved', caller) }
  })
}

/**
 * Options for `navigator.credentials.get`: a challenge for one of the account's passkeys to sign, in place of a code.
 * @param sessionId of the session that asks; null while somebody logs in, whose password was right
 * @throws DomainError PASSKEY_NOT_FOUND for an account without any
 */
export const askPasskey = (app: App, uid: number, sessionId: number | null) =>
  requestFor(app, { uid, sessionId, purpose: 'prove' })

/** Only the chosen passkeys pay, and only once their device has checked its owner. */
export async function requestFor(app: App, asking: Asking) {
  const pays = asking.purpose === 'pay'
  const known = await app.db
    .select({ id: passkey.credentialId, transports: passkey.transports })
    .from(passkey)
    .where(pays ? paysFor(asking.uid) : eq(passkey.uid, asking.uid))
    .limit(accountRules.passkey.maximum)
  if (known.length === 0) return fail('PASSKEY_NOT_FOUND')
  return {
    challenge: await newChallenge(app, asking),
    rpId: relyingParty(app).id,
    timeout: accountRules.passkey.challengeSeconds * 1000,
    userVerification: pays ? ('required' as const) : ('preferred' as const),
    allowCredentials: known.map((each) => ({ ...each, type: 'public-key' as const })),
  }
}
