import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'

interface Open {
  readonly app: Pick<App, 'sessions'>
  readonly session: Session
  readonly address: string
  /** Of the process's own clock, in milliseconds. */
  dueAt: number
}

const SEE_EVERY_MILLISECONDS = 60_000
const LOOK_EVERY_MILLISECONDS = 5_000

const open = new Set<Open>()
let timer: NodeJS.Timeout | null = null

/** Each at its own time in the minute, so that thousands who came at once are not written at once for ever. */
export function seeWhoIsDue(now = performance.now()): void {
  for (const one of open) {
    if (one.dueAt > now) continue
    one.dueAt = now + SEE_EVERY_MILLISECONDS
    one.app.sessions.see(one.session, one.address)
  }
}

/**
 * Whose stream is open is online, also while they only read: seen at once and every minute until it ends. One timer for all of a
 * process's streams; what is written is gathered by the sessions.
 * @returns what ends it
 */
export function keepOnline(app: Pick<App, 'sessions'>, session: Session, address: string): () => void {
  // A program that listens with a token is nobody at a page.
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
