import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Label beside the box; links inside it stay links. */
  readonly children: ReactNode
}

export function Checkbox({ children, className, ...rest }: CheckboxProps): ReactNode {
  return (
    <label className={cn('chk', className)}>
      <input type="checkbox" {...rest} />
      <span className="box">
        <Check className="ic s" aria-hidden="true" />
      </span>
      <span className="chk-t">{children}</span>
    </label>
  )
}
