import type { CurrencyCode } from '@jindu/domain/money'
import type { DataColumn } from '@jindu/ui/patterns/data-table'
import { StatusBadge, type StatusKind } from '@jindu/ui/patterns/status-badge'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { amountCell } from '../../../shared/csv/amount-cell.ts'
import { ExportList } from '../../../shared/csv/export-list.tsx'
import { Amount } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { isoTime } from '../../../shared/format/iso-time.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { RecordSheet } from '../record-sheet.tsx'
import { useRecords } from '../use-records.ts'

type Move = ApiOutputs['transfers']['moves']['data'][number]
type Tab = 'all' | 'otc' | 'fund'

const LOOKS = {
  pending: 'hold',
  completed: 'positive',
  rejected: 'negative',
} as const satisfies Record<Move['status'], StatusKind>

/** Moves between the reader's balances, by direction. */
export function MoveRecords({ currency }: { readonly currency: CurrencyCode }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [tab, setTab] = useState<Tab>('all')
  const asked = useRecords()
  const { span, timeZone } = asked
  const filter = { currency, ...span, ...(tab === 'all' ? {} : { target: tab }) }
  const records = useQuery({
    ...q.transfers.moves.queryOptions({ ...filter, ...asked.asked }),
    placeholderData: keepPreviousData,
  })
  const words: Record<Move['status'], string> = {
    pending: t`In review`,
    completed: t`Completed`,
    rejected: t`Refused, returned`,
  }
  const empty = {
    all: <Trans>You have moved no {currency} between your balances yet</Trans>,
    otc: <Trans>You have moved no {currency} to your fiat balance yet</Trans>,
    fund: <Trans>You have moved no {currency} to your fund balance yet</Trans>,
  }
  return (
    <RecordSheet
      title={t`Moves`}
      choice={{
        label: t`Which moves`,
        value: tab,
        options: [
          { value: 'all', label: t`All` },
          { value: 'otc', label: t`To fiat` },
          { value: 'fund', label: t`To fund` },
        ],
        onChange: (next) => {
          setTab(next)
          asked.onAsked({ ...asked.asked, page: 1 })
        },
      }}
      records={records}
      unread={<Trans>Your balances are not affected.</Trans>}
      columns={useColumns(words)}
      empty={empty[tab]}
      asked={asked}
      csv={
        <ExportList<Move>
          name={`jindu-moves-${currency}`}
          asked={filter}
          none={(records.data?.total ?? 0) === 0}
          read={(client, page, signal) => client.transfers.moves.query({ ...filter, ...page }, { signal })}
          head={[t`Number`, t`When`, t`Way`, t`Coin`, t`Amount`, t`State`, t`Remark`]}
          cells={({ id, createdAt, target, amount, status, remark }) => [
            id,
            isoTime(createdAt, timeZone),
            target === 'otc' ? t`Fund → fiat` : t`Fiat → fund`,
            amount.asset,
            amountCell(amount),
            words[status],
            remark,
          ]}
        />
      }
    />
  )
}

function useColumns(words: Record<Move['status'], string>): readonly DataColumn<Move>[] {
  return [
    {
      id: 'when',
      header: <Trans>When</Trans>,
      className: 'num whitespace-nowrap text-ink-3 phone:order-2',
      render: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      id: 'way',
      header: <Trans>Way</Trans>,
      render: ({ target }) => (target === 'otc' ? <Trans>Fund → fiat</Trans> : <Trans>Fiat → fund</Trans>),
    },
    {
      id: 'amount',
      header: <Trans>Amount</Trans>,
      align: 'end',
      render: ({ amount }) => <Amount of={amount} strong />,
    },
    {
      id: 'state',
      header: <Trans>State</Trans>,
      align: 'end',
      className: 'phone:order-2',
      render: ({ status, remark }) => (
        <span className="grid justify-items-end gap-0.5">
          <StatusBadge kind={LOOKS[status]}>{words[status]}</StatusBadge>
          {remark === '' ? null : <span className="text-13 text-ink-3 wrap-anywhere">{remark}</span>}
        </span>
      ),
    },
  ]
}
