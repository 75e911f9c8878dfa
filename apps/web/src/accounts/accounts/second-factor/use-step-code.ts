import { asksCode, type GuardedStep } from '@jindu/domain/accounts/accounts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../shared/trpc/use-api.ts'

export interface StepCodeState {
  /** Whether the step needs a code. */
  readonly asked: boolean
  readonly typed: string
  readonly change: (next: string) => void
  /** Whether the step can be sent: no code is needed, or one is typed. */
  readonly ready: boolean
  /** The code for the call's input. */
  readonly proof: { readonly otp?: string }
}

/** Second-factor code of one step, if the domain's table requires it and the account has a second factor. */
export function useStepCode(step: GuardedStep): StepCodeState {
  const { q } = useApi()
  const factor = useQuery(q.accounts.secondFactor.status.queryOptions())
  const [typed, change] = useState('')
  const asked = asksCode(step, { hasFactor: factor.data?.since != null, byProgram: false })
  return { asked, typed, change, ready: !asked || typed.trim() !== '', proof: asked ? { otp: typed } : {} }
}
