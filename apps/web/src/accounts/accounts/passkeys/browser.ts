import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { requirePasskeyPlace } from './passkey-place.ts'

type Asked = ApiOutputs['accounts']['passkeys']['ask']
type Begun = ApiOutputs['accounts']['passkeys']['begin']

/** The WebAuthn library loads when somebody uses a passkey. */
const load = () => import('@simplewebauthn/browser')

/**
 * Signs a challenge with one of the account's passkeys.
 * @returns the assertion, to be sent in place of a code
 * @throws PasskeyObstacleError if no passkey can be used here
 * @throws Error when it was cancelled
 */
export async function signWithPasskey(asked: Asked): Promise<string> {
  requirePasskeyPlace(asked.rpId)
  const { startAuthentication } = await load()
  const { id, response } = await startAuthentication({ optionsJSON: asked })
  return ['passkey', id, response.authenticatorData, response.clientDataJSON, response.signature].join('.')
}

/** Creates a new passkey. @throws Error when it was cancelled, or the authenticator already has one */
export async function makePasskey(begun: Begun) {
  requirePasskeyPlace(begun.rp.id)
  const { startRegistration } = await load()
  const { id, response } = await startRegistration({ optionsJSON: begun })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports: [...transports] }
}

/** Whether a code value is a passkey assertion. */
export const isPasskeyAnswer = (value: string): boolean => value.startsWith('passkey.')
