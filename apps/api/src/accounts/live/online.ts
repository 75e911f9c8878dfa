import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'

interface Open {
  readonly app: Pick<App, 'sessions'>
  readonly session: Session
  readonly address: string
  /** Milliseconds of the process's monotonic clock (`performance.now`). */
  dueAt: number
}

const SEE_EVERY_MILLISECONDS = 60_000
const LOOK_EVERY_MILLISECONDS = 5_000

const open = new Set<Open>()
let timer: NodeJS.Timeout | null = null

/**
 * Each stream is due at its own time in the minute, so that thousands that opened at once are not all written at once.
 */
export function seeWhoIsDue(now = performance.now()): void {
  for (const one of open) {
    if (one.dueAt > now) continue
    one.dueAt = now + SEE_EVERY_MILLISECONDS
    one.app.sessions.see(one.session, one.address)
  }
}

/**
 * Marks a user with an open stream as online: at once, then every minute until it ends. All streams of a process share
 * one timer; the session store batches the writes.
 * @returns the function that stops it
 */
export function keepOnline(app: Pick<App, 'sessions'>, session: Session, address: string): () => void {
  // A program that listens with an access token does not make its owner online.
  if (session.grant !== undefined) return () => undefined
  const one: Open = { app, session, address, dueAt: performance.now() + SEE_EVERY_MILLISECONDS }
  app.sessions.see(session, address)
  open.add(one)
  timer ??= setInterval(() => seeWhoIsDue(), LOOK_EVERY_MILLISECONDS).unref()
  return () => {
    open.delete(one)
    if (open.size > 0 || timer === null) return
    clearInterval(timer)
    timer = null
  }
}
