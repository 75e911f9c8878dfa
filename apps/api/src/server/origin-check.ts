import { fail } from '@jindu/domain/errors'
import type { IncomingMessage } from 'node:http'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A page cannot choose the Host header: an origin on the same host and port is this server under another name. */
function isOwnHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}

/**
 * True when a browser says that the request comes from another site. Requests without either header come from
 * programs, which hold no victim's cookies.
 */
export function isForeignOrigin(request: Pick<IncomingMessage, 'headers'>, ownOrigin: string): boolean {
  const { origin } = request.headers
  if (origin !== undefined) return origin !== ownOrigin && !isOwnHost(origin, request.headers.host)
  const site = request.headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** @throws DomainError ORIGIN_REFUSED for a state-changing request that another site's page sent */
export function checkOrigin(request: Pick<IncomingMessage, 'headers' | 'method'>, ownOrigin: string): void {
  if (!SAFE_METHODS.has(request.method ?? 'GET') && isForeignOrigin(request, ownOrigin)) fail('ORIGIN_REFUSED')
}
