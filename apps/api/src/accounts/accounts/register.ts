import { fail } from '@jindu/domain/errors'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb } from '../../platform/db/index.ts'
import { accountEvent, type Caller } from './record-event.ts'
import { refuseCommon } from './refuse-common.ts'
import { refuseSiteName } from './refuse-own-facts.ts'
import { appUser, userStatistics } from './tables.ts'

export interface Registration {
  readonly loginPassword: string
  readonly payPassword: string
  readonly recoveryPassword: string
  readonly introducer?: number | undefined
  readonly referrer?: string | undefined
}

async function requireIntroducer(app: App, uid: number | undefined): Promise<void> {
  if (uid === undefined) return
  const [found] = await app.db.select({ uid: appUser.uid }).from(appUser).where(eq(appUser.uid, uid))
  if (found === undefined) fail('INTRODUCER_UNKNOWN', { uid })
}

/**
 * Creates an account and returns its uid, without logging in.
 * @throws DomainError REGISTRATION_CLOSED, INTRODUCER_UNKNOWN, PASSWORD_TOO_COMMON, PASSWORD_OWN_FACT
 */
export async function register(app: App, registration: Registration, caller: Caller): Promise<{ uid: number }> {
  if (!app.settings.current().registrationOpen) fail('REGISTRATION_CLOSED')
  await requireIntroducer(app, registration.introducer)
  for (const field of ['loginPassword', 'payPassword', 'recoveryPassword'] as const) {
    await refuseCommon(registration[field], field)
    refuseSiteName(app, registration[field], field)
  }
  const [loginHash, payHash, recoveryHash] = await Promise.all([
    app.passwords.hash(registration.loginPassword),
    app.passwords.hash(registration.payPassword),
    app.passwords.hash(registration.recoveryPassword),
  ])
  const now = app.clock.now()
  return transactVerb(app, async (tx) => {
    const [row] = await tx
      .insert(appUser)
      .values({
        loginHash,
        payHash,
        recoveryHash,
        introducerUid: registration.introducer ?? null,
        referrer: registration.referrer ?? null,
        registerOrigin: caller.address,
        lastOrigin: caller.address,
        lastOnlineAt: now,
        createdAt: now,
      })
      .returning({ uid: appUser.uid })
    if (row === undefined) throw new Error('an insert answered no row')
    await tx.insert(userStatistics).values({ uid: row.uid })
    return { result: row, audit: [accountEvent(row.uid, 'registered', caller)] }
  })
}
