import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the page as the server made it: a form sent before its script runs would carry passwords in the address. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
