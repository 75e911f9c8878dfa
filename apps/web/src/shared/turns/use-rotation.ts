import { useEffect, useState } from 'react'

interface RotationOptions {
  readonly pages: number
  readonly paused: boolean
  readonly intervalMilliseconds: number
}

/** Which page of what takes turns is shown; held while somebody points at it, and still for who wants no motion or does not look. */
export function useRotation({ pages, paused, intervalMilliseconds }: RotationOptions) {
  const [page, setPage] = useState(0)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (pages < 2 || paused || held) return undefined
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) setPage((now) => (now + 1) % pages)
    }, intervalMilliseconds)
    return () => clearInterval(timer)
  }, [pages, paused, held, intervalMilliseconds])
  return {
    page: Math.min(page, Math.max(0, pages - 1)),
    held,
    /** By so many pages on or back, around the end. */
    turn: (by: number) => setPage((now) => (now + by + pages) % pages),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  }
}
