import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

export interface LinkProps extends ComponentProps<'a'> {
  readonly asChild?: boolean
  /** `quiet` is for asides such as the link beside a label. */
  readonly tone?: 'money' | 'quiet'
}

export function Link({ asChild = false, tone = 'money', className, ...rest }: LinkProps): ReactNode {
  const Root = asChild ? Slot.Root : 'a'
  return <Root className={cn('link', tone === 'quiet' && 'mid', className)} {...rest} />
}
