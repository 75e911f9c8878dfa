import { useEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls a row that is longer than a phone's screen to its current item, without scrolling the page.
 * @param place changes when `aria-current` moves
 */
export function useCurrentInView(place: string): RefObject<HTMLDivElement | null> {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const here = line.current?.querySelector<HTMLElement>('[aria-current]')
    if (here != null && line.current !== null) line.current.scrollLeft = here.offsetLeft - line.current.clientWidth / 3
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the place is what moves aria-current
  }, [place])
  return line
}
