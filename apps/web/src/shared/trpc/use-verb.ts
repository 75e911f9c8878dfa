import type { SuccessCode } from '@jindu/domain/errors'
import { useMutation, useQueryClient, type QueryKey, type UseMutationResult } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { notifySuccess } from '../notify/notify-success.ts'
import { useLocale } from '../preferences.ts'
import { useApi } from './use-api.ts'
import type { ApiClient } from './types.ts'

export interface VerbOptions<Input, Output> {
  /** Runs before the queries are invalidated. */
  readonly done?: (output: Output, input: Input) => void | Promise<void>
  /** Success message, shown below the specification's text for this kind of success. */
  readonly says?: string | ((output: Output) => string)
  /** The specification's success text (marketplace.md §8); may be used alone. */
  readonly success?: SuccessCode
  /** Query keys that become stale; without them, everything on the page is refetched. */
  readonly changes?: readonly QueryKey[]
  /** The caller shows errors itself; an error that arrives after it unmounted becomes a notification all the same. */
  readonly quiet?: boolean
}

/** Whether a value consists of its fields only; a file, for example, does not. */
const isPlain = (value: object): boolean => [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))

/** Whether two inputs are deeply equal. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [fields, others] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))]
  return (
    (fields.length > 0 || (isPlain(one) && isPlain(other))) &&
    fields.length === others.size &&
    fields.every(([name, value]) => others.has(name) && isSame(value, others.get(name)))
  )
}

/**
 * A mutation of the reader: `const confirm = useVerb((client, id: number) => client.goodsOrders.confirm.mutate({ id }),
 * { says: t`Receipt confirmed` })`, then `confirm.mutate(id)`, `confirm.isPending`, `confirm.error`. Errors become a
 * notification unless `quiet`.
 */
export function useVerb<Input, Output>(
  call: (client: ApiClient, input: Input) => Promise<Output>,
  { done, says, success, changes, quiet = false }: VerbOptions<Input, Output> = {},
): UseMutationResult<Output, Error, Input> {
  const { client } = useApi()
  const locale = useLocale()
  const queryClient = useQueryClient()
  const underWay = useRef<{ readonly input: Input | undefined }>(undefined)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const verb = useMutation<Output, Error, Input>({
    mutationFn: (input) => call(client, input),
    meta: { quiet: () => quiet && isMounted.current },
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
    onSettled: () => {
      underWay.current = undefined
    },
  })
  const { mutate: send } = verb
  const mutate = useCallback<typeof send>(
    (...sent) => {
      // The second click of a double click: the page shows the result of the first.
      if (underWay.current !== undefined && isSame(underWay.current.input, sent[0])) return
      underWay.current = { input: sent[0] }
      send(...sent)
    },
    [send],
  )
  return { ...verb, mutate }
}
