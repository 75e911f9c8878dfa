import { useLayoutEffect, useRef, type ReactNode } from 'react'

export interface SidePageProps {
  /** Title and tabs beside the text; above it on narrow pages. */
  readonly side: ReactNode
  readonly children: ReactNode
}

/** A text page with its title in a side column. */
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
  /** The selected tab: on narrow pages the row scrolls to it. */
  readonly chosen: string
  /** Links; the selected one carries `aria-current`. */
  readonly children: ReactNode
}

/** Vertical tabs of the page beside them; on narrow pages a row that scrolls. */
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

/** Unread count beside a word that is read out with it; renders nothing for zero. */
export function UnreadCount({ count }: { readonly count: number }): ReactNode {
  if (count === 0) return null
  return <span className="unread-count">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
}
