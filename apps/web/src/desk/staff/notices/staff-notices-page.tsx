import { NOTICE_STATES, type NoticeState } from '@jindu/domain/desk/notices'
import { NOTICE_CATEGORY_WORDS } from '@jindu/i18n'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Button } from '@jindu/ui/primitives/button'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { PagedTable } from '../../../shared/page/paged-table.tsx'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import { staffNoticesInput } from './notice-search.ts'
import { UserText } from '../../../shared/format/user-text.tsx'

type Row = ApiOutputs['notices']['staffList']['data'][number]

const route = getRouteApi('/staff/notices/')

/** All notices: published, scheduled and taken down. */
export function StaffNoticesPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const navigate = route.useNavigate()
  const search = route.useSearch()
  const input = staffNoticesInput(search)
  const list = useQuery({ ...q.notices.staffList.queryOptions(input), placeholderData: keepPreviousData })
  const columns = useColumns()
  const names: Record<NoticeState, string> = { out: t`On the board`, planned: t`Planned`, withdrawn: t`Taken down` }
  const counts = list.data?.counts
  return (
    <>
      <PageTitle
        end={
          <Link to="/staff/notices/$id" params={{ id: 'new' }} className="btn ink s">
            <Trans>New notice</Trans>
          </Link>
        }
      >
        <Trans>Notices</Trans>
      </PageTitle>
      <FailureNote error={list.error} retry={() => void list.refetch()} />
      <Sheet>
        <div className="ticket-queues">
          <Segmented
            label={t`State`}
            value={search.state ?? 'out'}
            onValueChange={(state) => void navigate({ search: { state } })}
            options={NOTICE_STATES.map((state) => ({
              value: state,
              label: counts === undefined ? names[state] : `${names[state]} ${counts[state]}`,
            }))}
          />
        </div>
        <PagedTable
          density="desk"
          caption={t`Notices`}
          columns={columns}
          list={list}
          rowKey={({ id }) => String(id)}
          empty={
            <EmptyState headingLevel={2} title={<Trans>No notice here</Trans>}>
              <Trans>A notice stands in both languages, at once or from a time on.</Trans>
            </EmptyState>
          }
          page={input.page}
          limit={input.limit}
          onPage={(page) => void navigate({ search: { ...search, page } })}
        />
      </Sheet>
    </>
  )
}

function useColumns() {
  const { t } = useLingui()
  const locale = useLocale()
  return [
    {
      id: 'title',
      header: t`Notice`,
      render: ({ id, titleEn, titleZh, pinnedUntil }: Row) => (
        <span className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to="/staff/notices/$id"
            params={{ id: String(id) }}
            className="font-medium underline-offset-[3px] hover:underline"
          >
            <UserText>{(locale === 'en' ? titleEn : titleZh) ?? titleEn ?? titleZh}</UserText>
          </Link>
          <span className="num text-12 text-ink-3">{id}</span>
          {pinnedUntil === null ? null : (
            <StatusBadge kind="neutral">
              <Trans>pinned</Trans>
            </StatusBadge>
          )}
        </span>
      ),
    },
    {
      id: 'category',
      header: t`Category`,
      foldLabel: t`Category`,
      render: ({ category }: Row) =>
        Object.entries(NOTICE_CATEGORY_WORDS).find(([number]) => number === String(category))?.[1][locale] ?? category,
    },
    {
      id: 'time',
      header: t`Published`,
      foldLabel: t`Published`,
      className: 'num whitespace-nowrap text-ink-3',
      render: ({ publishedAt }: Row) => <Moment at={publishedAt} />,
    },
    {
      id: 'do',
      header: t`Actions`,
      align: 'end' as const,
      fold: 'beside' as const,
      render: (row: Row) => <Shown row={row} />,
    },
  ]
}

function Shown({ row: { id, state, titleEn, titleZh } }: { readonly row: Row }): ReactNode {
  const { t } = useLingui()
  const down = state === 'withdrawn'
  const title = useLocale() === 'en' ? titleEn : titleZh
  const verb = useStaffVerb(
    (client) => (down ? client.notices.restore.mutate({ id }) : client.notices.withdraw.mutate({ id })),
    { says: down ? t`The notice is back` : t`The notice is taken down` },
  )
  return (
    <Button
      size="s"
      variant="quiet"
      loading={verb.isPending}
      aria-label={down ? t`Put back: ${title ?? ''}` : t`Take down: ${title ?? ''}`}
      onClick={() => verb.mutate(undefined)}
    >
      {down ? <Trans>Put back</Trans> : <Trans>Take down</Trans>}
    </Button>
  )
}
