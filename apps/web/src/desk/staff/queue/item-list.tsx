import { MODERATION_LISTS } from '@jindu/domain/trust/moderation'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Select } from '@jindu/ui/primitives/select'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UserText } from '../../../shared/format/user-text.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { ListPager } from '../../../shared/page/list-pager.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useKindNames, useOutcomeNames, type Item } from './item-words.ts'
import { itemsInput, readItemsSearch, type ItemsSearch } from './queue-search.ts'

interface ItemListProps {
  readonly search: ItemsSearch
  readonly onSearch: (search: ItemsSearch) => void
}

/** Queue items of the reader's role, longest waiting first. */
export function ItemList({ search, onSearch }: ItemListProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const kinds = useKindNames()
  const input = itemsInput(search)
  const list = useQuery({ ...q.moderation.list.queryOptions(input), placeholderData: keepPreviousData })
  const { data: counts = [] } = useQuery(q.moderation.counts.queryOptions())
  const open = counts.reduce((sum, each) => sum + each.open, 0)
  const names = {
    open: `${t({ message: 'Waiting', context: 'moderation' })} ${open}`,
    mine: t({ message: 'Mine', context: 'queue' }),
    closed: t`Closed`,
  }
  const go = (next: Record<string, unknown>): void => onSearch(readItemsSearch(next))
  return (
    <Sheet>
      <SheetHead
        title={<Trans>Queue</Trans>}
        end={
          counts.length < 2 ? undefined : (
            <Select
              size="s"
              aria-label={t`Kind`}
              value={search.kind ?? ''}
              onChange={(event) => go({ ...search, kind: event.target.value, page: undefined })}
            >
              <option value="">{t`All kinds`}</option>
              {counts.map(({ kind, open: of }) => (
                <option key={kind} value={kind}>
                  {kinds[kind]} {of}
                </option>
              ))}
            </Select>
          )
        }
      />
      <div className="border-b border-line px-5 py-3 phone:px-4">
        <Segmented
          label={t`List`}
          value={input.list}
          onValueChange={(chosen) => go({ kind: search.kind, list: chosen })}
          options={MODERATION_LISTS.map((value) => ({ value, label: names[value] }))}
        />
      </div>
      {list.error === null ? null : (
        <SheetBody>
          <FailureNote error={list.error} retry={() => void list.refetch()} />
        </SheetBody>
      )}
      {list.data === undefined ? (
        list.error === null ? (
          <Loading label={t`The queue is loading`} slowText={t`Still waiting for the server’s answer.`}>
            <Skeleton className="m-4 h-24" />
          </Loading>
        ) : null
      ) : list.data.total === 0 ? (
        <EmptyState headingLevel={3} title={<Trans>Nothing waits here</Trans>}>
          <Trans>Reports, ads to be looked at and tickets come here, and are there as soon as they are sent.</Trans>
        </EmptyState>
      ) : (
        <>
          <ul className="divide-y divide-line">
            {list.data.data.map((item) => (
              <ItemRow key={item.id} item={item} search={search} />
            ))}
          </ul>
          <div className="px-5 phone:px-4">
            <ListPager
              page={input.page}
              limit={input.limit}
              total={list.data.total}
              onPage={(page) => go({ ...search, page })}
            />
          </div>
        </>
      )}
    </Sheet>
  )
}

function ItemRow({ item, search }: { readonly item: Item; readonly search: ItemsSearch }): ReactNode {
  const kinds = useKindNames()
  const { id, kind, subjectId, title, excerpt, openedAt, reports } = item
  const chosen = search.item === id
  return (
    <li>
      <Link
        to="/staff"
        search={{ ...search, item: id }}
        resetScroll={false}
        aria-current={chosen ? 'true' : undefined}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 px-5 py-3 hover:bg-hover focus-visible:-outline-offset-2 aria-[current]:bg-money-soft phone:px-4"
      >
        <span className="truncate font-semibold">
          {kinds[kind]} <span className="num">{subjectId}</span>
          {title === null ? null : (
            <span className="font-normal text-ink-2">
              {' '}
              · <UserText>{title}</UserText>
            </span>
          )}
        </span>
        <span className="text-right">
          <ItemState item={item} />
        </span>
        <span className="truncate text-13 text-ink-2">
          {excerpt === null || excerpt === '' ? (
            reports > 0 ? (
              <Plural value={reports} one="# report" other="# reports" />
            ) : (
              <Trans>Somebody waits</Trans>
            )
          ) : (
            excerpt
          )}
        </span>
        <span className="text-right text-13 text-ink-2">
          <Moment at={openedAt} as="relative" />
        </span>
      </Link>
    </li>
  )
}

/** State of an item: who works on it, or its outcome. */
export function ItemState({ item }: { readonly item: Pick<Item, 'claim' | 'closed' | 'reports'> }): ReactNode {
  const outcomes = useOutcomeNames()
  const uid = useSession()?.uid
  const { claim, closed, reports } = item
  if (closed !== null) return <StatusBadge kind="neutral">{outcomes[closed.outcome]}</StatusBadge>
  if (claim !== null && claim.uid === uid)
    return (
      <StatusBadge kind="positive">
        <Trans>you</Trans>
      </StatusBadge>
    )
  if (claim !== null)
    return (
      <StatusBadge kind="neutral">
        <UserText>{claim.nickName}</UserText>
      </StatusBadge>
    )
  return reports > 0 ? (
    <StatusBadge kind="dispute">
      <Trans>reported</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge kind="hold">
      <Trans>waits</Trans>
    </StatusBadge>
  )
}
