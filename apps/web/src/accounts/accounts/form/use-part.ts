import { useEffect, useState } from 'react'

/**
 * Code that loads when needed; null until it is loaded, and if loading fails.
 * @param bring imports it; must be the same function each time
 */
export function usePart<Part>(bring: () => Promise<Part>, wanted: boolean): Part | null {
  const [part, setPart] = useState<{ readonly is: Part } | null>(null)
  useEffect(() => {
    if (!wanted) return undefined
    let gone = false
    const fetchIt = async (): Promise<void> => {
      const is = await bring().catch(() => null)
      if (!gone && is !== null) setPart({ is })
    }
    void fetchIt()
    return () => {
      gone = true
    }
  }, [bring, wanted])
  return part?.is ?? null
}
