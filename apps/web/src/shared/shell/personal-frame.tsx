import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useSearch, type LinkProps } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { useApi } from '../trpc/use-api.ts'
import { PageFrame } from './page-frame.tsx'
import { usePersonalMenu } from './personal-menu.ts'

/** The personal area: its thirteen entries in one line under the header, so that pages keep their whole width. */
export function PersonalFrame({ children }: { readonly children?: ReactNode }): ReactNode {
  const { t } = useLingui()
  const entries = usePersonalMenu()
  const line = useRef<HTMLDivElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })
  const list = useListOfOrder(pathname)
  useEffect(() => {
    // On phones the line is longer than the screen: the entry one is in comes into view, the page stays where it is.
    const here = line.current?.querySelector<HTMLElement>('[aria-current]')
    if (here != null && line.current !== null) line.current.scrollLeft = here.offsetLeft - line.current.clientWidth / 3
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the path is what moves aria-current
  }, [pathname, list])
  return (
    <>
      <nav className="personal-nav" aria-label={t`My account`}>
        <div className="personal-nav-in" ref={line}>
          {entries.map(({ to, label, holds }) => (
            <Link
              key={to}
              to={to}
              activeOptions={{ exact: false, includeSearch: false }}
              activeProps={{ 'aria-current': 'page' }}
              {...((to === list || holds?.includes(pathname) === true) && { 'aria-current': 'true' as const })}
            >
              {label}
            </Link>
          ))}
        </div>
      </nav>
      <PageFrame>{children}</PageFrame>
    </>
  )
}

/** An order belongs to the list of its reader's side. */
function useListOfOrder(pathname: string): LinkProps['to'] {
  const { q } = useApi()
  const { id } = useSearch({ strict: false })
  const order = pathname === '/personal/goodsOrderPanel' && typeof id === 'number' ? id : undefined
  // The page reads it; here it is only looked at.
  const { data } = useQuery({ ...q.goodsOrders.info.queryOptions({ id: order ?? 0 }), enabled: false })
  if (order === undefined || data === undefined) return undefined
  return data.role === 'seller' ? '/personal/sellOrderList' : '/personal/buyOrderList'
}
