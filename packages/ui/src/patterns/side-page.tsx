import { useLayoutEffect, useRef, type ReactNode } from 'react'

export interface SidePageProps {
  /** Title, tabs and what else hangs beside the text; on narrow pages above it. */
  readonly side: ReactNode
  readonly children: ReactNode
}

/** Something to read, with its title in a column beside it. */
export function SidePage({ side, children }: SidePageProps): ReactNode {
  return (
    <div className="side-page">
      <div className="side">{side}</div>
      {children}
    </div>
  )
}

export interface SideTabsProps {
  readonly label: string
  /** Which of them is shown: the line on narrow pages moves to it. */
  readonly chosen: string
  /** Links; the one that is shown carries `aria-current`. */
  readonly children: ReactNode
}

/** Kinds of what stands beside them, one below the other; on narrow pages a line that scrolls. */
export function SideTabs({ label, chosen, children }: SideTabsProps): ReactNode {
  const line = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const list = line.current
    const current = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- another one is current then
  }, [chosen])
  return (
    <nav className="side-tabs" aria-label={label} ref={line}>
      {children}
    </nav>
  )
}

const MOST_SHOWN = 99

/** How many are unread, beside the word that is read out with it; nothing when there are none. */
export function UnreadCount({ count }: { readonly count: number }): ReactNode {
  if (count === 0) return null
  return <span className="unread-count">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
}
