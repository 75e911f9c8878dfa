import { useEffect, useState } from 'react'

/** Milliseconds reserved for a page's main content. */
const LATER = 1_200
let later = false

/** Whether that time is over: deferred content loads then. */
export function useLater(): boolean {
  const [begun, setBegun] = useState(later)
  useEffect(() => {
    const timer = setTimeout(() => {
      later = true
      setBegun(true)
    }, LATER)
    return () => clearTimeout(timer)
  }, [])
  return begun
}
