import type { NoticeCategory } from '@jindu/domain/rules'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { SidePage, SideTabs } from '@jindu/ui/patterns/side-page'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { ListPager } from '../../shared/page/list-pager.tsx'
import { useAsRendered } from '../../shared/trpc/as-rendered.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { HELP_QUESTIONS } from './help-questions.tsx'
import { NoticeRows } from './notice-rows.tsx'
import { DEFAULT_NOTICE_TYPE, NOTICE_TYPES, noticesInput, type NoticeSearch } from './notice-types.ts'

type Place = '/ruleList' | '/personal/ruleList'

export interface NoticeListProps {
  /** The same list is used publicly and in the personal area. */
  readonly at: Place
  readonly search: NoticeSearch
}

/** Notices, rules and help, a tab for each category (marketplace.md §2 "Rules list"). */
export function NoticeList({ at, search }: NoticeListProps): ReactNode {
  const { type = DEFAULT_NOTICE_TYPE } = search
  return (
    <SidePage
      side={
        <>
          <h1>
            <Trans>Notices and rules</Trans>
          </h1>
          <Categories at={at} chosen={type} />
        </>
      }
    >
      <Sheet>
        <Board at={at} search={search} />
      </Sheet>
    </SidePage>
  )
}

function Categories({ at, chosen }: { readonly at: Place; readonly chosen: NoticeCategory }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const categories = q.notices.categories.queryOptions({})
  const { data } = useAsRendered(categories.queryKey, useQuery(categories))
  const words: Record<NoticeCategory, string> = { 9001: t`Notices`, 9002: t`Rules`, 9003: t`Help` }
  const counted = new Map(data?.data.map(({ category, notices }) => [category, notices]))
  return (
    <SideTabs label={t`Categories of notices`} chosen={String(chosen)}>
      {NOTICE_TYPES.map((each) => (
        <Link key={each} to={at} search={{ type: each }} aria-current={each === chosen ? 'page' : undefined}>
          {words[each]}{' '}
          <span className="side-tabs-count">
            {(counted.get(each) ?? 0) + (each === 9003 ? HELP_QUESTIONS.length : 0) || ''}
          </span>
        </Link>
      ))}
    </SideTabs>
  )
}

function Board({ at, search }: NoticeListProps): ReactNode {
  const { q } = useApi()
  const navigate = useNavigate()
  const input = noticesInput(search)
  const { category, page, limit } = input
  const list = q.notices.list.queryOptions(input)
  const { data, error, refetch } = useAsRendered(
    list.queryKey,
    useQuery({ ...list, placeholderData: keepPreviousData }),
  )
  if (error !== null) return <FailureNote error={error} retry={() => void refetch()} />
  if (data === undefined) return <BoardSkeleton />
  if (data.total === 0 && category !== 9003) return <NoNotices at={at} />
  return (
    <>
      {category === 9003 ? <Help /> : null}
      <NoticeRows rows={data.data} byMonth={category === 9001} />
      <ListPager
        page={page}
        limit={limit}
        total={data.total}
        onPage={(next) => void navigate({ to: at, search: { type: category, page: next } })}
        byTime
      />
    </>
  )
}

function NoNotices({ at }: Pick<NoticeListProps, 'at'>): ReactNode {
  return (
    <EmptyState
      headingLevel={2}
      title={<Trans>No notices yet</Trans>}
      action={
        <Link to={at} search={{ type: 9002 }} className="btn line">
          <Trans>Read the rules</Trans>
        </Link>
      }
    >
      <Trans>Maintenance and changes of rules and fees are announced here.</Trans>
    </EmptyState>
  )
}

/** First questions, each an answer on the help page. */
function Help(): ReactNode {
  return (
    <ul className="boards">
      {HELP_QUESTIONS.map(({ id, question }) => (
        <li key={id}>
          <Link to="/help" hash={id}>
            <span className="boards-title">{question}</span>
            <ChevronRight className="ic text-ink-3" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function BoardSkeleton(): ReactNode {
  const { t } = useLingui()
  return (
    <Loading label={t`The notices are loading`} slowText={<Trans>Still waiting for the server's answer.</Trans>}>
      <ul className="plain-list">
        {[0, 1, 2].map((row) => (
          <li key={row}>
            <span className="grid w-full gap-1.5">
              <Skeleton className="block h-4 w-56 max-w-full" />
              <Skeleton className="block h-4 w-4/5" />
            </span>
          </li>
        ))}
      </ul>
    </Loading>
  )
}
