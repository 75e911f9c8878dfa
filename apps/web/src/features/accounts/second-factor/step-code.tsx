import type { ReactNode } from 'react'
import { CodeField } from '../form/code-field.tsx'

export interface StepCodeProps {
  readonly value: string
  readonly onValue: (next: string) => void
}

/** The code beside one step, in a form with fields of its own. */
export function StepCode({ value, onValue }: StepCodeProps): ReactNode {
  const of = { name: 'otp', value, problem: undefined, change: onValue, clear: () => onValue('') }
  return <CodeField of={of} focused={false} />
}
