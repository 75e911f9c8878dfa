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

/** What a request signs: everything but `signature` and files, empty ones dropped, by name in byte order (product.md "The Ms* surface"). */
export function signedText(params: RawParams): string {
  return Object.entries(params)
    .filter(([name, value]) => name !== 'signature' && !isEmpty(value))
    .toSorted(([left], [right]) => Buffer.compare(Buffer.from(left), Buffer.from(right)))
    .map(([name, value]) => `${name}=${textOf(value)}`)
    .join('&')
}

/** Lower-case hex HMAC-SHA256 of the signed text. */
export function sign(params: RawParams, key: string): string {
  return createHmac('sha256', key).update(signedText(params)).digest('hex')
}

/**
 * @param keys application key by client origin
 * @param clocks the times, in unix seconds, that a timestamp may be near to
 * @returns the signature that passed
 * @throws DomainError UNKNOWN_CLIENT, SIGNATURE_INVALID, TIMESTAMP_OUT_OF_RANGE
 */
export function checkSignature(
  params: RawParams,
  keys: ReadonlyMap<string, string>,
  clocks: readonly number[],
): string {
  const { clientOrigin } = params
  const key = typeof clientOrigin === 'string' ? keys.get(clientOrigin) : undefined
  if (key === undefined) return fail('UNKNOWN_CLIENT')
  const given = params['signature']
  if (typeof given !== 'string' || !SIGNATURE.test(given)) return fail('SIGNATURE_INVALID')
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(sign(params, key)))) fail('SIGNATURE_INVALID')
  const timestamp = Number(params['timestamp'])
  const near = clocks.some((now) => Math.abs(now - timestamp) <= rules.request.timestampWindowSeconds)
  if (!Number.isInteger(timestamp) || !near) fail('TIMESTAMP_OUT_OF_RANGE')
  return given
}
