import { useLayoutEffect, useRef, useState, type UIEvent } from 'react'

const NEAR_PX = 80

/**
 * Keeps a talk at its foot while its reader is there, and where they read otherwise.
 * @param first the number of the first line that is held
 * @param onTop the first line that is held came near
 */
export function useScroll(first: number, onTop: () => void) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef({ first: 0, height: 0 })
  const [atFoot, setAtFoot] = useState(true)

  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const grown = element.scrollHeight - before.current.height
    // What was put above must not move what is read.
    if (before.current.first > first && first > 0) element.scrollTop += grown
    else if (atFoot) element.scrollTop = element.scrollHeight
    before.current = { first, height: element.scrollHeight }
  })

  return {
    box,
    atFoot,
    toFoot: () => box.current?.scrollTo({ top: box.current.scrollHeight }),
    onScroll: ({ currentTarget }: UIEvent<HTMLDivElement>) => {
      setAtFoot(currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight < NEAR_PX)
      if (currentTarget.scrollTop < NEAR_PX) onTop()
    },
  }
}
