import { useCallback, useSyncExternalStore } from 'react'
import { useSite } from '../session/session.ts'
import { serverNow, subscribeToServerTime } from './server-clock.ts'

/**
 * Server time for rendering, unix seconds, in steps of `everySeconds`: on the server and while hydrating it is the time
 * the page was made with.
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
