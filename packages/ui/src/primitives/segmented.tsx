import { type ReactNode, useId } from 'react'
import { cn } from './cn.ts'
import { useFieldGroup } from './field-context.ts'

export interface SegmentedOption<V extends string> {
  readonly value: V
  readonly label: ReactNode
  readonly disabled?: boolean
}

export interface SegmentedProps<V extends string> {
  /** `null` while nothing is chosen. */
  readonly value: V | null
  readonly onValueChange: (value: V) => void
  readonly options: readonly SegmentedOption<V>[]
  /** The name of the group; inside a Field of kind `group` the field's label serves. */
  readonly label?: string
  readonly name?: string
  readonly size?: 'm' | 'l'
  readonly className?: string
}

/** One of few, all in view: currency, side, interval. */
export function Segmented<V extends string>(props: SegmentedProps<V>): ReactNode {
  const { value, onValueChange, options, label, name, size = 'm', className } = props
  const ownName = useId()
  const field = useFieldGroup()
  return (
    <div
      role="radiogroup"
      className={cn('seg', size === 'l' && 'big', className)}
      aria-label={label}
      aria-labelledby={label === undefined ? field.labelledBy : undefined}
      aria-describedby={field.describedBy}
    >
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}

export interface SegmentedNavProps {
  readonly label: string
  readonly size?: 'm' | 'l'
  readonly className?: string
  /** Links; the one of this page carries `aria-current`. */
  readonly children: ReactNode
}

/** Segmented links, for choices that are part of the URL. */
export function SegmentedNav({ label, size = 'm', className, children }: SegmentedNavProps): ReactNode {
  return (
    <nav aria-label={label} className={cn('seg', size === 'l' && 'big', className)}>
      {children}
    </nav>
  )
}
