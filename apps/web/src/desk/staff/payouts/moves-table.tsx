import { formatCoin, moneyFromWire } from '@jindu/domain/money'
import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { SheetBody } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { ListPager } from '../../../shared/page/list-pager.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { AgreeStep } from '../shared/agree-step.tsx'
import { UserLink } from '../shared/links.tsx'
import { ReasonStep } from '../shared/reason-step.tsx'
import { WhyNot } from './why-not.tsx'

type Move = ApiOutputs['transfers']['moveQueue']['data'][number]

const READ_AGAIN_MS = 10_000

export interface MovesTableProps {
  readonly page: number
  readonly limit: number
  readonly onPage: (page: number) => void
}

/** Moves between users' own balances that wait for finance, if the site requires review. */
export function MovesTable({ page, limit, onPage }: MovesTableProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const moves = useQuery({
    ...q.transfers.moveQueue.queryOptions({ page, limit }),
    placeholderData: keepPreviousData,
    refetchInterval: READ_AGAIN_MS,
  })
  const columns = useColumns()
  if (moves.isError) {
    return (
      <SheetBody>
        <FailureNote
          error={moves.error}
          money={<Trans>No money was moved.</Trans>}
          retry={() => void moves.refetch()}
        />
      </SheetBody>
    )
  }
  return (
    <DataTable
      density="desk"
      caption={t`Moves between balances`}
      columns={columns}
      rows={moves.data?.data}
      rowKey={({ id }) => String(id)}
      loadingRows={moves.isPending ? 6 : 0}
      empty={
        <EmptyState headingLevel={2} title={<Trans>No move waits for review</Trans>}>
          <Trans>Moves go through at once unless the settings ask for review.</Trans>
        </EmptyState>
      }
      pager={<ListPager page={page} limit={limit} total={moves.data?.total ?? 0} onPage={onPage} />}
    />
  )
}

function useColumns(): readonly DataColumn<Move>[] {
  const { t } = useLingui()
  return [
    { id: 'id', header: t`Id`, fold: 'hidden', className: 'num text-ink-3', render: ({ id }) => id },
    { id: 'user', header: t`User`, render: ({ uid }) => <UserLink uid={uid} /> },
    { id: 'amount', header: t`Amount`, align: 'end', render: ({ amount }) => <Amount of={amount} strong /> },
    {
      id: 'way',
      header: t`Way`,
      render: ({ target }) => (target === 'otc' ? <Trans>Fund → fiat</Trans> : <Trans>Fiat → fund</Trans>),
    },
    {
      id: 'when',
      header: t`Since`,
      className: 'num whitespace-nowrap text-ink-3',
      render: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      id: 'steps',
      header: <span className="sr-only">{t`Steps`}</span>,
      align: 'end',
      render: (move) => <Steps of={move} />,
    },
  ]
}

function Steps({ of: { id, uid, amount, target, allowedEvents } }: { readonly of: Move }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const reread = () => q.transfers.moveQueue.invalidate()
  const shown = formatCoin(moneyFromWire(amount))
  const refused = allowedEvents.find(({ allowed }) => !allowed)
  if (refused !== undefined) return <WhyNot code={refused.reason ?? ''} />
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <AgreeStep
        first={null}
        look="ink"
        label={<Trans>Let through</Trans>}
        name={t`Let move ${id} through`}
        title={
          <Trans>
            Move {shown} of user {uid}?
          </Trans>
        }
        consequence={
          target === 'otc' ? (
            <Trans>It leaves their fund balance and stands in their fiat-trade balance at once.</Trans>
          ) : (
            <Trans>It leaves their fiat-trade balance and stands in their fund balance at once.</Trans>
          )
        }
        facts={[]}
        confirmLabel={<Trans>Let {shown} through</Trans>}
        variant="money"
        says={t`Move ${id} is let through`}
        step={(client) => client.transfers.approveMove.mutate({ id })}
        reread={reread}
      />
      <ReasonStep
        label={<Trans>Refuse</Trans>}
        name={t`Refuse move ${id}`}
        takesBack={false}
        inRow
        title={
          <Trans>
            Refuse to move {shown} of user {uid}
          </Trans>
        }
        consequence={<Trans>The amount returns to the balance it came from. They read the reason.</Trans>}
        says={t`Move ${id} is refused, the money is back`}
        step={(client, reason) => client.transfers.rejectMove.mutate({ id, reason })}
        reread={reread}
      />
    </span>
  )
}
