import { DataPager } from '@jindu/ui/patterns/data-pager'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export interface ListPagerProps<Size extends number> {
  /** `1–8 of 46 offers` */
  readonly summary: ReactNode
  /** From 1. */
  readonly page: number
  /** Rows on a page. */
  readonly limit: Size
  /** Rows that can be turned to. */
  readonly total: number
  readonly onPage: (page: number) => void
  /** How many rows at a time can be chosen; without it, or when the fewest show all, the reader has no choice. */
  readonly sizes?: { readonly choices: readonly Size[]; readonly onChange: (size: Size) => void }
  /** A list in the order of time, the latest row first, is turned to what is newer or older. */
  readonly byTime?: boolean
  readonly className?: string
}

/** Foot of every list with numbered pages. */
export function ListPager<Size extends number>(props: ListPagerProps<Size>): ReactNode {
  const { summary, page, limit, total, onPage, sizes, byTime = false, className } = props
  const { t } = useLingui()
  return (
    <DataPager
      {...(className === undefined ? {} : { className })}
      summary={summary}
      page={page}
      pageCount={Math.max(1, Math.ceil(total / limit))}
      onPage={onPage}
      labels={{
        nav: t`Pages`,
        previous: byTime ? t`Newer` : t`Previous`,
        next: byTime ? t`Older` : t({ message: 'Next', context: 'page' }),
      }}
      {...(sizes === undefined || total <= Math.min(...sizes.choices)
        ? {}
        : {
            size: {
              label: t`Rows`,
              choices: sizes.choices,
              value: limit,
              onChange: (size) => {
                const chosen = sizes.choices.find((choice) => choice === size)
                if (chosen !== undefined) sizes.onChange(chosen)
              },
            },
          })}
    />
  )
}
