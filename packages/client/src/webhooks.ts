import type { WebhookBody } from '@jindu/domain/webhooks'

/** Headers of a request: those of Node or of `fetch`. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>

/** A verified call of the marketplace. */
export type WebhookCall = WebhookBody & {
  /** Equal for every try of one delivery: store it for three days and drop duplicates. */
  readonly id: string
}

/** Older calls are refused, to prevent replays. */
const TOLERANCE_SECONDS = 300
const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const

function readHeader(headers: WebhookHeaders, name: string): string {
  const value: unknown =
    'get' in headers && typeof headers.get === 'function' ? headers.get(name) : Reflect.get(headers, name)
  if (typeof value !== 'string' || value === '') throw new TypeError(`the header ${name} is missing`)
  return value
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** One signature of the list: the version and its bytes; null for another version or for no base64. */
function signatureOf(text: string): Uint8Array<ArrayBuffer> | null {
  if (!text.startsWith('v1,')) return null
  try {
    return bytesOf(text.slice('v1,'.length))
  } catch {
    return null
  }
}

/**
 * Verifies that a webhook's call comes from the marketplace and is less than five minutes old, by Standard Webhooks.
 * @param body the raw body: re-serialised JSON has another signature
 * @param secret `whsec_…`, shown once when the webhook is created
 * @throws TypeError when a header is missing, the time is off or no signature fits: answer 401
 * @example
 * const { id, type, data } = await verifyWebhook(body, request.headers, process.env['WEBHOOK_SECRET'] ?? '')
 * if (type === 'goodsOrder') console.log(data.id, data.event)
 */
export async function verifyWebhook(body: string, headers: WebhookHeaders, secret: string): Promise<WebhookCall> {
  const id = readHeader(headers, 'webhook-id')
  const at = readHeader(headers, 'webhook-timestamp')
  const isInTime = Math.abs(Date.now() / 1000 - Number(at)) <= TOLERANCE_SECONDS
  if (!isInTime) throw new TypeError('the call was signed more than five minutes away from now')
  // While a secret is being replaced, a call carries a signature of each.
  const signatures = readHeader(headers, 'webhook-signature')
    .split(' ')
    .map(signatureOf)
    .filter((signature) => signature !== null)
  const key = await crypto.subtle.importKey('raw', bytesOf(secret.replace(/^whsec_/, '')), HMAC, false, ['verify'])
  const signed = new TextEncoder().encode(`${id}.${at}.${body}`)
  const fits = await Promise.all(signatures.map((signature) => crypto.subtle.verify('HMAC', key, signature, signed)))
  if (!fits.includes(true)) throw new TypeError('no signature fits')
  const told: WebhookBody = JSON.parse(body)
  return { ...told, id }
}
