import type { App } from '../../../platform/app.ts'
import type { ClientData } from './client-data.ts'

/**
 * Whose passkeys they are, as authenticators and browsers are told: the host and origin that the operator set. A sandbox listens on
 * whatever port is free, so there the host alone decides.
 * @param said what the browser says of its page
 */
export function relyingParty({ env }: Pick<App, 'env'>, said?: Pick<ClientData, 'origin'>) {
  const own = new URL(env.publicOrigin)
  const page = said === undefined ? null : URL.parse(said.origin)
  const isOwnHost = env.sandbox && page !== null && page.hostname === own.hostname
  return { id: own.hostname, name: 'Jindu', origin: isOwnHost ? page.origin : env.publicOrigin }
}
