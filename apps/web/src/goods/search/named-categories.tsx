import { groupThousands } from '@jindu/domain/money'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CategoryIcon } from '../card/index.ts'
import type { SearchAddress } from './search-query.ts'
import type { Named } from './use-named.ts'
import { UserText } from '../../shared/format/user-text.tsx'

export interface CategoryLinksProps {
  readonly address: SearchAddress
  readonly categories: Named['categories']
  /** The first of them is the step of its place. */
  readonly leading?: boolean
}

/** Categories that the keyword names, each with all its goods: no filter narrows them. */
export function CategoryLinks({
  address: { view, limit },
  categories,
  leading = false,
}: CategoryLinksProps): ReactNode {
  const kept = { ...(view === undefined ? {} : { view }), ...(limit === undefined ? {} : { limit }) }
  return categories.map(({ id, title, goodsCount }, index) => (
    <Link
      key={id}
      to="/search"
      search={{ ...kept, id }}
      className={leading ? `btn ${index === 0 ? 'ink' : 'line'}` : 'btn line s'}
    >
      <CategoryIcon title={title} />
      <UserText>{title}</UserText>
      <span className="num font-normal opacity-75">{groupThousands(String(goodsCount))}</span>
    </Link>
  ))
}

/** Categories whose name was searched for, above the results. */
export function NamedCategories(props: CategoryLinksProps): ReactNode {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Categories of this name`} className="mb-5 flex flex-wrap items-center gap-2">
      <span className="mr-1 text-13 text-ink-3" aria-hidden="true">
        {t`Categories`}
      </span>
      <CategoryLinks {...props} />
    </nav>
  )
}
