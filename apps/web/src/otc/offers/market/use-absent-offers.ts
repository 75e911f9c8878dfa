import { useQueries } from '@tanstack/react-query'
import { isMissing, readFailure } from '../../../shared/errors/failure.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import type { Offer } from '../offer.ts'

const isOnMarket = ({ status, takenDownBy, opensAt }: Offer): boolean =>
  status === 'ongoing' && takenDownBy === null && opensAt === null

/**
 * Held offers that the current list no longer has: some moved to another page, others left the market.
 * @returns their known data, and the ids of those that cannot be taken
 */
export function useAbsentOffers(ids: readonly number[]): {
  readonly known: ReadonlyMap<number, Offer>
  readonly left: ReadonlySet<number>
} {
  const { q } = useApi()
  const answers = useQueries({ queries: ids.map((id) => q.otcOffers.info.queryOptions({ id })) })
  const known = new Map(answers.flatMap(({ data }) => (data === undefined ? [] : [[data.id, data] as const])))
  const left = ids.filter((id, nth) => {
    const error = answers[nth]?.error
    const offer = known.get(id)
    return isMissing(readFailure(error)) || (offer !== undefined && !isOnMarket(offer))
  })
  return { known, left: new Set(left) }
}
