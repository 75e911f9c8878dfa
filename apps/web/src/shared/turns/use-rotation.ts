import { useEffect, useState } from 'react'

interface RotationOptions {
  readonly pages: number
  readonly paused: boolean
  readonly intervalMilliseconds: number
}

/** The current page of a rotation. It pauses while held, and does not run under reduced motion or in a hidden tab. */
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
    /** Moves by so many pages, wrapping around the end. */
    turn: (by: number) => setPage((now) => (now + by + pages) % pages),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  }
}
