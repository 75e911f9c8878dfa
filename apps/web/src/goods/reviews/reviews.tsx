import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Button } from '@jindu/ui/primitives/button'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { ListPager } from '../../shared/page/list-pager.tsx'
import { useAsRendered } from '../../shared/trpc/as-rendered.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { ReviewItem } from './review-item.tsx'
import { REVIEWS_PAGE_SIZE, type ReviewPage, type ReviewSubject } from './review-reads.ts'
import { ReviewSummary } from './review-summary.tsx'

interface Shown {
  readonly page: number
  readonly rating: number | null
}

function useReviews(subject: ReviewSubject, { page, rating }: Shown) {
  const { q } = useApi()
  const input = { page, limit: REVIEWS_PAGE_SIZE, ...(isRating(rating) ? { rating } : {}) }
  const ofGoods = q.reviews.ofGoods.queryOptions({ goodsId: 'goodsId' in subject ? subject.goodsId : 0, ...input })
  const ofSeller = q.reviews.ofSeller.queryOptions({ uid: 'uid' in subject ? subject.uid : 0, ...input })
  const goods = useAsRendered(
    ofGoods.queryKey,
    useQuery({ ...ofGoods, enabled: 'goodsId' in subject, placeholderData: keepPreviousData }),
  )
  const seller = useAsRendered(
    ofSeller.queryKey,
    useQuery({ ...ofSeller, enabled: 'uid' in subject, placeholderData: keepPreviousData }),
  )
  return 'goodsId' in subject ? goods : seller
}

const isRating = (rating: number | null): rating is 1 | 2 | 3 | 4 | 5 =>
  rating !== null && [1, 2, 3, 4, 5].includes(rating)

/** Reviews of goods or of a seller, with the average and the distribution of ratings. */
export function Reviews({ subject }: { readonly subject: ReviewSubject }): ReactNode {
  const [shown, setShown] = useState<Shown>({ page: 1, rating: null })
  const { data, error, refetch } = useReviews(subject, shown)
  if (error !== null) return <FailureNote error={error} retry={() => void refetch()} />
  if (data === undefined) return <ReviewsSkeleton />
  const none = data.data.length === 0 && shown.page === 1 && shown.rating === null
  return none ? <NoReviews /> : <ReviewColumns data={data} shown={shown} onShow={setShown} named={'uid' in subject} />
}

interface ColumnsProps {
  readonly data: ReviewPage
  readonly shown: Shown
  readonly onShow: (next: Shown) => void
  readonly named: boolean
}

function ReviewColumns({ data: { data, total, ratings, uncounted }, shown, onShow, named }: ColumnsProps): ReactNode {
  const { page, rating } = shown
  return (
    <div className="grid grid-cols-[220px_minmax(0,1fr)] items-start gap-x-12 gap-y-6 max-lg:gap-x-8 phone:grid-cols-1">
      <ReviewSummary
        ratings={ratings}
        uncounted={uncounted}
        chosen={rating}
        onChoose={(next) => onShow({ page: 1, rating: next })}
      />
      <div className="min-w-0">
        {rating === null ? null : (
          <p className="mb-4 flex flex-wrap items-center gap-3 text-13 text-ink-2">
            <Trans>Only reviews with {rating} of 5 stars</Trans>
            <Button variant="quiet" size="s" onClick={() => onShow({ page: 1, rating: null })}>
              <Trans>Show all</Trans>
            </Button>
          </p>
        )}
        <ul>
          {data.map((review) => (
            <ReviewItem key={review.id} review={review} named={named} />
          ))}
        </ul>
        <ListPager
          className="px-0!"
          page={page}
          limit={REVIEWS_PAGE_SIZE}
          total={total}
          onPage={(next) => onShow({ page: next, rating })}
        />
      </div>
    </div>
  )
}

function NoReviews(): ReactNode {
  return (
    <EmptyState headingLevel={2} title={<Trans>Nobody has reviewed yet</Trans>}>
      <Trans>Only those who bought can review, once their order has ended. What they say stands here.</Trans>
    </EmptyState>
  )
}

function ReviewsSkeleton(): ReactNode {
  const { t } = useLingui()
  return (
    <Loading label={t`The reviews are loading`} slowText={<Trans>Still waiting for the server's answer.</Trans>}>
      <div className="grid grid-cols-[220px_minmax(0,1fr)] gap-12 phone:grid-cols-1 phone:gap-6">
        <Skeleton className="block h-48 w-full" />
        <div className="grid gap-6">
          {[0, 1, 2].map((row) => (
            <div key={row}>
              <Skeleton className="block h-4 w-64 max-w-full" />
              <Skeleton className="mt-2 block h-4 w-full" />
              <Skeleton className="mt-2 block h-4 w-2/3" />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  )
}
