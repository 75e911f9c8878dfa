import { fail } from '@jindu/domain/errors'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import type { Guard } from '../../../platform/db/index.ts'
import { passkey } from '../tables.ts'
import { isOpenChallenge, useUp, type Asking } from './challenges.ts'
import { readClientData, type ClientData } from './client-data.ts'
import { relyingParty } from './relying-party.ts'

const PREFIX = 'passkey.'

/** Whether a proof of the second factor is a passkey's answer, not a code. */
export const isPasskeyProof = (proof: string): boolean => proof.startsWith(PREFIX)

/**
 * Verifies a passkey's signature. The commit that carries the guards consumes the challenge and stores the counter. A
 * counter that does not increase means a cloned key, and is refused.
 * @param proof a field of `factorCodeField` that `isPasskeyProof`
 * @throws DomainError PASSKEY_WRONG
 */
export async function verifyPasskey(app: App, asking: Asking, proof: string): Promise<readonly Guard[]> {
  const [id = '', authenticatorData = '', clientDataJSON = '', signature = ''] = proof.slice(PREFIX.length).split('.')
  const [known] = await app.db
    .select()
    .from(passkey)
    .where(and(eq(passkey.uid, asking.uid), eq(passkey.credentialId, id)))
  const said = readClientData(clientDataJSON)
  if (known === undefined || said === null) return fail('PASSKEY_WRONG')
  const { challenge } = said
  if (!(await isOpenChallenge(app, asking, challenge))) return fail('PASSKEY_WRONG')
  const counter = await newCounter(app, known, said, { authenticatorData, clientDataJSON, signature })
  const refusal = 'PASSKEY_WRONG'
  return [
    { change: useUp(app, asking, challenge), refusal },
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
}

async function newCounter(
  app: App,
  { credentialId: id, publicKey, counter }: typeof passkey.$inferSelect,
  said: ClientData,
  signed: Signed,
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
      // The password was asked for beside it.
      requireUserVerification: false,
    })
    return verified ? authenticationInfo.newCounter : fail('PASSKEY_WRONG')
  } catch {
    return fail('PASSKEY_WRONG')
  }
}
