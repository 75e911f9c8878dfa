import { type ReactNode, useId } from 'react'

export interface Plan {
  readonly value: string
  readonly label: ReactNode
  /** Its price, or its bounds. */
  readonly detail?: ReactNode
}

export interface PlanChoiceProps {
  readonly plans: readonly Plan[]
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** The name of the group. */
  readonly label: string
}

/** One of five terms side by side, each with its price; two rows on phones. */
export function PlanChoice({ plans, value, onValueChange, label }: PlanChoiceProps): ReactNode {
  const name = useId()
  return (
    <div className="plans" role="radiogroup" aria-label={label}>
      {plans.map((plan) => (
        <label key={plan.value} className="plan">
          <input
            type="radio"
            name={name}
            value={plan.value}
            checked={plan.value === value}
            onChange={() => onValueChange(plan.value)}
          />
          <b>{plan.label}</b>
          {plan.detail === undefined ? null : <span className="num">{plan.detail}</span>}
        </label>
      ))}
    </div>
  )
}
