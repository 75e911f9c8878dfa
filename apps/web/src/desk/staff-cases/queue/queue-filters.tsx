import { CURRENCY_CODES } from '@jindu/domain/money'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { TabNav } from '@jindu/ui/primitives/tabs'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TabLink } from '../../../shared/page/tab-link.tsx'
import { QUEUES, type Queue, type queueInput, type QueueSearch } from './queue-search.ts'

export interface QueueFiltersProps {
  readonly address: QueueSearch
  readonly input: ReturnType<typeof queueInput>
  readonly onChange: (next: QueueSearch) => void
}

/** Search parameters of a queue; ended cases have no assignee filter. */
function searchOf(queue: Queue, { whose, ...filters }: QueueSearch): QueueSearch {
  if (queue === 'ended') return { ...filters, queue }
  const of = whose === undefined ? filters : { ...filters, whose }
  return queue === 'waiting' ? of : { ...of, queue }
}

/**
 * Filters of the case lists: queue as links; assignee, coin and sort order as segments. All of it is stored in the URL.
 */
export function QueueFilters({ address, input, onChange }: QueueFiltersProps): ReactNode {
  const { t } = useLingui()
  const words = { waiting: t({ message: 'Waiting', context: 'queue' }), second: t`Second arbiter`, ended: t`Ended` }
  const { page: _page, ...kept } = address
  const { currency, ...anyCurrency } = kept
  const { whose: _whose, ...anybodys } = kept
  const { order: _order, queue: _queue, ...filters } = kept
  return (
    <div className="list-filters">
      <TabNav label={t`Queue`}>
        {QUEUES.map((queue) => (
          <TabLink
            key={queue}
            to="/staff/cases"
            search={searchOf(queue, filters)}
            chosen={queue === input.queue}
            label={words[queue]}
          />
        ))}
      </TabNav>
      <div className="case-filter-tools">
        {input.queue === 'ended' ? null : (
          <Segmented
            label={t`Whose cases`}
            value={address.whose ?? 'anybodys'}
            onValueChange={(next) => onChange(next === 'mine' ? { ...kept, whose: next } : anybodys)}
            options={[
              { value: 'anybodys' as const, label: t`All cases` },
              { value: 'mine' as const, label: t({ message: 'Mine', context: 'queue' }) },
            ]}
          />
        )}
        <Segmented
          label={t`Coin`}
          value={currency ?? 'all'}
          onValueChange={(next) => onChange(next === 'all' ? anyCurrency : { ...kept, currency: next })}
          options={[
            { value: 'all' as const, label: t`All` },
            ...CURRENCY_CODES.map((code) => ({ value: code, label: code })),
          ]}
        />
        <Segmented
          label={t`Order of the list`}
          value={input.sort}
          onValueChange={(order) => onChange({ ...kept, order })}
          options={[
            { value: 'oldest', label: t`Oldest first` },
            { value: 'newest', label: t`Newest first` },
          ]}
        />
      </div>
    </div>
  )
}
