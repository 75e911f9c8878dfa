import { Button } from '@jindu/ui/primitives/button'
import { Input } from '@jindu/ui/primitives/input'
import { TabNav } from '@jindu/ui/primitives/tabs'
import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import type { ReactNode, SubmitEvent } from 'react'
import { TabLink } from '../../../shared/page/tab-link.tsx'
import { STATES, type OrderListSearch, type Side } from './list-search.ts'

export interface OrderFiltersProps {
  readonly side: Side
  readonly address: OrderListSearch
}

export interface OrderSearchProps {
  readonly address: OrderListSearch
  readonly onSearch: (text: string) => void
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

/** A search of titles and numbers; it lives in the address, too. */
export function OrderSearch({ address, onSearch }: OrderSearchProps): ReactNode {
  const { t } = useLingui()
  return (
    <search className="phone:w-full">
      <form
        // Another URL resets the field.
        key={address.search}
        className="order-search"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('search')
          onSearch(typeof typed === 'string' ? typed.trim() : '')
        }}
      >
        <Input
          type="search"
          name="search"
          size="s"
          maxLength={60}
          defaultValue={address.search ?? ''}
          aria-label={t`Title, order, goods or uid`}
          placeholder={t`Title, order, goods or uid`}
          prefix={<Search className="ic" aria-hidden="true" />}
        />
        <Button type="submit" size="s">
          {t`Search`}
        </Button>
      </form>
    </search>
  )
}
