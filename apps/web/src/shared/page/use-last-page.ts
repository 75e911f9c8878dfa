import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/**
 * Redirects from a page beyond the end of a list (an old link, or removed rows) to the last page. If the URL has the
 * page, its history entry is replaced, so that Back leaves the list instead of returning to the missing page.
 * @param total 0 while unknown or empty
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
