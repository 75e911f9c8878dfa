import type { ReactNode } from 'react'
import { OwnCode } from './own-code.tsx'

export interface StepCodeProps {
  readonly value: string
  readonly onValue: (next: string) => void
  readonly problem?: string | undefined
}

/** The code field of one step, in a form with its own fields. */
export function StepCode({ value, onValue, problem }: StepCodeProps): ReactNode {
  return <OwnCode of={{ name: 'otp', value, problem, change: onValue, clear: () => onValue('') }} />
}
