import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { createHmac, timingSafeEqual } from 'node:crypto'

export type RawParams = Readonly<Record<string, unknown>>

const SIGNATURE = /^[0-9a-f]{64}$/

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The signed pairs: everything except `signature` and files, without empty values. */
function signedPairs(params: RawParams): [name: string, value: string][] {
  const pairs = Object.entries(params).filter(([name, value]) => name !== 'signature' && !isEmpty(value))
  return pairs.map(([name, value]) => [name, textOf(value)])
}

const inByteOrder = (left: string, right: string): number => Buffer.compare(Buffer.from(left), Buffer.from(right))

/** RFC 3986: everything but letters, digits, `-`, `.`, `_` and `~`, as bytes of UTF-8 in upper-case hex. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** The signature scheme. Version 1 is the specification's own and covers neither method nor path. */
export type Signing =
  | { readonly version: 1 }
  | {
      readonly version: 2
      readonly method: string
      /** `/api/` and the name of the call. */
      readonly path: string
    }

const SPECIFIED: Signing = { version: 1 }

/** The text that is signed (product.md "The Ms* surface"). */
export function signedText(params: RawParams, signing: Signing = SPECIFIED): string {
  const pairs = signedPairs(params)
  if (signing.version === 1) {
    const sorted = pairs.toSorted(([left], [right]) => inByteOrder(left, right))
    return sorted.map(([name, value]) => `${name}=${value}`).join('&')
  }
  const encoded = pairs.map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(value)}`)
  return [signing.method, signing.path, encoded.toSorted(inByteOrder).join('&')].join('\n')
}

/** Lower-case hex HMAC-SHA256 of the signed text. */
export function sign(params: RawParams, key: string, signing: Signing = SPECIFIED): string {
  return createHmac('sha256', key).update(signedText(params, signing)).digest('hex')
}

/**
 * The scheme named in the header `signature-version`; version 1 without the header.
 * @throws DomainError SIGNATURE_VERSION_UNKNOWN
 */
export function signingOf(header: string | readonly string[] | undefined, method: string, path: string): Signing {
  if (header === undefined || header === '1') return SPECIFIED
  return header === '2' ? { version: 2, method, path } : fail('SIGNATURE_VERSION_UNKNOWN')
}

/** NaN for values that are neither number nor text: an object may have a `valueOf` that is no function. */
const numberOf = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN

/** Larger timestamps are milliseconds. */
const FIRST_MILLISECONDS = 10_000_000_000

/** Converts a timestamp of old clients: up to ten digits are seconds, more are milliseconds (marketplace.md §1). */
const toUnixSeconds = (sent: number): number => (sent < FIRST_MILLISECONDS ? sent : sent / 1000)

/**
 * @param keys application key by client origin
 * @param clocks the current times, in unix seconds, that a timestamp may be close to
 * @returns the verified signature
 * @throws DomainError UNKNOWN_CLIENT, SIGNATURE_INVALID, TIMESTAMP_OUT_OF_RANGE
 */
export function checkSignature(
  params: RawParams,
  keys: ReadonlyMap<string, string>,
  clocks: readonly number[],
  signing: Signing = SPECIFIED,
): string {
  const { clientOrigin } = params
  const key = typeof clientOrigin === 'string' ? keys.get(clientOrigin) : undefined
  if (key === undefined) return fail('UNKNOWN_CLIENT')
  const given = params['signature']
  if (typeof given !== 'string' || !SIGNATURE.test(given)) return fail('SIGNATURE_INVALID')
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(sign(params, key, signing)))) fail('SIGNATURE_INVALID')
  const timestamp = numberOf(params['timestamp'])
  const near = clocks.some((now) => Math.abs(now - toUnixSeconds(timestamp)) <= rules.request.timestampWindowSeconds)
  if (!Number.isInteger(timestamp) || !near) fail('TIMESTAMP_OUT_OF_RANGE')
  return given
}
