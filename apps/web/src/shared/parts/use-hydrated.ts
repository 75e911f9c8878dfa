import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and during hydration. Forms wait for it: one submitted without its script would put passwords into the URL. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
