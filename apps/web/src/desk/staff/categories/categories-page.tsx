import { DataTable } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Button } from '@jindu/ui/primitives/button'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { ListPager } from '../../../shared/page/list-pager.tsx'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { STICKY_HEAD } from '../shared/sticky-head.ts'
import type { Category } from './category.ts'
import { CategoryMoves, CategorySteps } from './category-steps.tsx'
import { TitleDialog } from './title-dialog.tsx'
import { UserText } from '../../../shared/format/user-text.tsx'

const route = getRouteApi('/staff/categories')

/** The maximum rows of a response, so that the fixed order usually fits on one page. */
const ROWS = 60
/** From this position on the number of goods decides. */
const UNARRANGED = 1_000

/** Categories: the order that staff gave them first, then by their number of goods. */
export function CategoriesPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const [creating, setCreating] = useState(false)
  const list = useQuery({
    ...q.categories.list.queryOptions({ page, limit: ROWS }),
    placeholderData: keepPreviousData,
  })
  const rows = list.data?.data
  const total = list.data?.total ?? 0
  const arranged = rows?.filter(({ position }) => position < UNARRANGED) ?? []
  const others = rows?.filter(({ position }) => position >= UNARRANGED) ?? []
  return (
    <>
      <PageTitle
        end={
          <Button variant="ink" size="s" onClick={() => setCreating(true)}>
            <Trans>New category</Trans>
          </Button>
        }
      >
        <Trans>Categories</Trans>
      </PageTitle>
      <FailureNote error={list.error} retry={() => void list.refetch()} />
      <Sheet>
        <DataTable
          className={STICKY_HEAD}
          density="desk"
          caption={t`Categories`}
          columns={useColumns(arranged)}
          groups={
            rows === undefined
              ? undefined
              : [
                  { id: 'arranged', title: <Trans>Pinned</Trans>, rows: arranged },
                  { id: 'others', title: <Trans>By their number of goods</Trans>, rows: others },
                ]
          }
          rowKey={({ id }) => String(id)}
          loadingRows={list.isPending ? 12 : 0}
          empty={
            <EmptyState headingLevel={2} title={<Trans>There is no category yet</Trans>}>
              <Trans>Whoever publishes creates one, and so do you.</Trans>
            </EmptyState>
          }
          pager={
            <ListPager
              page={page}
              limit={ROWS}
              total={total}
              onPage={(next) => void navigate({ search: { page: next } })}
            />
          }
        />
      </Sheet>
      {creating ? <TitleDialog onClose={() => setCreating(false)} /> : null}
    </>
  )
}

function useColumns(arranged: readonly Category[]) {
  const { t } = useLingui()
  const placeOf = (category: Category) => ({
    place: arranged.findIndex(({ id }) => id === category.id) + 1,
    last: arranged.length,
  })
  return [
    {
      id: 'move',
      header: <span className="sr-only">{t({ message: 'Order', context: 'of categories' })}</span>,
      fold: 'hidden' as const,
      className: 'w-px pr-0!',
      render: (category: Category) => <CategoryMoves category={category} {...placeOf(category)} />,
    },
    {
      id: 'title',
      header: t`Category`,
      render: ({ id, title, names, publicCommentsHidden }: Category) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to="/search" search={{ id }} className="font-medium underline-offset-[3px] hover:underline">
            <UserText>{title}</UserText>
          </Link>
          {names.zh === names.en ? null : (
            <span className="text-ink-2">
              <UserText>{title === names.zh ? names.en : names.zh}</UserText>
            </span>
          )}
          <span className="num text-12 text-ink-3">{id}</span>
          {publicCommentsHidden ? (
            <StatusBadge kind="neutral">
              <Trans>Comments hidden</Trans>
            </StatusBadge>
          ) : null}
        </span>
      ),
    },
    {
      id: 'goods',
      header: t`Goods for sale`,
      align: 'end' as const,
      foldLabel: t`Goods for sale`,
      render: ({ id, goodsCount }: Category) => (
        <Link to="/staff/goods" search={{ category: id }} className="link num">
          {goodsCount}
        </Link>
      ),
    },
    {
      id: 'do',
      header: t`Actions`,
      align: 'end' as const,
      fold: 'beside' as const,
      className: 'w-px phone:row-[1/span_2]! phone:w-auto',
      render: (category: Category) => <CategorySteps category={category} {...placeOf(category)} />,
    },
  ]
}
