import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

export interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name, including the count if there is one. */
  readonly label: string
  /** Shown in the corner when above nothing. */
  readonly count?: number | string | undefined
  readonly asChild?: boolean
}

/** A button with an icon or one or two letters. */
export function IconButton({
  label,
  count,
  asChild = false,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps): ReactNode {
  const shown = count !== undefined && count !== 0 && count !== ''
  if (asChild) {
    return (
      <Slot.Root className={cn('iconbtn', className)} aria-label={label} {...rest}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <button type={type} className={cn('iconbtn', className)} aria-label={label} {...rest}>
      {children}
      {shown && (
        <span className="dot num" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  )
}
