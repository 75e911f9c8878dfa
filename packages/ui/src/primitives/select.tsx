import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'
import { useFieldControl } from './field-context.ts'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  readonly size?: 's' | 'm'
}

/** The native select in our frame. Options are children. */
export function Select({ size = 'm', className, ...rest }: SelectProps): ReactNode {
  const wiring = useFieldControl(rest)
  return (
    <span className={cn('inp pick', size === 's' && 's', className)}>
      <select {...rest} {...wiring} />
      <ChevronDown className="ic" aria-hidden="true" />
    </span>
  )
}
