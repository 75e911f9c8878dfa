import { useCallback, useSyncExternalStore } from 'react'
import { useSite } from '../session/session.ts'
import { serverNow, subscribeToServerTime } from './server-clock.ts'

/**
 * Server time for rendering, unix seconds, in steps of `everySeconds`; on the server and during hydration it is the
 * time of rendering.
 */
export function useNow(everySeconds = 30): number {
  const { now: rendered } = useSite()
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setInterval(listener, Math.min(everySeconds, 5) * 1000)
      const release = subscribeToServerTime(listener)
      return () => {
        clearInterval(timer)
        release()
      }
    },
    [everySeconds],
  )
  return useSyncExternalStore(
    subscribe,
    () => serverNow() - (serverNow() % everySeconds),
    () => rendered,
  )
}

/** A value derived from server time, checked every second; the component re-renders only when it changes. */
export function useAtTime<Answer extends string | number | boolean | null>(at: (now: number) => Answer): Answer {
  const { now: rendered } = useSite()
  return useSyncExternalStore(
    subscribeToSeconds,
    () => at(serverNow()),
    () => at(rendered),
  )
}

function subscribeToSeconds(listener: () => void): () => void {
  const timer = setInterval(listener, 1000)
  const release = subscribeToServerTime(listener)
  return () => {
    clearInterval(timer)
    release()
  }
}
