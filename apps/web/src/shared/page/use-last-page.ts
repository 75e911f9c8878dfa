import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/**
 * A page beyond the end of a list, of an old link or after rows left, leads to the last page. Where the address names the page its step
 * is replaced, so that Back leads out of the list and not to the missing page again.
 * @param total 0 while nothing is known or there
 */
export function useLastPage(page: number, limit: number, total: number, onPage: (page: number) => void): void {
  const router = useRouter()
  const last = Math.ceil(total / limit)
  const isBeyond = total > 0 && page > last
  const lead = useEffectEvent(() => {
    const search: unknown = router.state.location.search
    if (typeof search === 'object' && search !== null && 'page' in search && search.page === page)
      void router.navigate({ to: '.', search: { ...search, page: last }, replace: true })
    else onPage(last)
  })
  useEffect(() => {
    if (isBeyond) lead()
  }, [isBeyond])
}
