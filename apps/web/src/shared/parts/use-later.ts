import { useEffect, useState } from 'react'

/** Milliseconds in which a page does what it is for. */
const LATER = 1_200
let later = false

/** Whether a page has had its time for what it is for: what may wait is loaded after. */
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
