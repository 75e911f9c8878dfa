import { useEffect, useLayoutEffect, useRef, useState, type UIEvent } from 'react'

const NEAR_PX = 80

const isNearFoot = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < NEAR_PX

/**
 * Keeps a talk at its foot while its reader is there, and where they read otherwise.
 * @param first the number of the first line that is held
 * @param onTop the first line that is held came near
 * @param sent how many lines the reader has on their way: with another one they are at the foot again
 * @param to the line that is wanted instead of the foot
 */
export function useScroll(first: number, onTop: () => void, sent: number, to: number | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef({ first: 0, height: 0, sent: 0 })
  const top = useRef(0)
  const [atFoot, setAtFoot] = useState(to === undefined)
  const [wanted, setWanted] = useState(to)
  if (wanted !== to) {
    setWanted(to)
    if (to !== undefined) setAtFoot(false)
  }

  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const grown = element.scrollHeight - before.current.height
    // What was put above must not move what is read.
    if (before.current.first > first && first > 0) element.scrollTop += grown
    else if (atFoot || sent > before.current.sent) element.scrollTop = element.scrollHeight
    before.current = { first, height: element.scrollHeight, sent }
  })
  // What comes above the talk makes its window smaller, a picture makes a line taller: the foot stays in view.
  useEffect(() => {
    const element = box.current
    if (element === null || !atFoot) return undefined
    const sizes = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight
    })
    for (const each of [element, ...element.children]) sizes.observe(each)
    return () => sizes.disconnect()
  })

  return {
    box,
    atFoot,
    /** The wanted line stands where it is read: in a short talk that is at the foot too. */
    settle: () => {
      const element = box.current
      if (element !== null) setAtFoot(isNearFoot(element))
    },
    toFoot: () => box.current?.scrollTo({ top: box.current.scrollHeight }),
    onScroll: ({ currentTarget }: UIEvent<HTMLDivElement>) => {
      const { scrollTop } = currentTarget
      // Whoever leaves the foot scrolls up; the rest is the talk that changes its size.
      if (isNearFoot(currentTarget)) setAtFoot(true)
      else if (scrollTop < top.current) setAtFoot(false)
      top.current = scrollTop
      if (scrollTop < NEAR_PX) onTop()
    },
  }
}
