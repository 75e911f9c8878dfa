import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False before hydration: a form submitted without its script would put passwords into the URL. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
