import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useSearch, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../session/session.ts'
import { useApi } from '../trpc/use-api.ts'
import { PageFrame } from './page-frame.tsx'
import { usePersonalMenu } from './personal-menu.ts'
import { useCurrentInView } from './use-current-in-view.ts'

/** The personal area: its thirteen entries in one line under the header, so that pages keep their whole width. */
export function PersonalFrame({ children }: { readonly children?: ReactNode }): ReactNode {
  const { t } = useLingui()
  const entries = usePersonalMenu()
  const uid = useSession()?.uid
  const pathname = useLocation({ select: (location) => location.pathname })
  const list = useListOfOrder(pathname)
  const line = useCurrentInView(`${pathname} ${list ?? ''}`)
  return (
    <>
      <nav className="personal-nav" aria-label={t`My account`}>
        <div className="personal-nav-in" ref={line}>
          {entries.map(({ to, label, holds, first }) => (
            <Link
              key={to}
              to={to}
              className={first === true ? 'group' : undefined}
              activeOptions={{ exact: false, includeSearch: false }}
              activeProps={{ 'aria-current': 'page' }}
              {...((to === list || holds?.includes(pathname) === true) && { 'aria-current': 'true' as const })}
            >
              {label}
            </Link>
          ))}
        </div>
      </nav>
      {/* Another tab may log in as another user: no input is carried over to them. */}
      <PageFrame key={uid}>{children}</PageFrame>
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
