import { webhookRules } from '../rules/webhook.ts'

/** Scheme and host with its port; neither a name and password nor a fragment. */
const FORM = /^(https?):\/\/([^\s/?#@\\]+)(?:[/?][^\s#\\]*)?$/i
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i

/**
 * Whether a text is a valid webhook URL: `https`, no user info, no fragment; `http` to this machine too, if allowed.
 * Each call checks whether the host may be called.
 * @param allowsLoopback as in a sandbox
 * @example
 * ```ts
 * import { isWebhookUrl } from '@jindu/domain/webhooks'
 *
 * isWebhookUrl('https://shop.example/hooks') // true
 * isWebhookUrl('http://shop.example/hooks') // false
 * ```
 */
export function isWebhookUrl(text: string, allowsLoopback = false): boolean {
  const [, scheme = '', host = ''] = FORM.exec(text) ?? []
  if (text.length > webhookRules.maximumUrl) return false
  return scheme.toLowerCase() === 'https' || (allowsLoopback && LOOPBACK.test(host))
}
