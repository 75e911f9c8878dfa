import { Slot } from 'radix-ui'
import type { ReactNode } from 'react'

export interface TabBarProps {
  readonly label: string
  /** Five `<TabBarItem>`s. */
  readonly children: ReactNode
}

/** The way around on phones, at the foot of the screen. */
export function TabBar({ label, children }: TabBarProps): ReactNode {
  return (
    <nav className="tab-bar" aria-label={label}>
      {children}
    </nav>
  )
}

export interface TabBarItemProps {
  readonly icon: ReactNode
  /** A link whose content is the word; it carries `aria-current="page"` on its own page. */
  readonly children: ReactNode
}

export function TabBarItem({ icon, children }: TabBarItemProps): ReactNode {
  return (
    <Slot.Root className="tab-bar-item">
      {icon}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Slot.Root>
  )
}
