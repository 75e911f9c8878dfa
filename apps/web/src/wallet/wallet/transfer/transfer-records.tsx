import type { CurrencyCode } from '@jindu/domain/money'
import type { DataColumn } from '@jindu/ui/patterns/data-table'
import { Position } from '@jindu/ui/patterns/position'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { signedCell } from '../../../shared/csv/amount-cell.ts'
import { ExportList } from '../../../shared/csv/export-list.tsx'
import { Amount } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { isoTime } from '../../../shared/format/iso-time.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { RecordSheet } from '../record-sheet.tsx'
import { useRecords } from '../use-records.ts'

type Transfer = ApiOutputs['transfers']['list']['data'][number]
type Tab = 'all' | 'in' | 'out'

/** Transfers from and to other users (wallet-and-otc.md §2 "Transfer"). */
export function TransferRecords({ currency }: { readonly currency: CurrencyCode }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [tab, setTab] = useState<Tab>('all')
  const asked = useRecords()
  const { span, timeZone } = asked
  const filter = { currency, ...span, ...(tab === 'all' ? {} : { guide: tab }) }
  const records = useQuery({
    ...q.transfers.list.queryOptions({ ...filter, ...asked.asked }),
    placeholderData: keepPreviousData,
  })
  const empty = {
    all: <Trans>No {currency} went between you and other users yet</Trans>,
    in: <Trans>Nobody has sent you {currency} yet</Trans>,
    out: <Trans>You have sent nobody {currency} yet</Trans>,
  }
  return (
    <RecordSheet
      title={t`Transfers`}
      choice={{
        label: t`Which transfers`,
        value: tab,
        options: [
          { value: 'all', label: t`All` },
          { value: 'in', label: t`Incoming` },
          { value: 'out', label: t`Outgoing` },
        ],
        onChange: (next) => {
          setTab(next)
          asked.onAsked({ ...asked.asked, page: 1 })
        },
      }}
      records={records}
      unread={<Trans>Your transfers are not affected, they could only not be read.</Trans>}
      columns={useColumns()}
      empty={empty[tab]}
      asked={asked}
      csv={
        <ExportList<Transfer>
          name={`jindu-transfers-${currency}`}
          asked={filter}
          none={(records.data?.total ?? 0) === 0}
          read={(client, page, signal) => client.transfers.list.query({ ...filter, ...page }, { signal })}
          head={[t`Number`, t`When`, t`Way`, t({ message: 'User', context: 'transfers' }), t`Coin`, t`Amount`]}
          cells={({ id, createdAt, guide, otherUid, amount }) => [
            id,
            isoTime(createdAt, timeZone),
            guide === 'in' ? t`In` : t`Out`,
            otherUid,
            amount.asset,
            signedCell(amount, guide),
          ]}
        />
      }
    />
  )
}

function useColumns(): readonly DataColumn<Transfer>[] {
  return [
    {
      id: 'user',
      header: <Trans context="transfers">User</Trans>,
      render: ({ guide, otherUid }) => (
        <span className="flex items-center gap-2">
          <Position at={guide === 'in' ? 'from' : 'to'} kind={guide === 'in' ? 'positive' : 'money'} />
          <b className="num">{otherUid}</b>
        </span>
      ),
    },
    {
      id: 'amount',
      header: <Trans>Amount</Trans>,
      align: 'end',
      render: ({ guide, amount }) => <Amount of={amount} direction={guide === 'in' ? 'incoming' : 'outgoing'} strong />,
    },
    {
      id: 'when',
      header: <Trans>When</Trans>,
      align: 'end',
      className: 'num whitespace-nowrap text-ink-3',
      render: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ]
}
