import { type ReactNode, createContext, use, useId, useMemo } from 'react'
import { cn } from './cn.ts'
import { useFieldGroup } from './field-context.ts'

interface Choice {
  readonly name: string
  readonly value: string | null
  readonly onValueChange: (value: string) => void
}

const ChoiceContext = createContext<Choice | null>(null)

export interface RadioCardsProps {
  readonly value: string | null
  readonly onValueChange: (value: string) => void
  /** The name of the group; inside a Field of kind `group` the field's label serves. */
  readonly label?: string
  readonly name?: string
  readonly className?: string
  readonly children: ReactNode
}

/** One of several, each with figures of its own: pay currencies, payment methods. Arrow keys move the choice. */
export function RadioCards({ value, onValueChange, label, name, className, children }: RadioCardsProps): ReactNode {
  const ownName = useId()
  const field = useFieldGroup()
  const groupName = name ?? ownName
  const choice = useMemo(() => ({ name: groupName, value, onValueChange }), [groupName, value, onValueChange])
  return (
    <div
      role="radiogroup"
      className={cn('opts', className)}
      aria-label={label}
      aria-labelledby={label === undefined ? field.labelledBy : undefined}
      aria-describedby={field.describedBy}
      aria-invalid={field.invalid || undefined}
    >
      <ChoiceContext value={choice}>{children}</ChoiceContext>
    </div>
  )
}

export interface RadioCardProps {
  readonly value: string
  readonly title: ReactNode
  /** At the end of the first line: the amount. */
  readonly end?: ReactNode
  /** Second line, start and end: rate and balance. */
  readonly detail?: ReactNode
  readonly detailEnd?: ReactNode
  readonly disabled?: boolean
}

export function RadioCard({ value, title, end, detail, detailEnd, disabled = false }: RadioCardProps): ReactNode {
  const choice = use(ChoiceContext)
  const lined = detail !== undefined || detailEnd !== undefined
  return (
    <label className="opt">
      <input
        type="radio"
        name={choice?.name}
        value={value}
        checked={choice?.value === value}
        disabled={disabled}
        onChange={() => choice?.onValueChange(value)}
      />
      <span className="rd" />
      <b>{title}</b>
      <span className="r">{end}</span>
      {lined && (
        <span className="sub">
          <span>{detail}</span>
          <span>{detailEnd}</span>
        </span>
      )}
    </label>
  )
}
