import { isDomainError, type ErrorCode } from '@jindu/domain/errors'
import type { LiveEvent } from '@jindu/domain/events'
import { isTrackedEnvelope } from '@trpc/server'
import type { WebSocket } from 'ws'
import type { App } from '../../platform/app.ts'
import { createCaller } from '../../app/router.ts'
import type { RequestContext } from '../../trpc/context.ts'
import { callDirectly } from '../../trpc/direct-call.ts'
import { clientFrame, CLOSE_CODES, type ServerFrame } from './frames.ts'
import { createPushLoop } from './push-loop.ts'
import { pushOf } from './push-of.ts'

const HANDSHAKE_MILLISECONDS = 10_000
const SILENCE_MILLISECONDS = 10_000
const POLICY_VIOLATION = 1008

const CLOSE_OF: Partial<Record<ErrorCode, (typeof CLOSE_CODES)[keyof typeof CLOSE_CODES]>> = {
  LOGIN_REQUIRED: CLOSE_CODES.notLoggedIn,
  SESSION_ENDED: CLOSE_CODES.notLoggedIn,
  RATE_LIMITED: CLOSE_CODES.tooMany,
}

function readFrame(data: Buffer) {
  try {
    return clientFrame.safeParse(JSON.parse(data.toString())).data
  } catch {
    return undefined
  }
}

/** Called in process, a tracked event arrives as tRPC's envelope, although the type says otherwise. */
function eventOf(tracked: unknown): LiveEvent {
  if (!isTrackedEnvelope(tracked)) throw new Error('live.events tracks what it tells')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the procedure tracks
  return tracked[1] as LiveEvent
}

/**
 * The live connection of old clients: token handshake, heartbeat, pushes. The token comes in the first message and never from
 * a cookie, so that another site's page cannot connect as its reader.
 */
export function serveOldClient(app: App, socket: WebSocket, context: Omit<RequestContext, 'app' | 'token'>): void {
  const over = new AbortController()
  let heardAt = performance.now()
  let heartbeat: NodeJS.Timeout | null = null
  let connected = false

  const send = (frame: ServerFrame): void => socket.send(JSON.stringify(frame))
  const handshake = setTimeout(() => socket.close(POLICY_VIOLATION, 'token expected'), HANDSHAKE_MILLISECONDS)

  function beat(): void {
    // Browsers answer the protocol's own ping even where a page's timers sleep.
    if (performance.now() - heardAt > SILENCE_MILLISECONDS) socket.terminate()
    else {
      socket.ping()
      send({ type: 'ping' })
    }
  }
  function fail(error: unknown): void {
    const { code, means } = (isDomainError(error) ? CLOSE_OF[error.code] : undefined) ?? CLOSE_CODES.failed
    if (code === CLOSE_CODES.failed.code) app.log.error({ err: error }, 'the live connection of an old client failed')
    socket.close(code, isDomainError(error) ? error.code : means)
  }
  async function follow(token: string): Promise<void> {
    const caller = createCaller({ app, token, ...context }, { signal: over.signal })
    const readUnread = async () => (await callDirectly(() => caller.messages.unreadCount())).unread
    const pushes = createPushLoop(readUnread, send, over.signal)
    for await (const tracked of await callDirectly(() => caller.live.events())) {
      const event = eventOf(tracked)
      if (event.topic === 'hello') {
        const ping = event.payload.heartbeatMilliseconds
        send({ type: 'connected', ping_interval: ping })
        heartbeat = setInterval(beat, ping)
      }
      const push = pushOf(event)
      if (push !== null) pushes.add(push).catch(fail)
    }
  }

  socket.on('pong', () => {
    heardAt = performance.now()
  })
  socket.on('message', (data: Buffer) => {
    heardAt = performance.now()
    const frame = readFrame(data)
    if (frame?.type === 'ping' && connected) return
    if (frame?.type !== 'token' || connected) {
      socket.close(POLICY_VIOLATION, 'unknown message')
      return
    }
    connected = true
    clearTimeout(handshake)
    callDirectly(() => follow(frame.token)).catch(fail)
  })
  socket.once('close', () => {
    clearTimeout(handshake)
    if (heartbeat !== null) clearInterval(heartbeat)
    over.abort()
  })
}
