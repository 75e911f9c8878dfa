import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while the browser hydrates what the server rendered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
