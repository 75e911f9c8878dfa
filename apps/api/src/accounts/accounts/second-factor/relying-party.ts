import type { App } from '../../../platform/app.ts'
import type { ClientData } from './client-data.ts'

/**
 * The WebAuthn relying party: the host and origin that the operator configured. A sandbox listens on any free port, so
 * there only the host must match.
 * @param said the browser's client data, which names its page
 */
export function relyingParty({ env }: Pick<App, 'env'>, said?: Pick<ClientData, 'origin'>) {
  const own = new URL(env.publicOrigin)
  const page = said === undefined ? null : URL.parse(said.origin)
  const isOwnHost = env.sandbox && page !== null && page.hostname === own.hostname
  return { id: own.hostname, name: 'Jindu', origin: isOwnHost ? page.origin : env.publicOrigin }
}
