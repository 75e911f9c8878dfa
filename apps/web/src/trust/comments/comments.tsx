import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { ErrorState } from '@jindu/ui/patterns/error-state'
import { Button } from '@jindu/ui/primitives/button'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useFailureText } from '../../shared/errors/use-failure-text.ts'
import { ListPager } from '../../shared/page/list-pager.tsx'
import { useHeldRows } from '../../shared/page/use-held-rows.ts'
import { useAsRendered } from '../../shared/trpc/as-rendered.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { CommentItem } from './comment-item.tsx'
import { WritePlace } from './comment-place.tsx'
import { COMMENTS_PAGE_SIZE, commentsInput, type CommentPlace } from './comment-reads.ts'

/** Public comments on a subject, newest first; new ones of others wait above the list. */
export function Comments({ place }: { readonly place: CommentPlace }): ReactNode {
  const { q } = useApi()
  const [page, setPage] = useState(1)
  const asked = q.comments.list.queryOptions(commentsInput(place, page))
  const list = useAsRendered(asked.queryKey, useQuery({ ...asked, placeholderData: keepPreviousData }))
  const [showings, setShowings] = useState(0)
  const held = useHeldRows(
    `${place.kind} ${place.subjectId} ${page} ${showings}`,
    list.isPlaceholderData ? undefined : list.data?.data,
  )
  // The reader's own comment appears at once.
  const showAfresh = (): void => void list.refetch().then(() => setShowings((times) => times + 1))
  return (
    <section className="comments">
      {list.data === undefined ? null : (
        <WritePlace
          place={place}
          open={list.data.open}
          onWritten={() => {
            setPage(1)
            showAfresh()
          }}
        />
      )}
      {list.isError && list.data === undefined ? (
        <NotLoaded error={list.error} retry={() => void list.refetch()} />
      ) : held === undefined ? (
        <CommentsSkeleton />
      ) : held.rows.length === 0 ? (
        <EmptyState headingLevel={place.kind === 'goods' ? 3 : 2} title={<Trans>No comments yet</Trans>}>
          {place.kind === 'goods' ? (
            <Trans>What readers ask in public and what buyers say stands here, with the seller’s answers.</Trans>
          ) : (
            <Trans>What readers say in public stands here, with the answers to it.</Trans>
          )}
        </EmptyState>
      ) : (
        <>
          {held.waiting === 0 || page > 1 ? null : (
            <button type="button" className="new-rows" onClick={held.showAll}>
              <ArrowUp className="ic s" aria-hidden="true" />
              <Plural value={held.waiting} one="# new comment" other="# new comments" />
            </button>
          )}
          <ol>
            {held.rows.map((comment) => (
              <CommentItem key={comment.id} place={place} comment={comment} onAnswered={showAfresh} />
            ))}
          </ol>
        </>
      )}
      <ListPager page={page} limit={COMMENTS_PAGE_SIZE} total={list.data?.total ?? 0} onPage={setPage} byTime />
    </section>
  )
}

function NotLoaded({ error, retry }: { readonly error: unknown; readonly retry: () => void }): ReactNode {
  const text = useFailureText(error)
  return (
    <ErrorState
      title={<Trans>The comments did not load</Trans>}
      action={
        <Button variant="ink" onClick={retry}>
          <Trans>Load again</Trans>
        </Button>
      }
    >
      {text}
    </ErrorState>
  )
}

function CommentsSkeleton(): ReactNode {
  const { t } = useLingui()
  return (
    <Loading label={t`The comments are loading`} slowText={<Trans>Still waiting for the server's answer.</Trans>}>
      {[0, 1, 2].map((row) => (
        <div key={row} className="comment">
          <Skeleton className="block h-4 w-32" />
          <Skeleton className="mt-2 block h-4 w-4/5" />
        </div>
      ))}
    </Loading>
  )
}
