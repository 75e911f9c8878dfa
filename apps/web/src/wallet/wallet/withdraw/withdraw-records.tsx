import { formatCoin, moneyFromWire, type CurrencyCode } from '@jindu/domain/money'
import { ShortHash } from '@jindu/ui/patterns/address'
import { CopyButton } from '@jindu/ui/patterns/copy-button'
import type { DataColumn } from '@jindu/ui/patterns/data-table'
import { Button } from '@jindu/ui/primitives/button'
import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { amountCell } from '../../../shared/csv/amount-cell.ts'
import { ExportList } from '../../../shared/csv/export-list.tsx'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { Amount } from '../../../shared/format/amount.tsx'
import { isoTime } from '../../../shared/format/iso-time.ts'
import { Moment } from '../../../shared/format/moment.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { ExplorerLink } from '../explorer-link.tsx'
import { RecordSheet } from '../record-sheet.tsx'
import { useRecords } from '../use-records.ts'
import type { Withdrawal } from './withdrawal.ts'
import { useWithdrawalWord, WithdrawalBadge } from './withdrawal-badge.tsx'

const READ_AGAIN_MS = 10_000

type Tab = 'pending' | 'completed' | 'failed'

/** Withdrawals: in progress, completed, or ended otherwise (wallet-and-otc.md §2 "Withdraw"). */
export function WithdrawRecords({ currency }: { readonly currency: CurrencyCode }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [tab, setTab] = useState<Tab>('pending')
  const asked = useRecords()
  const { span, timeZone } = asked
  const filter = { currency, tab, ...span }
  const records = useQuery({
    ...q.withdrawals.list.queryOptions({ ...filter, ...asked.asked }),
    placeholderData: keepPreviousData,
    refetchInterval: tab === 'pending' ? READ_AGAIN_MS : false,
  })
  const word = useWithdrawalWord()
  const empty = {
    pending: <Trans>No {currency} is on its way out</Trans>,
    completed: <Trans>No {currency} withdrawal is completed yet</Trans>,
    failed: <Trans>No {currency} withdrawal failed</Trans>,
  }
  return (
    <RecordSheet
      title={t`Withdrawal records`}
      choice={{
        label: t`Which withdrawals`,
        value: tab,
        options: [
          { value: 'pending', label: t`Pending` },
          { value: 'completed', label: t`Completed` },
          { value: 'failed', label: t({ message: 'Failed', context: 'withdrawals' }) },
        ],
        onChange: (next) => {
          setTab(next)
          asked.onAsked({ ...asked.asked, page: 1 })
        },
      }}
      records={records}
      unread={<Trans>Your withdrawals are not affected, they could only not be read.</Trans>}
      columns={useColumns()}
      empty={empty[tab]}
      asked={asked}
      csv={
        <ExportList<Withdrawal>
          name={`jindu-withdrawals-${currency}`}
          asked={filter}
          none={(records.data?.total ?? 0) === 0}
          read={(client, page, signal) => client.withdrawals.list.query({ ...filter, ...page }, { signal })}
          head={[
            t`Number`,
            t`Applied at`,
            t`Ended at`,
            t`Address`,
            t`Coin`,
            t`Arrives`,
            t`Fee`,
            t`State`,
            t`Transaction ID`,
            t`Remark`,
          ]}
          cells={(row) => [
            row.id,
            isoTime(row.createdAt, timeZone),
            row.endedAt === null ? '' : isoTime(row.endedAt, timeZone),
            row.address,
            row.amount.asset,
            amountCell(row.amount),
            amountCell(row.fee),
            word(row),
            row.tx,
            row.remark,
          ]}
        />
      }
    />
  )
}

function useColumns(): readonly DataColumn<Withdrawal>[] {
  return [
    {
      id: 'what',
      header: <Trans>Withdrawal</Trans>,
      render: ({ createdAt, address }) => (
        <span className="grid gap-0.5">
          <ShortHash value={address} />
          <span className="num text-13 whitespace-nowrap text-ink-3">
            <Moment at={createdAt} />
          </span>
        </span>
      ),
    },
    {
      id: 'amount',
      header: <Trans>Arrives</Trans>,
      align: 'end',
      render: ({ amount, fee }) => (
        <span className="grid gap-0.5">
          <Amount of={amount} strong />
          {fee.units === '0' ? null : (
            <span className="text-13 text-ink-3">
              <Trans>
                fee <Amount of={fee} bare />
              </Trans>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'state',
      header: <Trans>State</Trans>,
      align: 'end',
      fold: 'wide',
      render: (row) => (
        <span className="grid justify-items-end gap-1.5 phone:justify-items-start">
          <WithdrawalBadge withdrawal={row} />
          <Story of={row} />
        </span>
      ),
    },
  ]
}

/** The transaction hash, the reason, or the step that is still possible. */
function Story({ of }: { readonly of: Withdrawal }): ReactNode {
  const { t } = useLingui()
  if (of.mayRevoke) return <TakeBack of={of} />
  if (of.status === 'revoked' || of.status === 'failed' || of.status === 'reviewFailed') {
    return (
      <span className="text-13 text-ink-3 wrap-anywhere">
        {of.remark === '' ? <Trans>Amount and fee are back in your balance</Trans> : of.remark}
      </span>
    )
  }
  if (of.tx === '') {
    return (
      <span className="text-13 text-ink-3">
        <Trans>Approved, it can no longer be taken back</Trans>
      </span>
    )
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <ShortHash value={of.tx} />
      <CopyButton
        value={of.tx}
        labels={{ copy: t`Copy`, copied: t`Copied`, failed: t`Not copied`, empty: t`Nothing to copy` }}
        size="s"
        variant="quiet"
      />
      <ExplorerLink to={of.explorerUrl} />
    </span>
  )
}

function TakeBack({ of }: { readonly of: Withdrawal }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [open, setOpen] = useState(false)
  const shown = formatCoin(moneyFromWire(of.amount))
  const cancel = useVerb((client) => client.withdrawals.cancel.mutate({ id: of.id }), {
    success: 'REVOKED',
    says: t`${shown} and the fee are back in your balance`,
    quiet: true,
    changes: [],
    done: async () => {
      setOpen(false)
      await Promise.all([q.withdrawals.invalidate(), q.wallet.invalidate()])
    },
  })
  const refusal = useFailureText(cancel.error)
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        <Trans>Take it back</Trans>
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={<Trans>Take the withdrawal of {shown} back?</Trans>}
        consequence={<Trans>Amount and fee return to your fund balance at once. Nothing was sent.</Trans>}
        confirmLabel={<Trans>Take it back</Trans>}
        cancelLabel={<Trans>Let it go on</Trans>}
        pending={cancel.isPending}
        error={refusal === '' ? null : refusal}
        onConfirm={() => cancel.mutate(undefined)}
      />
    </>
  )
}
