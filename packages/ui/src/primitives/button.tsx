import { type VariantProps, cva } from 'class-variance-authority'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cn } from './cn.ts'
import { Slot } from './slot.tsx'

export const buttonClass = cva('btn', {
  variants: {
    variant: { money: 'money', ink: 'ink', line: 'line', quiet: 'quiet', danger: 'danger' },
    size: { s: 's', m: '', l: 'l' },
    full: { true: 'full' },
    grow: { true: 'grow' },
  },
  defaultVariants: { variant: 'line', size: 'm' },
})

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonClass> {
  /** The only child element gets the button's classes: a router link, an anchor. */
  readonly asChild?: boolean
  /** Pending: keeps width, name and focus, and ignores further clicks. */
  readonly loading?: boolean
}

/**
 * `money` moves money and is the expected step, at most one in view; `ink` is the main step that moves none;
 * `line` any other real step; `quiet` navigation and cancel; `danger` acts against the reader's own interest.
 */
export function Button({
  variant,
  size,
  full,
  grow,
  asChild = false,
  loading = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps): ReactNode {
  const classes = cn(buttonClass({ variant, size, full, grow }), className)
  // Browser translators must not change the label of a money step: a stale translation could name a wrong effect.
  const kept = variant === 'money' || variant === 'danger' ? { translate: 'no' as const } : {}
  if (asChild) return <Slot className={classes} onClick={onClick} {...kept} {...rest} />
  return (
    <button
      {...kept}
      type={type}
      className={classes}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? refuse : onClick}
      {...rest}
    />
  )
}

function refuse(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault()
}
