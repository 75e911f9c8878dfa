import { SegmentedNav } from '@jindu/ui/primitives/segmented'
import { Select } from '@jindu/ui/primitives/select'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { PRICE_SORTS, type PriceSort } from './price-sorts.ts'

export interface SortChoiceProps<Sort> {
  readonly value: Sort | PriceSort
  /** Sort orders besides those by price, which every list has. */
  readonly options: readonly (readonly [sort: Sort, label: string])[]
  /** Link to a sort order. `name` is the full label of a shortened one. */
  readonly renderLink: (sort: Sort | PriceSort, label: ReactNode, name?: string) => ReactElement
  /** Navigates to a sort order. */
  readonly onChoose: (sort: Sort | PriceSort) => void
}

const ARROWS = { cheap: ArrowUp, dear: ArrowDown } as const satisfies Record<PriceSort, unknown>

/** The order of a list, in the address: links in a row, on phones the system's own list. */
export function SortChoice<Sort>({ value, options, renderLink, onChoose }: SortChoiceProps<Sort>): ReactNode {
  const { t } = useLingui()
  const byPrice: Record<PriceSort, string> = { cheap: t`Lowest price`, dear: t`Highest price` }
  const all: (readonly [Sort | PriceSort, string])[] = [
    ...options,
    ...PRICE_SORTS.map((sort) => [sort, byPrice[sort]] as const),
  ]
  return (
    <>
      <SegmentedNav label={t`Order of the list`} className="max-lg:[&_a]:px-2.5! phone:hidden!">
        {options.map(([sort, label]) => (
          <Fragment key={label}>{renderLink(sort, label)}</Fragment>
        ))}
        {PRICE_SORTS.map((sort) => {
          const Arrow = ARROWS[sort]
          return (
            <Fragment key={sort}>
              {renderLink(
                sort,
                <>
                  <Trans>Price</Trans>
                  <Arrow className="ic s" aria-hidden="true" />
                </>,
                byPrice[sort],
              )}
            </Fragment>
          )
        })}
      </SegmentedNav>
      <label className="hidden min-w-40 flex-1 items-center gap-2 phone:flex">
        <span className="flex-none text-13 text-ink-3">
          <Trans>Sort</Trans>
        </span>
        <Select
          className="flex-1"
          value={all.findIndex(([sort]) => sort === value)}
          onChange={({ target }) => {
            const chosen = all[Number(target.value)]
            if (chosen !== undefined) onChoose(chosen[0])
          }}
        >
          {all.map(([, label], index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </Select>
      </label>
    </>
  )
}
