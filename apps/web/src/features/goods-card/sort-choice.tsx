import { SegmentedNav } from '@jindu/ui/primitives/segmented'
import { Select } from '@jindu/ui/primitives/select'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactElement, type ReactNode } from 'react'

export interface SortChoiceProps<Sort> {
  readonly value: Sort
  readonly options: readonly (readonly [sort: Sort, label: string])[]
  /** The address of an order. */
  readonly renderLink: (sort: Sort, label: string) => ReactElement
  /** Goes there. */
  readonly onChoose: (sort: Sort) => void
}

/** The order of a list, in the address: links in a row, on phones the system's own list. */
export function SortChoice<Sort>({ value, options, renderLink, onChoose }: SortChoiceProps<Sort>): ReactNode {
  const { t } = useLingui()
  return (
    <>
      <SegmentedNav label={t`Order of the list`} className="phone:hidden!">
        {options.map(([sort, label]) => (
          <Fragment key={label}>{renderLink(sort, label)}</Fragment>
        ))}
      </SegmentedNav>
      <label className="hidden min-w-40 flex-1 items-center gap-2 phone:flex">
        <span className="flex-none text-13 text-ink-3">
          <Trans>Sort</Trans>
        </span>
        <Select
          className="flex-1"
          value={options.findIndex(([sort]) => sort === value)}
          onChange={({ target }) => {
            const chosen = options[Number(target.value)]
            if (chosen !== undefined) onChoose(chosen[0])
          }}
        >
          {options.map(([, label], index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </Select>
      </label>
    </>
  )
}
