import { TabNav } from '@jindu/ui/primitives/tabs'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TabLink } from '../../../shared/page/tab-link.tsx'
import { STATES, type OrderListSearch, type Side } from './list-search.ts'

export interface OrderFiltersProps {
  readonly side: Side
  readonly address: OrderListSearch
}

/** States as links, which live in the address. */
export function OrderFilters({ side, address }: OrderFiltersProps): ReactNode {
  const { t } = useLingui()
  const words = {
    awaitingDelivery: t`Awaiting delivery`,
    inProgress: t`In progress`,
    suspended: t`On hold`,
    complaint: t`Complaint`,
    completed: t`Completed`,
    revoked: t`Revoked`,
    toReview: t`To review`,
  }
  const to = side === 'buy' ? '/personal/buyOrderList' : '/personal/sellOrderList'
  const { state: chosen, page: _page, ...kept } = address
  return (
    <div className="list-filters">
      <TabNav label={t`State`}>
        <TabLink to={to} search={kept} chosen={chosen === undefined} label={t`All`} />
        {STATES.filter((state) => side === 'buy' || state !== 'toReview').map((state) => (
          <TabLink key={state} to={to} search={{ ...kept, state }} chosen={chosen === state} label={words[state]} />
        ))}
      </TabNav>
    </div>
  )
}
