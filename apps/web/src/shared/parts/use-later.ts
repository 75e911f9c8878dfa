import { useEffect, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** Milliseconds reserved for a page's main content. */
const LATER = 1_200
let later = false

/** Whether that time is over: deferred content loads then. A part that hydrates after it begins as the server rendered it. */
export function useLater(): boolean {
  const hydrated = useHydrated()
  const [begun, setBegun] = useState(later && hydrated)
  useEffect(() => {
    const timer = setTimeout(
      () => {
        later = true
        setBegun(true)
      },
      later ? 0 : LATER,
    )
    return () => clearTimeout(timer)
  }, [])
  return begun
}
