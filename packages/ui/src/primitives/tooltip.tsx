import { Tooltip as Parts } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

export interface TooltipProps {
  /** Adds to what is visible and never replaces it: fingers do not hover. */
  readonly content: ReactNode
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  /** An element that takes the focus. */
  readonly children: ReactElement
}

export function Tooltip({ content, side = 'top', children }: TooltipProps): ReactNode {
  return (
    <Parts.Provider delayDuration={300}>
      <Parts.Root>
        <Parts.Trigger asChild>{children}</Parts.Trigger>
        <Parts.Content side={side} sideOffset={6} collisionPadding={12} className="tip">
          {content}
        </Parts.Content>
      </Parts.Root>
    </Parts.Provider>
  )
}
