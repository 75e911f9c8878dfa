import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'
import { useFieldControl } from './field-context.ts'

export interface InputProps extends Omit<ComponentProps<'input'>, 'prefix' | 'size'> {
  /** Before the text: a currency sign, a search icon. */
  readonly prefix?: ReactNode
  /** After the text: a unit, a button. */
  readonly suffix?: ReactNode
  /** `s` in tool rows, `l` for the search of a page. */
  readonly size?: 's' | 'm' | 'l'
  /** Amounts are right-aligned and bold. */
  readonly align?: 'start' | 'end'
}

export function Input({ prefix, suffix, size = 'm', align = 'start', className, ...rest }: InputProps): ReactNode {
  const wiring = useFieldControl(rest)
  return (
    <span className={cn('inp', size === 's' && 's', size === 'l' && 'big', align === 'end' && 'r', className)}>
      {prefix !== undefined && <span className="suf">{prefix}</span>}
      <input {...rest} {...wiring} />
      {suffix !== undefined && <span className="suf">{suffix}</span>}
    </span>
  )
}
