import { Popover as Parts } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { cn } from './cn.ts'

export interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactElement
  /** The name of what opens. */
  readonly label: string
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  readonly align?: 'start' | 'center' | 'end'
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly className?: string
  readonly children: ReactNode
}

export function Popover(props: PopoverProps): ReactNode {
  const { trigger, label, side = 'bottom', align = 'start', open, onOpenChange, className, children } = props
  return (
    <Parts.Root {...(open !== undefined && { open })} {...(onOpenChange !== undefined && { onOpenChange })}>
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Parts.Content
        aria-label={label}
        side={side}
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className={cn('pop', className)}
      >
        {children}
      </Parts.Content>
    </Parts.Root>
  )
}

/** Closes the popover it stands in. */
export function PopoverClose({ children }: { readonly children: ReactElement }): ReactNode {
  return <Parts.Close asChild>{children}</Parts.Close>
}
