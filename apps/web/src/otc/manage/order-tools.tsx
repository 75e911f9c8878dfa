import { Select } from '@jindu/ui/primitives/select'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DayRange } from '../../shared/days/day-range.tsx'
import { ListTools } from '../../shared/page/list-tools.tsx'
import { SearchBox } from '../../shared/page/search-box.tsx'
import { ORDER_STATES, readManage, type ManageAddress } from './manage-search.ts'

interface OrderToolsProps {
  readonly address: ManageAddress
  readonly onChange: (next: ManageAddress) => void
  /** Exports the filtered list. */
  readonly csv: ReactNode
}

/** Whether a filter of these tools is set. */
export const isNarrowed = ({ status, with: other, from, to }: ManageAddress): boolean =>
  [status, other, from, to].some((each) => each !== undefined)

/** Filters of the own fiat orders: state, other user, days; and their export. */
export function OrderTools({ address, onChange, csv }: OrderToolsProps): ReactNode {
  const { t } = useLingui()
  const { page: _page, ...kept } = address
  const change = (next: Record<string, unknown>): void => onChange(readManage({ ...kept, ...next }))
  const states = { open: t`Open`, completed: t`Completed`, cancelled: t`Cancelled` }
  return (
    <ListTools end={csv} used={isNarrowed(address)}>
      <Select
        size="s"
        className="phone:w-full"
        aria-label={t`State`}
        value={address.status ?? ''}
        onChange={({ currentTarget }) => change({ status: currentTarget.value })}
      >
        <option value="">{t`All states`}</option>
        {ORDER_STATES.map((state) => (
          <option key={state} value={state}>
            {states[state]}
          </option>
        ))}
      </Select>
      <SearchBox
        label={t`Other user’s uid`}
        value={String(address.with ?? '')}
        maxLength={16}
        digits
        onSearch={(text) => change({ with: text })}
      />
      <DayRange label={t`Days of taking`} days={address} onChange={(days) => change({ ...days })} />
    </ListTools>
  )
}
