import { DataTable } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { STICKY_HEAD } from '../shared/sticky-head.ts'
import { FilterForm } from '../shared/filter-form.tsx'
import { StaffList } from '../shared/staff-list.tsx'
import { UserBadges } from './user-badges.tsx'
import { readUserSearch, usersInput } from './user-search.ts'
import { UserLink } from '../shared/links.tsx'

const route = getRouteApi('/staff/users/')

type Row = ApiOutputs['accounts']['find']['data'][number]

/** Accounts by uid or introducer, the newest first. */
export function UsersPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const columns = useColumns()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const list = useQuery({ ...q.accounts.find.queryOptions(usersInput(search)), placeholderData: keepPreviousData })
  const { before, ...filters } = search
  const filter = (next: Record<string, unknown>): void =>
    void navigate({ search: readUserSearch({ ...filters, ...next }) })
  return (
    <StaffList
      title={<Trans>Users</Trans>}
      list={list}
      before={before}
      onTurn={(to) => filter({ before: to })}
      filters={
        <FilterForm
          label={t`Find users`}
          fields={[
            { name: 'uid', label: 'UID', kind: 'digits' },
            { name: 'introducer', label: t`Introducer’s uid`, kind: 'digits' },
          ]}
          values={search}
          onFilter={(of) => filter({ uid: of('uid'), introducer: of('introducer') })}
        >
          <Segmented
            label={t`State`}
            value={search.kind ?? 'all'}
            onValueChange={(kind) => filter({ kind })}
            options={[
              { value: 'all', label: t`All` },
              { value: 'active', label: t({ message: 'Active', context: 'accounts' }) },
              { value: 'frozen', label: t`Frozen` },
              { value: 'staff', label: t`Staff` },
            ]}
          />
        </FilterForm>
      }
    >
      {(listed) => (
        <DataTable
          {...listed}
          className={`${STICKY_HEAD} is-figures`}
          density="desk"
          caption={t`Users`}
          columns={columns}
          rowKey={(row) => String(row.uid)}
          empty={
            <EmptyState headingLevel={2} title={<Trans>No account fits these filters</Trans>}>
              <Trans>Accounts stand here with their figures; each opens with what it has under way.</Trans>
            </EmptyState>
          }
        />
      )}
    </StaffList>
  )
}

const figure = (id: string, header: string, value: (row: Row) => number, fold: 'cell' | 'hidden' = 'hidden') => ({
  id,
  header,
  align: 'end' as const,
  fold,
  foldLabel: header,
  render: (row: Row) => <span className="num">{value(row)}</span>,
})

function useColumns() {
  const { t } = useLingui()
  return [
    {
      id: 'uid',
      header: 'UID',
      render: ({ uid }: Row) => <UserLink uid={uid} />,
    },
    {
      id: 'state',
      header: t`State`,
      className: 'phone:justify-self-end phone:*:flex-nowrap',
      render: ({ frozenBy, role }: Row) => <UserBadges frozenBy={frozenBy} role={role} />,
    },
    figure('goods', t`Goods published`, (row) => row.goodsRelease),
    figure('sold', t`Sold, completed`, (row) => row.salesAmount, 'cell'),
    figure('bought', t`Bought, completed`, (row) => row.buyAmount, 'cell'),
    figure('against', t`Complaints against`, (row) => row.beComplains),
    {
      id: 'introducer',
      header: t`Introducer`,
      align: 'end' as const,
      fold: 'hidden' as const,
      render: ({ introducer }: Row) => (introducer === null ? null : <UserLink uid={introducer} />),
    },
    {
      id: 'since',
      header: t({ message: 'Registered', context: 'time' }),
      align: 'end' as const,
      fold: 'hidden' as const,
      className: 'num text-ink-3',
      render: ({ createdAt }: Row) => <Moment at={createdAt} />,
    },
    {
      id: 'seen',
      header: t`Last online`,
      align: 'end' as const,
      fold: 'hidden' as const,
      className: 'num text-ink-3',
      render: ({ lastOnlineAt }: Row) => <Moment at={lastOnlineAt} as="relative" />,
    },
  ]
}
