import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useState } from 'react'
import { cn } from './cn.ts'
import { useFieldControl } from './field-context.ts'

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue'> {
  readonly value?: string
  readonly defaultValue?: string
  /** Shows "27 / 300" in the corner. Excess text is kept and marked, never cut. */
  readonly limit?: number
}

/** Characters as readers count them: a Han character outside the first plane is one. */
function countCharacters(text: string): number {
  return Array.from(text).length
}

export function Textarea({ limit, className, onChange, ...rest }: TextareaProps): ReactNode {
  const tallyId = useId()
  const [typed, setTyped] = useState(rest.defaultValue ?? '')
  const described = [rest['aria-describedby'], limit !== undefined && tallyId].filter(Boolean).join(' ') || undefined
  const wiring = useFieldControl({ ...rest, 'aria-describedby': described })
  const length = countCharacters(rest.value ?? typed)
  const change = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    setTyped(event.target.value)
    onChange?.(event)
  }
  return (
    <span className={cn('inp text', className)}>
      <textarea rows={4} {...rest} {...wiring} onChange={change} />
      {limit !== undefined && (
        <span className={cn('tally', length > limit && 'over')} id={tallyId}>
          {length} / {limit}
        </span>
      )}
    </span>
  )
}
