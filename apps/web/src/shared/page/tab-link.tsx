import { TabText } from '@jindu/ui/primitives/tabs'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

interface TabProps extends Omit<ComponentProps<'a'>, 'children'> {
  readonly label: string
  /** Whether its view is the one shown, where the path alone does not say it. */
  readonly chosen?: boolean
  /** How much waits there to be read. */
  readonly unread?: number | undefined
}

function Tab({ label, chosen, unread = 0, 'aria-current': current, ...link }: TabProps): ReactNode {
  // A router link calls itself current also where the address says more than the link does.
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
