import ipaddr from 'ipaddr.js'
import { lookup as resolve, type LookupAddress } from 'node:dns'
import { request as requestHttp, type ClientRequest } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'

/** A request to send. */
export interface Call {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
  readonly connectMilliseconds: number
  /** The time limit from the start until the response's headers. */
  readonly callMilliseconds: number
}

/** `status`: the response was not 2xx; redirects are not followed. `address`: the host must not be called. */
export type CallFailure = 'status' | 'address' | 'unreachable' | 'certificate' | 'timeout'

export interface Answer {
  readonly status: number | null
  readonly failure: CallFailure | null
}

/** The only range of IPv6 that IANA has allocated. IPv4-compatible addresses such as `::10.0.0.1` are outside it. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

class RefusedAddressError extends Error {}

/**
 * Whether an IP address is public: not private, loopback, link-local, shared, reserved or translated. An IPv4 address
 * inside IPv6 is checked as IPv4.
 * @param allowsLoopback true in a sandbox
 */
export function isOpenAddress(text: string, allowsLoopback: boolean): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  const range = address.range()
  const isGlobal = range === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST))
  return isGlobal || (allowsLoopback && range === 'loopback')
}

const bare = (hostname: string): string => hostname.replaceAll(/^\[|\]$/g, '')

/**
 * False for literal addresses that are refused without DNS. Host names are checked by their resolved addresses at each
 * call.
 */
export function mayCall(url: string, allowsLoopback: boolean): boolean {
  const host = bare(new URL(url).hostname)
  return !ipaddr.isValid(host) || isOpenAddress(host, allowsLoopback)
}

/**
 * Gives the socket only checked addresses to connect to, so that a second DNS answer cannot differ (DNS rebinding). A
 * single private address refuses the host.
 */
const openLookup =
  (allowsLoopback: boolean): LookupFunction =>
  (hostname, options, answer) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error !== null) return answer(error, '')
      const [first] = addresses
      if (first === undefined || !addresses.every(({ address }) => isOpenAddress(address, allowsLoopback))) {
        return answer(new RefusedAddressError(`${hostname} leads to an address that is not called`), '')
      }
      return options.all === true ? answer(null, addresses) : answer(null, first.address, first.family)
    })
  }

const CERTIFICATE = /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|EPROTO)/

function failureOf(error: unknown): CallFailure {
  if (error instanceof RefusedAddressError) return 'address'
  if (!(error instanceof Error)) return 'unreachable'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return CERTIFICATE.test(code) ? 'certificate' : 'unreachable'
}

function failOnSlowConnect(call: ClientRequest, milliseconds: number): void {
  const late = setTimeout(() => {
    const error = new Error('no connection in time')
    error.name = 'TimeoutError'
    call.destroy(error)
  }, milliseconds)
  call.once('socket', (socket) => {
    socket.once('connect', () => clearTimeout(late))
  })
  call.once('close', () => clearTimeout(late))
}

/**
 * POSTs to an address chosen by a user. It neither reads the response's body, nor follows redirects, nor reuses
 * connections.
 * @param allowsLoopback true in a sandbox
 */
export function callOut(url: string, call: Call, allowsLoopback: boolean): Promise<Answer> {
  const target = new URL(url)
  const isSecure = target.protocol === 'https:'
  if (!mayCall(url, allowsLoopback) || (!isSecure && !allowsLoopback)) {
    return Promise.resolve({ status: null, failure: 'address' })
  }
  return new Promise((settle) => {
    const request = (isSecure ? requestHttps : requestHttp)(target, {
      method: 'POST',
      agent: false,
      lookup: openLookup(allowsLoopback),
      signal: AbortSignal.timeout(call.callMilliseconds),
      headers: { ...call.headers, 'content-length': Buffer.byteLength(call.body) },
    })
    failOnSlowConnect(request, call.connectMilliseconds)
    request.once('response', (response) => {
      const { statusCode: status = 0 } = response
      // Discard the response's body unread, however large it is.
      response.on('error', () => undefined).destroy()
      settle({ status, failure: status >= 200 && status < 300 ? null : 'status' })
    })
    request.on('error', (error) => settle({ status: null, failure: failureOf(error) }))
    request.end(call.body)
  })
}
