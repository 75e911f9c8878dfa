import { asksCode, type GuardedStep } from '@jindu/domain/accounts/accounts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../shared/trpc/use-api.ts'

export interface StepCodeState {
  /** Whether the step asks for a code of the reader. */
  readonly asked: boolean
  readonly typed: string
  readonly change: (next: string) => void
  /** Whether the step may be sent as far as the code goes. */
  readonly ready: boolean
  /** What goes with the call. */
  readonly proof: { readonly otp?: string }
}

/** The code of one step, where the domain's table asks for it and the account has a second factor. */
export function useStepCode(step: GuardedStep): StepCodeState {
  const { q } = useApi()
  const factor = useQuery(q.accounts.secondFactor.status.queryOptions())
  const [typed, change] = useState('')
  const asked = asksCode(step, { hasFactor: factor.data?.since != null, byProgram: false })
  return { asked, typed, change, ready: !asked || typed.trim() !== '', proof: asked ? { otp: typed } : {} }
}
