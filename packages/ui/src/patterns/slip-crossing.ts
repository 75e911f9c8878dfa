import { type RefObject, useLayoutEffect, useRef } from 'react'

export type RailPlace = 'from' | 'held' | 'to'

const CROSSING = { duration: 420, easing: 'cubic-bezier(.2, .7, .2, 1)' }

/** Carries the slip from the berth it left to the one it lies in, once, when `at` changes in front of the reader. */
export function useSlipCrossing(rail: RefObject<HTMLElement | null>, at: RailPlace | 'split'): void {
  const before = useRef(at)
  useBrowserLayoutEffect(() => {
    const left = before.current
    before.current = at
    if (left === at || rail.current === null || document.visibilityState === 'hidden') return
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const origin = rail.current
      .querySelector(`[data-berth="${left === 'split' ? 'held' : left}"]`)
      ?.getBoundingClientRect()
    if (origin === undefined) return
    for (const slip of rail.current.querySelectorAll('[data-slip]')) {
      const berth = slip.parentElement?.getBoundingClientRect() ?? origin
      const offset = `${origin.left - berth.left}px, ${origin.top - berth.top}px`
      slip.animate(
        [
          { transform: `translate(${offset})`, zIndex: 1 },
          { transform: 'none', zIndex: 1 },
        ],
        CROSSING,
      )
    }
  }, [at, rail])
}

// The server has no layout; React warns when it meets this effect there.
const useBrowserLayoutEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect
