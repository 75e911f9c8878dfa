import type { UseMutationResult } from '@tanstack/react-query'
import type { ApiClient } from '../trpc/types.ts'
import { useVerb, type VerbOptions } from '../trpc/use-verb.ts'
import { confirmedAgain } from './confirm-again.ts'

/**
 * A staff verb; if it moves money, rules over others or changes the site, staff must first prove their identity again.
 */
export function useStaffVerb<Input, Output>(
  call: (client: ApiClient, input: Input) => Promise<Output>,
  options?: VerbOptions<Input, Output>,
): UseMutationResult<Output, Error, Input> {
  return useVerb((client, input) => confirmedAgain(() => call(client, input)), options)
}
