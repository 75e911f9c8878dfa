import { uidText } from '@jindu/domain/input'
import { useQuery } from '@tanstack/react-query'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useSettled } from '../../../shared/time/use-settled.ts'

export type Recipient = ApiOutputs['transfers']['recipient']

const STANDS_STILL_MS = 400
const SHORTEST_UID = 6

/** Looks up a typed uid, after a debounce. */
export function useRecipient(typed: string): {
  readonly recipient: Recipient | undefined
  readonly reading: boolean
  /** Error message if nobody has the uid. */
  readonly refusal: string
} {
  const { q } = useApi()
  const settled = useSettled(typed, STANDS_STILL_MS)
  const read = settled.length < SHORTEST_UID ? null : uidText.safeParse(settled)
  const uid = read?.success === true ? read.data : null
  const found = useQuery({
    ...q.transfers.recipient.queryOptions({ uid: uid ?? 0 }),
    enabled: uid !== null,
    retry: false,
  })
  const refusal = useFailureText(uid === null ? null : found.error)
  const current = settled === typed && uid !== null
  return {
    recipient: current ? found.data : undefined,
    reading: typed.length >= SHORTEST_UID && !found.isError && (settled !== typed || found.isFetching),
    refusal: current ? refusal : '',
  }
}
