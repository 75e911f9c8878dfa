import { Star } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useFieldGroup } from '../primitives/field-context.ts'

export interface RatingInputProps {
  readonly value: number | null
  readonly onValueChange: (value: number) => void
  /** Label of each star, lowest first: `1 star: useless`. */
  readonly names: readonly [string, string, string, string, string]
  /** Word beside the stars, once one is chosen. */
  readonly word?: ReactNode
}

/** One to five stars; arrow keys move the choice. The name comes from a Field of kind `group`. */
export function RatingInput({ value, onValueChange, names, word }: RatingInputProps): ReactNode {
  const name = useId()
  const { labelledBy, describedBy, invalid } = useFieldGroup()
  return (
    <div
      className="rate"
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
    >
      <span className="rate-stars">
        {names.map((label, index) => (
          <label key={label}>
            <input
              type="radio"
              name={name}
              value={index + 1}
              checked={value === index + 1}
              aria-label={label}
              onChange={() => onValueChange(index + 1)}
            />
            <Star className="ic" aria-hidden="true" />
          </label>
        ))}
      </span>
      {word === undefined ? null : <span className="rate-word">{word}</span>}
    </div>
  )
}
