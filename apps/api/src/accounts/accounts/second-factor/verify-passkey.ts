import { fail } from '@jindu/domain/errors'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import type { Guard } from '../../../platform/db/index.ts'
import { passkey } from '../tables.ts'
import { isBoundTo, isOpenChallenge, useUp, type Asking } from './challenges.ts'
import { readClientData, type ClientData } from './client-data.ts'
import { relyingParty } from './relying-party.ts'

const PREFIX = 'passkey.'

type PasskeyApp = Pick<App, 'db' | 'clock' | 'env'>

/** Whether a proof of the second factor is a passkey's answer, not a code. */
export const isPasskeyProof = (proof: string): boolean => proof.startsWith(PREFIX)

/**
 * Verifies a passkey's signature. The commit that carries the guards consumes the challenge and stores the counter. A
 * counter that does not increase means a cloned key, and is refused. A passkey that stands in for the pay password must
 * have been chosen for it, have verified its user, and have signed the hash of what it confirms.
 * @param proof a field of `factorCodeField` that `isPasskeyProof`
 * @param earlier an answer that the same call carries and that is verified later; of the same passkey, it was signed
 *   before this one, so its lower counter is the one to be stored
 * @throws DomainError PASSKEY_WRONG
 */
export async function verifyPasskey(
  app: PasskeyApp,
  asking: Asking,
  proof: string,
  earlier?: unknown,
): Promise<readonly Guard[]> {
  const [id = '', authenticatorData = '', clientDataJSON = '', signature = ''] = proof.slice(PREFIX.length).split('.')
  const [known] = await app.db
    .select()
    .from(passkey)
    .where(and(eq(passkey.uid, asking.uid), eq(passkey.credentialId, id)))
  const said = readClientData(clientDataJSON)
  if (known === undefined || said === null) return fail('PASSKEY_WRONG')
  const { challenge } = said
  const pays = asking.purpose === 'pay'
  if (pays && known.paysSince === null) return fail('PASSKEY_WRONG')
  if (!isBoundTo(challenge, asking) || !(await isOpenChallenge(app, asking, challenge))) return fail('PASSKEY_WRONG')
  const signed = { authenticatorData, clientDataJSON, signature, verifiesUser: pays }
  const counter = await newCounter(app, known, said, signed)
  const refusal = 'PASSKEY_WRONG'
  const used = { change: useUp(app, asking, challenge), refusal } as const
  if (typeof earlier === 'string' && earlier.startsWith(`${PREFIX}${id}.`)) return [used]
  return [
    used,
    {
      change: app.db
        .update(passkey)
        .set({ counter, lastUsedAt: app.clock.now() })
        .where(and(eq(passkey.id, known.id), eq(passkey.counter, known.counter))),
      refusal,
    },
  ]
}

interface Signed {
  readonly authenticatorData: string
  readonly clientDataJSON: string
  readonly signature: string
  /** Whether the device must have checked that it is its owner: beside the login password it need not. */
  readonly verifiesUser: boolean
}

async function newCounter(
  app: PasskeyApp,
  { credentialId: id, publicKey, counter }: typeof passkey.$inferSelect,
  said: ClientData,
  { verifiesUser, ...signed }: Signed,
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const site = relyingParty(app, said)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response: { ...signed }, clientExtensionResults: {} },
      expectedChallenge: said.challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: { id, publicKey: Uint8Array.from(publicKey), counter },
      requireUserVerification: verifiesUser,
    })
    return verified ? authenticationInfo.newCounter : fail('PASSKEY_WRONG')
  } catch {
    return fail('PASSKEY_WRONG')
  }
}
