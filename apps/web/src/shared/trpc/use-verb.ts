import type { SuccessCode } from '@jindu/domain/errors'
import { useMutation, useQueryClient, type QueryKey, type UseMutationResult } from '@tanstack/react-query'
import { notifySuccess } from '../notify/notify-success.ts'
import { useLocale } from '../preferences.ts'
import { useApi } from './use-api.ts'
import type { ApiClient } from './types.ts'

export interface VerbOptions<Input, Output> {
  /** Runs before the caches are read again. */
  readonly done?: (output: Output, input: Input) => void | Promise<void>
  /** What happened, under the words that the specification has for its kind of success. */
  readonly says?: string | ((output: Output) => string)
  /** Which words those are (marketplace.md §8); given alone, they say it all. */
  readonly success?: SuccessCode
  /** Query keys that are stale afterwards; without them, everything on the page is read again. */
  readonly changes?: readonly QueryKey[]
  /** The page shows refusals itself. */
  readonly quiet?: boolean
}

/**
 * One thing a reader can do: `const confirm = useVerb((client, id: number) => client.goodsOrders.confirm.mutate({ id }), { says: t`Receipt confirmed` })`,
 * then `confirm.mutate(id)`, `confirm.isPending`, `confirm.error`. Refusals become a notification unless `quiet`.
 */
export function useVerb<Input, Output>(
  call: (client: ApiClient, input: Input) => Promise<Output>,
  { done, says, success, changes, quiet = false }: VerbOptions<Input, Output> = {},
): UseMutationResult<Output, Error, Input> {
  const { client } = useApi()
  const locale = useLocale()
  const queryClient = useQueryClient()
  return useMutation<Output, Error, Input>({
    mutationFn: (input) => call(client, input),
    meta: { quiet },
    onSuccess: async (output, input) => {
      await done?.(output, input)
      if (says !== undefined || success !== undefined) {
        notifySuccess(success ?? 'OK', locale, typeof says === 'function' ? says(output) : says)
      }
      await Promise.all(
        changes === undefined
          ? [queryClient.invalidateQueries()]
          : changes.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      )
    },
  })
}
