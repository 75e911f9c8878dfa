import type { TokenScope } from '@jindu/domain/accounts/access-tokens'
import { fail } from '@jindu/domain/errors'
import ipaddr from 'ipaddr.js'
import type { Session } from '../platform/sessions/session.ts'
import type { RequestContext } from './context.ts'

/** The scope that a token needs for a call; `any` is for calls about the token itself. */
export type CallScope = TokenScope | 'any'

/** Whether an address is in one of the ranges; a single address is a range of one. */
export function isWithin(address: string, ranges: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false
  const from = ipaddr.process(address)
  return ranges.some((range) => {
    const [network, bits] = range.includes('/') ? ipaddr.parseCIDR(range) : [ipaddr.process(range), null]
    if (network.kind() !== from.kind()) return false
    return from.match(network, bits ?? (network.kind() === 'ipv4' ? 32 : 128))
  })
}

/**
 * The session of an access token, for one call. Counts the call before any further check.
 * @param scope the required scope; null if no token may make the call
 * @throws DomainError TOKEN_INVALID, RATE_LIMITED, TOKEN_ADDRESS_REFUSED, TOKEN_CALL_REFUSED, TOKEN_SCOPE_MISSING
 */
export async function bearerSession(
  { app, address, setRateLimit }: RequestContext,
  bearer: string,
  scope: CallScope | null,
): Promise<Session> {
  const session = await app.sessions.resolveBearer(bearer)
  if (session?.grant === undefined) return fail('TOKEN_INVALID')
  const { id, addresses, scopes } = session.grant
  const rate = await app.rateLimiter.measure('tokenCalls', { token: id })
  setRateLimit?.(rate)
  if (rate.isAbove) return fail('RATE_LIMITED', { retryAfterSeconds: rate.resetSeconds })
  if (addresses.length > 0 && !isWithin(address, addresses)) return fail('TOKEN_ADDRESS_REFUSED')
  if (scope === null) return fail('TOKEN_CALL_REFUSED')
  if (scope !== 'any' && !scopes.includes(scope)) return fail('TOKEN_SCOPE_MISSING', { scope })
  await app.sessions.touchToken(session.grant, address)
  return session
}
