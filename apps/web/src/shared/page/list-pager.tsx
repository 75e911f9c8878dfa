import { groupThousands } from '@jindu/domain/money'
import { DataPager } from '@jindu/ui/patterns/data-pager'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLastPage } from './use-last-page.ts'

export interface ListPagerProps<Size extends number> {
  /** Replaces `1–20 of 47`. */
  readonly summary?: ReactNode
  /** From 1. */
  readonly page: number
  /** Rows on a page. */
  readonly limit: Size
  /** Rows that can be turned to. */
  readonly total: number
  readonly onPage: (page: number) => void
  /** How many rows at a time can be chosen; without it, or when the fewest show all, the reader has no choice. */
  readonly sizes?: { readonly choices: readonly Size[]; readonly onChange: (size: Size) => void }
  /** For a list sorted by time, latest first: the buttons say newer and older. */
  readonly byTime?: boolean
  readonly className?: string
}

/** Foot of every list with numbered pages. A list that fits on its smallest page has none. */
export function ListPager<Size extends number>(props: ListPagerProps<Size>): ReactNode {
  const { summary, page, limit, total, onPage, sizes, byTime = false, className } = props
  const { t } = useLingui()
  useLastPage(page, limit, total, onPage)
  const fewest = Math.min(limit, ...(sizes?.choices ?? []))
  if (total === 0 || (page === 1 && total <= fewest)) return null
  return (
    <DataPager
      {...(className === undefined ? {} : { className })}
      summary={summary ?? <InView page={page} limit={limit} total={total} />}
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

function InView({ page, limit, total }: Pick<ListPagerProps<number>, 'page' | 'limit' | 'total'>): ReactNode {
  const [first, last, all] = [(page - 1) * limit + 1, Math.min(total, page * limit), total].map((row) =>
    groupThousands(String(row)),
  )
  return (page - 1) * limit >= total ? null : (
    <Trans>
      {first}–{last} of {all}
    </Trans>
  )
}
