import { useMutation, useQueryClient, type QueryKey, type UseMutationResult } from '@tanstack/react-query'
import { notify } from '../notify/notices.ts'
import { useApi } from './use-api.ts'
import type { ApiClient } from './types.ts'

export interface VerbOptions<Input, Output> {
  /** Runs before the caches are read again. */
  readonly done?: (output: Output, input: Input) => void | Promise<void>
  /** Said in a notification when it is done. */
  readonly says?: string
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
  { done, says, changes, quiet = false }: VerbOptions<Input, Output> = {},
): UseMutationResult<Output, Error, Input> {
  const { client } = useApi()
  const queryClient = useQueryClient()
  return useMutation<Output, Error, Input>({
    mutationFn: (input) => call(client, input),
    meta: { quiet },
    onSuccess: async (output, input) => {
      await done?.(output, input)
      if (says !== undefined) notify({ tone: 'positive', title: says })
      await Promise.all(
        changes === undefined
          ? [queryClient.invalidateQueries()]
          : changes.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      )
    },
  })
}
