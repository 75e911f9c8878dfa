import { clsx } from 'clsx'
import { Slot } from 'radix-ui'
import type { ReactNode } from 'react'

export interface PurseProps {
  readonly label: string
  /** `<PurseItem>`s: yours, in escrow, next. */
  readonly children: ReactNode
  readonly className?: string
}

/** The money line of the header: what is yours, what is held, what comes next. */
export function Purse({ label, children, className }: PurseProps): ReactNode {
  return (
    <nav className={clsx('purse', className)} aria-label={label}>
      {children}
    </nav>
  )
}

export interface PurseItemProps {
  /** Empty berth, full berth, stopped, or an icon in its place. */
  readonly mark: 'open' | 'full' | 'hold' | { readonly icon: ReactNode }
  readonly label: ReactNode
  /** Dropped where the header gets narrow. */
  readonly secondary?: boolean
  /** A link whose content is the figure: `<Link to="/wallet">$431.75</Link>`. */
  readonly children: ReactNode
}

export function PurseItem({ mark, label, secondary = false, children }: PurseItemProps): ReactNode {
  return (
    <Slot.Root className={clsx('purse-item', secondary && 'is-secondary')}>
      {typeof mark === 'string' ? <span className={clsx('purse-mark', `is-${mark}`)} aria-hidden="true" /> : mark.icon}
      <span className="purse-label">{label}</span>
      <Slot.Slottable>{children}</Slot.Slottable>
    </Slot.Root>
  )
}
