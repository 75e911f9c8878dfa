import { fail } from '@jindu/domain/errors'
import type { newPasskeyInput } from '@jindu/domain/input'
import { accountRules } from '@jindu/domain/rules'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { App } from '../../../platform/app.ts'
import { transactVerb } from '../../../platform/db/index.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import type { Caller } from '../record-event.ts'
import { proveBoth, type Proof } from './turn-off.ts'
import { securityChange } from '../security-change.ts'
import { passkey } from '../tables.ts'
import { isOpenChallenge, newChallenge, useUp, type Asking } from './challenges.ts'
import { readClientData, type ClientData } from './client-data.ts'
import { relyingParty } from './relying-party.ts'

const { maximum, challengeSeconds } = accountRules.passkey
/** COSE algorithm identifiers of EdDSA, ES256 and RS256, in order of preference. */
const ALGORITHMS = [-8, -7, -257]

const adding = ({ id, uid }: Pick<Session, 'id' | 'uid'>): Asking => ({ uid, sessionId: id, purpose: 'add' })

/**
 * Options for `navigator.credentials.create`. Requires the password and a code first: an open session alone cannot add
 * a key.
 * @throws DomainError SECOND_FACTOR_NOT_ON, PASSWORD_WRONG, RATE_LIMITED, SECOND_FACTOR_WRONG, PASSKEY_WRONG, PASSKEY_LIMIT
 */
export async function beginPasskey(app: App, session: Session, proof: Proof, caller: Caller) {
  await proveBoth(app, session, proof, caller)
  const { uid } = session
  const known = await app.db
    .select({ id: passkey.credentialId, transports: passkey.transports })
    .from(passkey)
    .where(eq(passkey.uid, uid))
  if (known.length >= maximum) return fail('PASSKEY_LIMIT')
  const { id, name } = relyingParty(app)
  return {
    challenge: await newChallenge(app, adding(session)),
    rp: { id, name },
    user: { id: Buffer.from(String(uid)).toString('base64url'), name: String(uid), displayName: String(uid) },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: challengeSeconds * 1000,
    attestation: 'none' as const,
    excludeCredentials: known.map((each) => ({ ...each, type: 'public-key' as const })),
    authenticatorSelection: { residentKey: 'discouraged' as const, userVerification: 'preferred' as const },
  }
}

/**
 * Stores the passkey that an authenticator created for the challenge of `beginPasskey`.
 * @throws DomainError PASSKEY_WRONG, PASSKEY_EXISTS, PASSKEY_LIMIT
 */
export async function addPasskey(
  app: App,
  session: Session,
  { name, ...made }: z.output<typeof newPasskeyInput>,
  caller: Caller,
): Promise<{ id: number }> {
  const { uid } = session
  const said = readClientData(made.clientDataJSON)
  if (said === null || !(await isOpenChallenge(app, adding(session), said.challenge))) return fail('PASSKEY_WRONG')
  const credential = await credentialOf(app, said, made)
  return transactVerb(app, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('passkey'), hashtext(${String(uid)}))`)
    if ((await tx.$count(passkey, eq(passkey.uid, uid))) >= maximum) return fail('PASSKEY_LIMIT')
    const [row] = await tx
      .insert(passkey)
      .values({ uid, name, ...credential, transports: made.transports, createdAt: app.clock.now() })
      .onConflictDoNothing()
      .returning({ id: passkey.id })
    if (row === undefined) return fail('PASSKEY_EXISTS')
    return {
      result: row,
      guards: [{ change: useUp(app, adding(session), said.challenge), refusal: 'PASSKEY_WRONG' as const }],
      ...securityChange(app, uid, 'passkeyAdded', caller),
    }
  })
}

async function credentialOf(
  app: App,
  said: ClientData,
  { id, clientDataJSON, attestationObject }: Omit<z.output<typeof newPasskeyInput>, 'name'>,
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const site = relyingParty(app, said)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: said.challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: false,
    })
    if (registrationInfo === undefined) return fail('PASSKEY_WRONG')
    const { credential } = registrationInfo
    return { credentialId: credential.id, publicKey: credential.publicKey, counter: credential.counter }
  } catch {
    return fail('PASSKEY_WRONG')
  }
}
