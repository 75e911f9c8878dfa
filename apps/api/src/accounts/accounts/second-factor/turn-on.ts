import { fail } from '@jindu/domain/errors'
import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import { commitVerb, transactVerb } from '../../../platform/db/index.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import { provePassword } from '../prove-password.ts'
import type { Caller } from '../record-event.ts'
import { notifySessionsChanged } from '../session-notices.ts'
import { securityChange } from '../security-change.ts'
import { secondFactor } from '../tables.ts'
import { factorUri, newFactorSecret, periodOf } from './one-time-codes.ts'
import { factorContext, readFactor } from './prove-factor.ts'
import { newRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'

/**
 * A secret for the owner's authenticator; nothing is asked for until a code of it is confirmed. Beginning again makes another.
 * @throws DomainError PASSWORD_WRONG, RATE_LIMITED, SECOND_FACTOR_ALREADY_ON
 */
export async function beginFactor(app: App, session: Session, loginDigest: string, caller: Caller) {
  const { uid } = session
  await provePassword(app, session, loginDigest, caller)
  if ((await readFactor(app, uid)) !== null) return fail('SECOND_FACTOR_ALREADY_ON')
  const secret = newFactorSecret(app)
  const fresh = { ...app.secrets.seal(secret, factorContext(uid)), createdAt: app.clock.now() }
  const change = app.db
    .insert(secondFactor)
    .values({ uid, ...fresh })
    .onConflictDoUpdate({ target: secondFactor.uid, set: fresh, setWhere: isNull(secondFactor.confirmedAt) })
  await commitVerb(app, { guards: [{ change, refusal: 'SECOND_FACTOR_ALREADY_ON' }] })
  return { secret, uri: factorUri(secret, uid) }
}

/**
 * Turns the second factor on by the first code of the secret that was begun.
 * @returns the recovery codes, which are never shown again
 * @throws DomainError SECOND_FACTOR_NOT_ON when nothing was begun, SECOND_FACTOR_ALREADY_ON, SECOND_FACTOR_WRONG
 */
export async function confirmFactor(app: App, session: Session, code: string, caller: Caller) {
  const turnedOn = await turnOn(app, session, code, caller)
  app.sessions.changed(session.uid)
  return turnedOn
}

async function turnOn(app: App, { uid }: Session, code: string, caller: Caller) {
  const [begun] = await app.db.select().from(secondFactor).where(eq(secondFactor.uid, uid))
  if (begun === undefined) return fail('SECOND_FACTOR_NOT_ON')
  if (begun.confirmedAt !== null) return fail('SECOND_FACTOR_ALREADY_ON')
  const now = app.clock.now()
  const period = periodOf(app.secrets.open(begun, factorContext(uid)), code, now)
  if (period === null) return fail('SECOND_FACTOR_WRONG')
  const made = await newRecoveryCodes(app)
  return transactVerb(app, async (tx) => {
    // Fails if setup was restarted meanwhile: the code belongs to another secret.
    const same = and(eq(secondFactor.uid, uid), eq(secondFactor.nonce, begun.nonce), isNull(secondFactor.confirmedAt))
    const turned = await tx.update(secondFactor).set({ confirmedAt: now, lastPeriod: period }).where(same).returning()
    if (turned.length === 0) return fail('SECOND_FACTOR_WRONG')
    await replaceRecoveryCodes(tx, uid, made)
    await notifySessionsChanged(tx, uid)
    return { result: { codes: made.codes }, ...securityChange(app, uid, 'secondFactorOn', caller) }
  })
}
