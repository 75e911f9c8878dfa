import { useEffect, useLayoutEffect, useRef, useState, type UIEvent } from 'react'

const NEAR_PX = 80
/** The mark of what is new stands above its line. */
const ABOVE_PX = 40

/** A line that the talk opens at instead of its foot. */
export interface WantedLine {
  readonly number: number
  /** One that was searched stands in the middle, the first unread one at the top. */
  readonly at: 'middle' | 'top'
}

const isNearFoot = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < NEAR_PX

/** How far a log scrolls so that a line stands where it is wanted; null while it is not drawn. */
function placeOf(log: HTMLElement, { number, at }: WantedLine): number | null {
  const line = log.querySelector(`[data-number="${number}"]`)
  if (line === null) return null
  const { top, height } = line.getBoundingClientRect()
  const below = top - log.getBoundingClientRect().top + log.scrollTop
  return at === 'top' ? below - ABOVE_PX : below - (log.clientHeight - height) / 2
}

/**
 * Keeps a talk at its foot while its reader is there, at the line that it opens at until they scroll, and where they read otherwise.
 * @param first the number of the first line that is held
 * @param onTop the first line that is held came near
 * @param sent how many lines the reader has on their way: with another one they are at the foot again
 * @param to the line that is wanted instead of the foot
 */
export function useScroll(first: number, onTop: () => void, sent: number, to: WantedLine | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef({ first: 0, height: 0, sent: 0 })
  const top = useRef(0)
  /** Where the talk was put for a line that is wanted; null before, and once its reader scrolled. */
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
    // A short talk has room for the line and its foot.
    if (isNearFoot(element)) setRests('foot')
  }
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const grown = element.scrollHeight - before.current.height
    if (sent > before.current.sent) element.scrollTop = element.scrollHeight
    // What was put above must not move what is read.
    else if (rests !== 'line' && before.current.first > first && first > 0) element.scrollTop += grown
    else keep(element)
    before.current = { first, height: element.scrollHeight, sent }
  })
  // What comes above the talk makes its window smaller, a picture makes a line taller: the foot, or the line, stays in view.
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
      // Whoever leaves the foot scrolls up, whoever leaves the line moves it; the rest is the talk that changes its size.
      if (isNearFoot(currentTarget)) setRests('foot')
      else if (rests === 'foot' ? scrollTop < top.current : scrollTop !== put.current) setRests('reader')
      top.current = scrollTop
      if (scrollTop < NEAR_PX) onTop()
    },
  }
}
