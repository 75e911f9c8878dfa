import { Dialog } from '@jindu/ui/primitives/dialog'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { ListPager } from '../../shared/page/list-pager.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { CategoryIcon } from './category-icon.tsx'
import { UserText } from '../../shared/format/user-text.tsx'

/** Categories per page (marketplace.md §9). */
const PAGE_SIZE = 35

const CELL =
  'group grid w-full grid-cols-[16px_minmax(0,1fr)] gap-x-2 rounded-2 p-2 text-left text-13 leading-tight hover:bg-hover'

type Category = ApiOutputs['categories']['get']

export interface CategoryDialogProps {
  readonly onClose: () => void
  /** Chooses a category in place; without it each one leads to its goods. */
  readonly onChoose?: (category: Category) => void
}

export default function CategoryDialog({ onClose, onChoose }: CategoryDialogProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    ...q.categories.list.queryOptions({ page, limit: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog
      open
      size="broad"
      title={<Trans>All categories</Trans>}
      closeLabel={t`Close`}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <FailureNote error={error} retry={() => void refetch()} />
      {data === undefined && error === null ? (
        <Loading label={t`The categories are loading`} slowText={<Trans>Still waiting for the list.</Trans>}>
          <div className="grid grid-cols-4 gap-2 phone:grid-cols-2">
            {Array.from({ length: 12 }, (_, index) => (
              <Skeleton key={index} className="block h-11 w-full" />
            ))}
          </div>
        </Loading>
      ) : null}
      <ul className="-mx-2 grid grid-cols-4 gap-1 phone:grid-cols-2">
        {data?.data.map((category) => (
          <li key={category.id}>
            {onChoose === undefined ? (
              <Link to="/search" search={{ id: category.id }} className={CELL} onClick={onClose}>
                <Name category={category} />
              </Link>
            ) : (
              <button type="button" className={CELL} onClick={() => onChoose(category)}>
                <Name category={category} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <ListPager page={page} limit={PAGE_SIZE} total={data?.total ?? 0} onPage={setPage} />
    </Dialog>
  )
}

function Name({ category }: { category: Category }): ReactNode {
  return (
    <>
      <CategoryIcon title={category.title} />
      <span className="font-semibold">
        <UserText>{category.title}</UserText>
      </span>
      <span className="num col-start-2 mt-0.5 text-12 text-ink-3">
        <Plural value={category.goodsCount} one="# item" other="# items" />
      </span>
    </>
  )
}
