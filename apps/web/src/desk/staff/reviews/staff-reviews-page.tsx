import { RATINGS } from '@jindu/domain/goods/reviews'
import { DataTable } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Select } from '@jindu/ui/primitives/select'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { FilterForm } from '../shared/filter-form.tsx'
import { StaffList } from '../shared/staff-list.tsx'
import { UserLink } from '../shared/links.tsx'
import { STICKY_HEAD } from '../shared/sticky-head.ts'
import { ModerateReview } from './moderate-review.tsx'
import { ReviewCell, type ReviewRow } from './review-cell.tsx'
import { readReviewSearch, reviewsInput } from './review-search.ts'

const route = getRouteApi('/staff/reviews')

/** Moderators' list of reviews, shown and hidden. */
export function StaffReviewsPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const columns = useColumns()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const list = useQuery({
    ...q.reviews.staffList.queryOptions(reviewsInput(search)),
    placeholderData: keepPreviousData,
  })
  const { before, ...filters } = search
  const filter = (next: Record<string, unknown>): void =>
    void navigate({ search: readReviewSearch({ ...filters, ...next }) })
  return (
    <StaffList
      title={<Trans>Reviews</Trans>}
      list={list}
      before={before}
      onTurn={(to) => filter({ before: to })}
      filters={
        <FilterForm
          label={t`Filter the reviews`}
          fields={[
            { name: 'text', label: t`Part of the text`, kind: 'text' },
            { name: 'goods', label: t`Goods id`, kind: 'digits' },
            { name: 'seller', label: t`Seller’s uid`, kind: 'digits' },
            { name: 'buyer', label: t`Buyer’s uid`, kind: 'digits' },
            { name: 'review', label: t`Review id`, kind: 'digits' },
          ]}
          values={search}
          onFilter={(of) =>
            filter({
              text: of('text'),
              goods: of('goods'),
              seller: of('seller'),
              buyer: of('buyer'),
              review: of('review'),
            })
          }
        >
          <Segmented
            label={t`State`}
            value={search.state ?? 'all'}
            onValueChange={(state) => filter({ state })}
            options={[
              { value: 'all', label: t`All` },
              { value: 'shown', label: t({ message: 'Shown', context: 'review' }) },
              { value: 'hidden', label: t({ message: 'Hidden', context: 'review' }) },
            ]}
          />
          <Select
            size="s"
            aria-label={t`Rating`}
            value={search.rating ?? ''}
            onChange={(event) => filter({ rating: event.currentTarget.value })}
          >
            <option value="">{t`Every rating`}</option>
            {RATINGS.map((rating) => (
              <option key={rating} value={rating}>
                {t`${rating} of 5 stars`}
              </option>
            ))}
          </Select>
        </FilterForm>
      }
    >
      {(listed) => (
        <DataTable
          {...listed}
          className={STICKY_HEAD}
          density="desk"
          caption={t`Reviews`}
          columns={columns}
          rowKey={(row) => String(row.id)}
          empty={
            <EmptyState headingLevel={2} title={<Trans>No review fits these filters</Trans>}>
              <Trans>What buyers said stands here with both sides. A moderator hides it with a reason.</Trans>
            </EmptyState>
          }
        />
      )}
    </StaffList>
  )
}

function useColumns() {
  const { t } = useLingui()
  return [
    { id: 'id', header: t`Id`, fold: 'hidden' as const, className: 'num', render: ({ id }: ReviewRow) => id },
    { id: 'review', header: t`Review`, fold: 'wide' as const, render: (row: ReviewRow) => <ReviewCell row={row} /> },
    {
      id: 'state',
      header: t`State`,
      className: 'phone:order-1 phone:text-right',
      render: ({ hidden }: ReviewRow) => (
        <StatusBadge kind={hidden === null ? 'positive' : 'negative'}>
          {hidden === null ? <Trans context="review">Shown</Trans> : <Trans context="review">Hidden</Trans>}
        </StatusBadge>
      ),
    },
    {
      id: 'buyer',
      header: t`Buyer`,
      foldLabel: t`Buyer`,
      render: ({ buyerUid }: ReviewRow) => <UserLink uid={buyerUid} />,
    },
    {
      id: 'seller',
      header: t`Seller`,
      foldLabel: t`Seller`,
      className: 'phone:order-2 phone:self-center',
      render: ({ sellerUid }: ReviewRow) => <UserLink uid={sellerUid} />,
    },
    {
      id: 'written',
      header: t({ message: 'Written', context: 'time' }),
      fold: 'hidden' as const,
      className: 'num whitespace-nowrap text-ink-3',
      render: ({ writtenAt }: ReviewRow) => <Moment at={writtenAt} />,
    },
    {
      id: 'do',
      header: t`Actions`,
      align: 'end' as const,
      className: 'phone:order-3',
      render: (row: ReviewRow) => (row.mayModerate ? <ModerateReview review={row} /> : null),
    },
  ]
}
