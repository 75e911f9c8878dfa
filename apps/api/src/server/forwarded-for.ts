import type { FastifyInstance } from 'fastify'
import ipaddr from 'ipaddr.js'

const HEADER = 'x-forwarded-for'
/** `203.0.113.9:4711` and `[2001:db8::1]:4711`, as some proxies write a caller. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/

function addressOf(entry: string): string | null {
  const text = entry.trim()
  const [, ipv6, ipv4] = WITH_PORT.exec(text) ?? []
  const bare = ipv6 ?? ipv4 ?? text
  return ipaddr.IPv6.isValid(bare) || ipaddr.IPv4.isValidFourPartDecimal(bare) ? bare : null
}

/**
 * The valid addresses of `X-Forwarded-For`, the nearest proxy's last. An invalid entry ends the list: otherwise an
 * earlier, forgeable entry would take the place of a proxy's own.
 */
export function forwardedAddresses(header: string): string[] {
  const addresses: string[] = []
  for (const entry of header.split(',').toReversed()) {
    const address = addressOf(entry)
    if (address === null) break
    addresses.unshift(address)
  }
  return addresses
}

/** Leaves only addresses in the header before anything asks who is calling. */
export function readForwardedFor(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const header = headers[HEADER]
    if (header !== undefined) {
      const addresses = forwardedAddresses(String(header))
      if (addresses.length === 0) delete headers[HEADER]
      else headers[HEADER] = addresses.join(', ')
    }
    done()
  })
}
