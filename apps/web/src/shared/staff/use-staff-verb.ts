import type { UseMutationResult } from '@tanstack/react-query'
import type { ApiClient } from '../trpc/types.ts'
import { useVerb, type VerbOptions } from '../trpc/use-verb.ts'
import { confirmedAgain } from './confirm-again.ts'

/** A verb of staff, who are asked on the way to prove again who they are where it moves money, rules over others or changes the site. */
export function useStaffVerb<Input, Output>(
  call: (client: ApiClient, input: Input) => Promise<Output>,
  options?: VerbOptions<Input, Output>,
): UseMutationResult<Output, Error, Input> {
  return useVerb((client, input) => confirmedAgain(() => call(client, input)), options)
}
