import { useEffect, useState } from 'react'

/**
 * A part of the program that is fetched once somebody needs it; null until it is there, and where it does not come.
 * @param bring imports it; the same function each time
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
