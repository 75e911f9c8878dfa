import { formatCoin, moneyFromWire, type CurrencyCode } from '@jindu/domain/money'
import { ShortHash } from '@jindu/ui/patterns/address'
import { CopyButton } from '@jindu/ui/patterns/copy-button'
import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Button } from '@jindu/ui/primitives/button'
import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { Amount } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { ListPager } from '../../../shared/page/list-pager.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { ExplorerLink } from '../explorer-link.tsx'
import type { Withdrawal } from './withdrawal.ts'
import { WithdrawalBadge } from './withdrawal-badge.tsx'

const SIZES = [10, 20, 40] as const
const READ_AGAIN_MS = 10_000

type Tab = 'pending' | 'completed' | 'failed'

/** What was applied for: in the making, completed, ended otherwise (wallet-and-otc.md §2 "Withdraw"). */
export function WithdrawRecords({ currency }: { readonly currency: CurrencyCode }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [tab, setTab] = useState<Tab>('pending')
  const [page, setPage] = useState(1)
  const [limit, setLimit] = useState<(typeof SIZES)[number]>(SIZES[0])
  const records = useQuery({
    ...q.withdrawals.list.queryOptions({ currency, tab, page, limit }),
    placeholderData: keepPreviousData,
    refetchInterval: tab === 'pending' ? READ_AGAIN_MS : false,
  })
  const columns = useColumns()
  const empty = {
    pending: <Trans>No {currency} is on its way out</Trans>,
    completed: <Trans>No {currency} withdrawal is completed yet</Trans>,
    failed: <Trans>No {currency} withdrawal failed</Trans>,
  }
  return (
    <Sheet>
      <SheetHead
        title={<Trans>Withdrawal records</Trans>}
        end={
          <Segmented
            label={t`Which withdrawals`}
            value={tab}
            onValueChange={(next) => {
              setTab(next)
              setPage(1)
            }}
            options={[
              { value: 'pending', label: t`Pending` },
              { value: 'completed', label: t`Completed` },
              { value: 'failed', label: t({ message: 'Failed', context: 'withdrawals' }) },
            ]}
          />
        }
      />
      {records.isError ? (
        <SheetBody>
          <FailureNote
            error={records.error}
            money={<Trans>Your withdrawals are not affected, they could only not be read.</Trans>}
            retry={() => void records.refetch()}
          />
        </SheetBody>
      ) : (
        <DataTable
          caption={t`Withdrawal records`}
          columns={columns}
          rows={records.data?.data}
          rowKey={({ id }) => String(id)}
          loadingRows={records.isPending ? 3 : 0}
          empty={<EmptyState title={empty[tab]} />}
          pager={
            <ListPager
              page={page}
              limit={limit}
              total={records.data?.total ?? 0}
              onPage={setPage}
              byTime
              sizes={{
                choices: SIZES,
                onChange: (chosen) => {
                  setPage(1)
                  setLimit(chosen)
                },
              }}
            />
          }
        />
      )}
    </Sheet>
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

/** The hash, the reason, or the step that is still open. */
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
