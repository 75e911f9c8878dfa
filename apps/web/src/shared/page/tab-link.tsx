import { TabText } from '@jindu/ui/primitives/tabs'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

interface TabProps extends Omit<ComponentProps<'a'>, 'children'> {
  readonly label: string
  /** Whether its view is current, if the path alone does not decide it. */
  readonly chosen?: boolean
  /** Unread count. */
  readonly unread?: number | undefined
}

function Tab({ label, chosen, unread = 0, 'aria-current': current, ...link }: TabProps): ReactNode {
  // A router link is also current if the URL has more parameters than the link.
  const here = chosen ?? current !== undefined
  return (
    <a {...link} {...(here ? { 'aria-current': 'page' } : {})}>
      <TabText label={label} />
      {unread === 0 ? null : <span className="un">{unread > 99 ? '99+' : unread}</span>}
    </a>
  )
}

/** A view with an address of its own, in a TabNav. */
export const TabLink = createLink(Tab)
