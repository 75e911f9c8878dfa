import { fail } from '@jindu/domain/errors'
import type { WebSocket } from 'ws'

/** Most calls in one batch, over a socket or HTTP. */
export const MAX_BATCH = 10
/** If more bytes are unsent, the client reads too slowly and is disconnected. */
const UNSENT_BYTES = 1_048_576
/** Messages of one connection: as many at once, and as many a second after that. A heartbeat each way is one a second at most. */
const BURST = 200
const PER_SECOND = 20
const POLICY_VIOLATION = 1008
const FAREWELL_MILLISECONDS = 1_000

/** Terminates a connection whose client does not read. */
function boundUnsent(socket: WebSocket): void {
  const send = socket.send.bind(socket)
  Object.assign(socket, {
    send(...message: Parameters<typeof send>): void {
      if (socket.bufferedAmount > UNSENT_BYTES) socket.terminate()
      else send(...message)
    },
  })
}

/** Counts a connection's calls and closes it above any legitimate rate; returns false from then on. */
export type Spend = (calls: number) => boolean

function boundRate(socket: WebSocket): Spend {
  let left = BURST
  let at = performance.now()
  const spend = (calls: number): boolean => {
    const now = performance.now()
    left = Math.min(BURST, left + ((now - at) / 1000) * PER_SECOND) - calls
    at = now
    if (left >= 0) return true
    if (socket.readyState === socket.OPEN) {
      socket.close(POLICY_VIOLATION, 'too many messages')
      socket.pause()
      setTimeout(() => socket.terminate(), FAREWELL_MILLISECONDS).unref()
    }
    return false
  }
  socket.on('message', () => spend(1))
  return spend
}

/** Bounds of every live connection. @returns counts what a message asks for besides itself */
export function guardSocket(socket: WebSocket): Spend {
  boundUnsent(socket)
  return boundRate(socket)
}

interface Numbered {
  readonly id?: number | string | null
  readonly method?: string
  readonly result?: { readonly type?: string }
}

const CALLS_IN_FLIGHT = 32

/**
 * The format of one connection's messages, which counts its calls. A stream is a call in flight for as long as it runs.
 * @throws DomainError REQUEST_TOO_LARGE, RATE_LIMITED, INPUT_INVALID for an id that is in use
 */
export function countedMessages(spend: Spend) {
  const running = new Set<unknown>()
  return {
    decode(text: string | Uint8Array): unknown {
      const message: unknown = JSON.parse(text.toString())
      const calls: readonly Numbered[] = Array.isArray(message) ? message.map(Object) : [Object(message)]
      if (calls.length > MAX_BATCH) fail('REQUEST_TOO_LARGE', { limit: MAX_BATCH })
      if (!spend(calls.length - 1)) fail('RATE_LIMITED', { retryAfterSeconds: 1 })
      const started = calls.filter(({ method }) => method === 'subscription').map(({ id }) => id)
      if (running.size + started.length > CALLS_IN_FLIGHT) fail('RATE_LIMITED', { retryAfterSeconds: 1 })
      if (new Set(started).size < started.length || started.some((id) => running.has(id))) fail('INPUT_INVALID')
      for (const id of started) running.add(id)
      return message
    },
    encode(message: unknown): string {
      const { id, result }: Numbered = Object(message)
      if (result === undefined || result.type === 'stopped') running.delete(id)
      return JSON.stringify(message)
    },
  }
}
