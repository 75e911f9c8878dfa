import { useEffect, useLayoutEffect, useRef, useState, type UIEvent } from 'react'

const NEAR_PX = 80
/** Space for the "new" mark above its line. */
const ABOVE_PX = 40

/** A line to open at instead of the bottom. */
export interface WantedLine {
  readonly number: number
  /** A search result is centred, the first unread line is at the top. */
  readonly at: 'middle' | 'top'
}

const isNearFoot = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < NEAR_PX

/** Scroll offset that puts a line in its wanted position; null while it is not rendered. */
function placeOf(log: HTMLElement, { number, at }: WantedLine): number | null {
  const line = log.querySelector(`[data-number="${number}"]`)
  if (line === null) return null
  const { top, height } = line.getBoundingClientRect()
  const below = top - log.getBoundingClientRect().top + log.scrollTop
  return at === 'top' ? below - ABOVE_PX : below - (log.clientHeight - height) / 2
}

/**
 * Scroll behaviour of a log: stay at the bottom, or at the opening line, until the reader scrolls; then keep their
 * position.
 * @param first number of the first cached line
 * @param onTop called near the first cached line
 * @param sent number of the reader's unsent lines: another one scrolls to the bottom
 * @param to line to open at instead of the bottom
 */
export function useScroll(first: number, onTop: () => void, sent: number, to: WantedLine | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef({ first: 0, height: 0, sent: 0 })
  const top = useRef(0)
  /** The offset set for the opening line; null before, and after the reader scrolled. */
  const put = useRef<number | null>(null)
  const [rested, setRests] = useState<'foot' | 'line' | 'reader'>(to === undefined ? 'foot' : 'line')
  const [wanted, setWanted] = useState(to?.number)
  const isNew = wanted !== to?.number
  const rests = isNew && to !== undefined ? 'line' : rested
  if (isNew) {
    setWanted(to?.number)
    setRests(rests)
  }

  const keep = (element: HTMLElement): void => {
    if (rests === 'foot') element.scrollTop = element.scrollHeight
    if (rests !== 'line' || to === undefined) return
    const place = placeOf(element, to)
    if (place === null) return
    element.scrollTop = place
    put.current = element.scrollTop
    // In a short log the line and the bottom are both visible.
    if (isNearFoot(element)) setRests('foot')
  }
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const grown = element.scrollHeight - before.current.height
    if (sent > before.current.sent) element.scrollTop = element.scrollHeight
    // Lines inserted above must not move the visible ones.
    else if (rests !== 'line' && before.current.first > first && first > 0) element.scrollTop += grown
    else keep(element)
    before.current = { first, height: element.scrollHeight, sent }
  })
  // Content above shrinks the log, and pictures grow its lines: keep the bottom, or the line, in view.
  useEffect(() => {
    const element = box.current
    if (element === null || rests === 'reader') return undefined
    const sizes = new ResizeObserver(() => keep(element))
    for (const each of [element, ...element.children]) sizes.observe(each)
    return () => sizes.disconnect()
  })

  return {
    box,
    atFoot: rests === 'foot',
    toFoot: () => box.current?.scrollTo({ top: box.current.scrollHeight }),
    onScroll: ({ currentTarget }: UIEvent<HTMLDivElement>) => {
      const { scrollTop } = currentTarget
      // A reader who leaves the bottom scrolls up, one who leaves the line changes its offset. Other scroll events come
      // from size changes.
      if (isNearFoot(currentTarget)) setRests('foot')
      else if (rests === 'foot' ? scrollTop < top.current : scrollTop !== put.current) setRests('reader')
      top.current = scrollTop
      if (scrollTop < NEAR_PX) onTop()
    },
  }
}
