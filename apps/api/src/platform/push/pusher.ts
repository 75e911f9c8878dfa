import webPush from 'web-push'
import type { Log } from '../log/index.ts'
import { callOut, mayCall } from '../outgoing/call-out.ts'
import type { VapidKeys } from './vapid-key.ts'

/** The TTL at the push service for a browser that is offline, in seconds. */
const KEPT_SECONDS = 86_400

/** A browser's push subscription: endpoint, public key, and authentication secret. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** `gone`: the subscription no longer exists. `failed`: a retry may succeed. */
export type PushOutcome = 'sent' | 'gone' | 'failed'

export interface Pusher {
  readonly publicKey: string
  /** Whether pushes may be sent to this endpoint. */
  accepts(endpoint: string): boolean
  /** @param topic a pending push of the same topic is replaced */
  send(to: PushTarget, payload: string, topic: string): Promise<PushOutcome>
}

export interface PusherParts {
  readonly keys: VapidKeys
  readonly publicOrigin: string
  /** A sandbox allows push services on its own machine. */
  readonly sandbox: boolean
  readonly log: Log
}

const GONE = new Set([404, 410])
const CONNECT_MILLISECONDS = 5_000
const CALL_MILLISECONDS = 10_000

/**
 * Accepts https URLs on the default port of a public host, without credentials. Resolved addresses are checked at each
 * call.
 */
function isServiceUrl(text: string): boolean {
  const { protocol, port, username, password } = new URL(text)
  return protocol === 'https:' && port === '' && username === '' && password === '' && mayCall(text, false)
}

/** Sends encrypted messages to browsers' push services. */
export function createPusher({ keys, publicOrigin, sandbox, log }: PusherParts): Pusher {
  const subject = publicOrigin.startsWith('https:') ? publicOrigin : 'mailto:operator@sandbox.example'
  const accepts = (endpoint: string): boolean => isServiceUrl(endpoint) || (sandbox && mayCall(endpoint, true))
  return {
    publicKey: keys.publicKey,
    accepts,
    async send({ endpoint, p256dh, auth }, payload, topic) {
      if (!accepts(endpoint)) return 'gone'
      try {
        const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject, ...keys },
          TTL: KEPT_SECONDS,
          topic,
        })
        const call = { headers, body, connectMilliseconds: CONNECT_MILLISECONDS, callMilliseconds: CALL_MILLISECONDS }
        const { status, failure } = await callOut(endpoint, call, sandbox)
        if (failure === null) return 'sent'
        log.warn({ status, failure }, 'push: not taken')
        return failure === 'address' || GONE.has(status ?? 0) ? 'gone' : 'failed'
      } catch (error) {
        // Log neither the endpoint nor the browser's keys.
        log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'push: not taken')
        return 'failed'
      }
    },
  }
}
