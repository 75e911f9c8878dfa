import type { CurrencyCode } from '@jindu/domain/money'
import { ShortHash } from '@jindu/ui/patterns/address'
import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Ticks } from '@jindu/ui/patterns/ticks'
import { Button } from '@jindu/ui/primitives/button'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { amountCell } from '../../../shared/csv/amount-cell.ts'
import { ExportList } from '../../../shared/csv/export-list.tsx'
import { NoSuchDays } from '../../../shared/days/no-such-days.tsx'
import { ALL_DAYS } from '../../../shared/days/span-of-days.ts'
import { Amount } from '../../../shared/format/amount.tsx'
import { isoTime } from '../../../shared/format/iso-time.ts'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { ListPager } from '../../../shared/page/list-pager.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { DepositBadge, useDepositWord, type Deposit } from '../deposit-badge.tsx'
import { hasDays, RecordTools } from '../record-tools.tsx'
import { RECORD_SIZES, useRecords } from '../use-records.ts'
import { DepositDetails } from './deposit-details.tsx'

/** Polling interval while confirmations are missing. */
const READ_AGAIN_MS = 10_000

/** Deposits with their confirmations as ticks. */
export function DepositRecords({ currency }: { readonly currency: CurrencyCode }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const asked = useRecords()
  const { span, timeZone, onAsked } = asked
  const { page, limit } = asked.asked
  const filter = { currency, ...span }
  const word = useDepositWord()
  const [open, setOpen] = useState<number>()
  const deposits = useQuery({
    ...q.wallet.deposits.queryOptions({ ...filter, page, limit }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'unconfirmed') === true ? READ_AGAIN_MS : false,
  })
  const columns = useColumns(open, setOpen)
  const total = deposits.data?.total ?? 0
  return (
    <Sheet>
      <SheetHead title={<Trans>Deposit records</Trans>} end={<ReadChain currency={currency} />} />
      <RecordTools
        records={asked}
        csv={
          <ExportList<Deposit>
            name={`jindu-deposits-${currency}`}
            asked={filter}
            none={total === 0}
            read={(client, asking, signal) => client.wallet.deposits.query({ ...filter, ...asking }, { signal })}
            head={[
              t`Number`,
              t`Seen at`,
              t`Credited at`,
              t`Coin`,
              t`Amount`,
              t`State`,
              t`Confirmations`,
              t`Address`,
              t`Transaction ID`,
            ]}
            cells={(row) => [
              row.id,
              isoTime(row.createdAt, timeZone),
              row.creditedAt === null ? '' : isoTime(row.creditedAt, timeZone),
              row.amount.asset,
              amountCell(row.amount),
              word(row),
              row.confirmations,
              row.address,
              row.txid,
            ]}
          />
        }
      />
      {deposits.isError ? (
        <SheetBody>
          <FailureNote
            error={deposits.error}
            money={<Trans>Your deposits are not affected, they could only not be read.</Trans>}
            retry={() => void deposits.refetch()}
          />
        </SheetBody>
      ) : (
        <DataTable
          caption={t`Deposit records`}
          columns={columns}
          rows={deposits.data?.data}
          rowKey={({ id }) => String(id)}
          loadingRows={deposits.isPending ? 3 : 0}
          {...(open === undefined ? {} : { selectedKey: String(open) })}
          renderDetail={(deposit) => <DepositDetails deposit={deposit} />}
          empty={
            hasDays(asked) ? (
              <NoSuchDays onClear={() => asked.onDays(ALL_DAYS)} />
            ) : (
              <EmptyState title={<Trans>No {currency} has come in yet</Trans>}>
                <Trans>A payment to your address appears here as soon as the chain shows it.</Trans>
              </EmptyState>
            )
          }
          pager={
            <ListPager
              page={page}
              limit={limit}
              total={total}
              onPage={(next) => onAsked({ page: next, limit })}
              byTime
              sizes={{ choices: RECORD_SIZES, onChange: (chosen) => onAsked({ page: 1, limit: chosen }) }}
            />
          }
        />
      )}
    </Sheet>
  )
}

function ReadChain({ currency }: { readonly currency: CurrencyCode }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const refresh = useVerb((client) => client.wallet.refreshDeposit.mutate({ currency }), {
    says: t`The ${currency} chain was read again`,
    changes: [q.wallet.deposits.queryOptions({ currency }).queryKey.slice(0, 1)],
  })
  return (
    <Button size="s" loading={refresh.isPending} onClick={() => refresh.mutate(undefined)}>
      <RefreshCw className="s" aria-hidden="true" />
      <Trans>Read the chain again</Trans>
    </Button>
  )
}

function useColumns(
  open: number | undefined,
  setOpen: (id: number | undefined) => void,
): readonly DataColumn<Deposit>[] {
  const { t } = useLingui()
  return [
    {
      id: 'when',
      header: <Trans>Seen</Trans>,
      className: 'num whitespace-nowrap text-ink-3 phone:order-2 phone:self-center',
      render: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      id: 'amount',
      header: <Trans>Amount</Trans>,
      align: 'end',
      className: 'phone:order-1 phone:text-left',
      render: ({ amount, status }) => (
        <Amount of={amount} strong {...(status === 'credited' ? { direction: 'incoming' as const } : {})} />
      ),
    },
    {
      id: 'state',
      header: <Trans>State</Trans>,
      className: 'phone:order-1',
      render: (deposit) => <DepositBadge deposit={deposit} />,
    },
    {
      id: 'ticks',
      header: <Trans>Confirmations</Trans>,
      fold: 'wide',
      className: 'w-[24%] phone:order-3 phone:w-auto',
      render: (deposit) => <Confirmations of={deposit} />,
    },
    {
      id: 'tx',
      header: <Trans>Transaction</Trans>,
      fold: 'hidden',
      render: ({ txid }) => <ShortHash value={txid} />,
    },
    {
      id: 'more',
      header: <span className="sr-only">{t`Details`}</span>,
      align: 'end',
      className: 'phone:order-2',
      render: ({ id }) => (
        <Button
          size="s"
          variant="quiet"
          aria-expanded={open === id}
          onClick={() => setOpen(open === id ? undefined : id)}
        >
          <Trans>Details</Trans>
        </Button>
      ),
    },
  ]
}

function Confirmations({ of }: { readonly of: Deposit }): ReactNode {
  if (of.status === 'orphaned') {
    return (
      <span className="text-ink-3">
        <Trans>Nothing was credited</Trans>
      </span>
    )
  }
  const { confirmationsNeeded: needed } = of
  const credited = of.status === 'credited'
  const done = credited ? needed : of.confirmations
  const missing = Math.max(0, needed - done)
  return (
    <div className="grid gap-1">
      <Ticks total={needed} filled={done} wide kind={credited ? 'positive' : 'money'} />
      {credited ? null : (
        <span className="text-12 text-ink-3">
          <Plural value={missing} one="credited with # more block" other="credited with # more blocks" />
        </span>
      )}
    </div>
  )
}
