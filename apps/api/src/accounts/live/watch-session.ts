import type { Session } from '../../platform/sessions/session.ts'
import { currentSession, type Context } from '../../trpc/context.ts'

/** The session of a stream, which may last for days. */
export interface WatchedSession {
  /** The session as it is now; null once it ended. Looked up only after it changed or came to its end. */
  current(): Promise<Session | null>
  hasChanged(): boolean
  end(): void
}

export function watchSession(context: Context, onChange: () => void): WatchedSession {
  const { app, session } = context
  let known = session
  let changed = false
  const unwatch =
    session === null
      ? null
      : app.sessions.watch(session.uid, () => {
          changed = true
          onChange()
        })
  return {
    async current() {
      if (known === null) return null
      if (!changed && app.clock.now() < known.expiresAt) return known
      changed = false
      known = await currentSession(context)
      return known
    },
    hasChanged: () => changed,
    end: () => unwatch?.(),
  }
}
