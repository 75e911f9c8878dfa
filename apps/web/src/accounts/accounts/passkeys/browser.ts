import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { requirePasskeyPlace } from './passkey-place.ts'

type Asked = ApiOutputs['accounts']['passkeys']['ask']
type Begun = ApiOutputs['accounts']['passkeys']['begin']

/** What talks to authenticators comes when somebody reaches for one. */
const load = () => import('@simplewebauthn/browser')

/**
 * Lets one of the account's passkeys sign.
 * @returns what goes where a code would
 * @throws PasskeyObstacleError where none can answer
 * @throws Error when it was cancelled
 */
export async function signWithPasskey(asked: Asked): Promise<string> {
  requirePasskeyPlace(asked.rpId)
  const { startAuthentication } = await load()
  const { id, response } = await startAuthentication({ optionsJSON: asked })
  return ['passkey', id, response.authenticatorData, response.clientDataJSON, response.signature].join('.')
}

/** Lets an authenticator make a new passkey. @throws Error when it was cancelled, or the authenticator has one already */
export async function makePasskey(begun: Begun) {
  requirePasskeyPlace(begun.rp.id)
  const { startRegistration } = await load()
  const { id, response } = await startRegistration({ optionsJSON: begun })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports: [...transports] }
}

/** Whether what stands for a code is a passkey's answer. */
export const isPasskeyAnswer = (value: string): boolean => value.startsWith('passkey.')
