import { Button } from '@jindu/ui/primitives/button'
import { Input } from '@jindu/ui/primitives/input'
import { TabNav, TabText } from '@jindu/ui/primitives/tabs'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { ReactNode, SubmitEvent } from 'react'
import { STATES, type OrderListSearch, type Side } from './list-search.ts'

export interface OrderFiltersProps {
  readonly side: Side
  readonly address: OrderListSearch
  readonly onSearch: (text: string) => void
}

/** States as links, and a search of titles and numbers; both live in the address. */
export function OrderFilters({ side, address, onSearch }: OrderFiltersProps): ReactNode {
  const { t } = useLingui()
  const words = {
    inProgress: t`In progress`,
    suspended: t`Suspended`,
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
        <Link to={to} search={kept} aria-current={chosen === undefined ? 'page' : undefined}>
          <TabText label={t`All`} />
        </Link>
        {STATES.filter((state) => side === 'buy' || state !== 'toReview').map((state) => (
          <Link key={state} to={to} search={{ ...kept, state }} aria-current={chosen === state ? 'page' : undefined}>
            <TabText label={words[state]} />
          </Link>
        ))}
      </TabNav>
      <search>
        <form
          // Another address fills the field anew.
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
    </div>
  )
}
