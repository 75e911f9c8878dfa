import { type RefObject, useLayoutEffect, useRef } from 'react'

export type RailPlace = 'from' | 'held' | 'to'

const CROSSING = { duration: 420, easing: 'cubic-bezier(.2, .7, .2, 1)' }

/** Animates the slip from its old berth to the new one, once, when `at` changes on screen. */
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

// The server has no layout; React warns about layout effects there.
const useBrowserLayoutEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect
