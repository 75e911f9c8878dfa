import { fail } from '@jindu/domain/errors'
import type { IncomingMessage } from 'node:http'
import type { Env } from '../platform/env/index.ts'
import { READS } from './methods.ts'

type Site = Pick<Env, 'publicOrigin' | 'sandbox'>

/** Names that no stranger can point at this machine: addresses, this machine, and a network's own short names. */
const OWN_NAME = /^(?:localhost|\[[\da-f:.]+\]|[\d.]+|[a-z\d-]+)$/

/**
 * A sandbox is opened under many names of its own. A name with dots may be a stranger's, pointed at this machine: its
 * page has an Origin that equals the Host, and is foreign all the same.
 */
function isOwnHost(origin: string, host: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  return url.host === host && OWN_NAME.test(url.hostname)
}

/**
 * Whether a browser declares the request to be from another site. Requests without either header come from programs,
 * which have no cookies of a victim.
 */
export function isForeignOrigin(request: Pick<IncomingMessage, 'headers'>, own: Site): boolean {
  const { origin } = request.headers
  if (origin !== undefined) {
    return origin !== own.publicOrigin && !(own.sandbox && isOwnHost(origin, request.headers.host))
  }
  const site = request.headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** @throws DomainError ORIGIN_REFUSED for a request that another site's page sent and that is not the one kind that only reads */
export function checkOrigin(request: Pick<IncomingMessage, 'headers' | 'method'>, own: Site): void {
  if (request.method !== READS && isForeignOrigin(request, own)) fail('ORIGIN_REFUSED')
}
