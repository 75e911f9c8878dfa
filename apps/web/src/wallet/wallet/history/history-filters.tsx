import { HISTORY_KINDS, type HistoryKind } from '@jindu/domain/ledger'
import { CURRENCY_CODES } from '@jindu/domain/money'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Select } from '@jindu/ui/primitives/select'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DayRange } from '../../../shared/days/day-range.tsx'
import { ListTools } from '../../../shared/page/list-tools.tsx'
import type { HistorySearch } from './history-search.ts'

export interface HistoryFiltersProps {
  readonly search: HistorySearch
  /** Called with all filters; resets the page. */
  readonly onChange: (next: HistorySearch) => void
  /** Content at the end of the row. */
  readonly end: ReactNode
}

/** Filters of the history: coin, balance, kind, and days. */
export function HistoryFilters({ search, onChange, end }: HistoryFiltersProps): ReactNode {
  const { t } = useLingui()
  const { currency, balance, kind, from, to } = search
  const change = (next: { readonly [Key in keyof HistorySearch]?: HistorySearch[Key] | undefined }): void => {
    const all = Object.entries({ currency, balance, kind, from, to, ...next })
    onChange(Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== '')))
  }
  const kinds: Record<HistoryKind, string> = {
    deposit: t`Deposits`,
    withdrawal: t`Withdrawals`,
    transfer: t`Between users`,
    move: t`Between balances`,
    goods: t`Goods`,
    otc: t`Fiat trade`,
    promotion: t`Rights and ads`,
    other: t`Other`,
  }
  return (
    <>
      <div className="hd flex-wrap print:hidden! phone:gap-3! phone:py-3!">
        <Segmented
          label={t`Coin`}
          value={currency ?? 'all'}
          onValueChange={(next) => change({ currency: next === 'all' ? undefined : next })}
          options={[
            { value: 'all' as const, label: t`All` },
            ...CURRENCY_CODES.map((code) => ({ value: code, label: code })),
          ]}
        />
        <Segmented
          label={t`Balance`}
          className="md:ml-auto"
          value={balance ?? 'all'}
          onValueChange={(next) => change({ balance: next === 'all' ? undefined : next })}
          options={[
            { value: 'all', label: t`Both` },
            { value: 'fund', label: t`Fund` },
            { value: 'otc', label: t`Fiat` },
          ]}
        />
      </div>
      <ListTools end={end} used={[kind, search.from, search.to].some((each) => each !== undefined)}>
        <Select
          size="s"
          className="phone:w-full"
          aria-label={t`Kind`}
          value={kind ?? ''}
          onChange={(event) => change({ kind: HISTORY_KINDS.find((each) => each === event.currentTarget.value) })}
        >
          <option value="">{t`All kinds`}</option>
          {HISTORY_KINDS.map((each) => (
            <option key={each} value={each}>
              {kinds[each]}
            </option>
          ))}
        </Select>
        <DayRange label={t`Days`} days={search} onChange={change} />
      </ListTools>
    </>
  )
}
