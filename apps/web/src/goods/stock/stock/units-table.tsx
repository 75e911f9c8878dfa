import { DataTable } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Button } from '@jindu/ui/primitives/button'
import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { ListPager } from '../../../shared/page/list-pager.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { ExportUnsold } from './export-unsold.tsx'
import type { Stock, StockUnit } from './stock.ts'
import { UnitSecret } from './unit-secret.tsx'
import { UnitState } from './unit-state.tsx'

const PAGE_SIZE = 10

type Shown = 'all' | 'unsold' | 'sealed' | 'opened' | 'replaced'

/** Every unit of goods, masked, with its state; unsold ones can be withdrawn. */
export function UnitsTable({ stock }: { readonly stock: Stock }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [shown, setShown] = useState<Shown>('all')
  const [page, setPage] = useState(1)
  const [asked, setAsked] = useState<readonly number[] | 'all' | null>(null)
  const { data, error, refetch } = useQuery({
    ...q.goods.stock.list.queryOptions({
      id: stock.id,
      page,
      limit: PAGE_SIZE,
      ...(shown === 'all' ? {} : { state: shown }),
    }),
    placeholderData: keepPreviousData,
  })
  const withdraw = useVerb(
    (client, units: readonly number[] | 'all') =>
      client.goods.stock.withdraw.mutate({ id: stock.id, units: units === 'all' ? units : [...units] }),
    { success: 'DELETED', says: t({ message: 'Withdrawn', context: 'from the stock' }), done: () => setAsked(null) },
  )
  const total = data?.total ?? 0
  const leaving = asked === 'all' ? stock.unsold : (asked?.length ?? 0)
  return (
    <Sheet>
      <SheetHead
        title={<Trans>Units</Trans>}
        end={
          stock.unsold === 0 ? undefined : (
            <span className="flex flex-wrap justify-end gap-2">
              <ExportUnsold goodsId={stock.id} />
              <Button variant="danger" size="s" onClick={() => setAsked('all')}>
                <Trans>Withdraw all unsold</Trans>
              </Button>
            </span>
          )
        }
      />
      <div className="overflow-x-auto px-5 py-3 phone:px-4">
        <Segmented<Shown>
          label={t`Which units`}
          value={shown}
          onValueChange={(next) => {
            setShown(next)
            setPage(1)
          }}
          options={[
            { value: 'all', label: t`All` },
            { value: 'unsold', label: t`In stock` },
            { value: 'sealed', label: t`Sold, sealed` },
            { value: 'opened', label: t`Opened` },
            ...(stock.replaced === 0 ? [] : [{ value: 'replaced' as const, label: t`Replaced` }]),
          ]}
        />
      </div>
      <FailureNote error={error} retry={() => void refetch()} />
      <DataTable
        caption={t`Units of these goods`}
        loadingRows={data === undefined && error === null ? 4 : 0}
        rows={data?.data}
        rowKey={(unit) => String(unit.id)}
        columns={[
          {
            id: 'secret',
            header: t`Secret`,
            render: (unit) => <UnitSecret goodsId={stock.id} unit={unit} />,
          },
          ...(data?.data.some(({ batch }) => batch !== null) === true
            ? [
                {
                  id: 'batch',
                  header: t`Batch`,
                  foldLabel: t`Batch`,
                  className: 'text-13 text-ink-2 wrap-anywhere',
                  render: ({ batch }: StockUnit) => batch ?? '',
                },
              ]
            : []),
          { id: 'state', header: t`State`, fold: 'late', render: (unit) => <UnitState unit={unit} /> },
          ...(data?.data.some(({ state }) => state === 'unsold') === true
            ? [
                {
                  id: 'do',
                  header: t`Actions`,
                  align: 'end' as const,
                  render: (unit: StockUnit) =>
                    unit.state === 'unsold' ? (
                      <Button size="s" onClick={() => setAsked([unit.id])}>
                        <Trans context="from the stock">Withdraw</Trans>
                      </Button>
                    ) : null,
                },
              ]
            : []),
        ]}
        empty={
          <EmptyState headingLevel={3} title={<Trans>No units here</Trans>}>
            <Trans>Each unit you add stands here with what became of it.</Trans>
          </EmptyState>
        }
        pager={<ListPager page={page} limit={PAGE_SIZE} total={total} onPage={setPage} />}
      />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null)
        }}
        title={
          <Plural value={leaving} one="Withdraw # unit from the stock?" other="Withdraw # units from the stock?" />
        }
        consequence={
          <Trans>They are erased and cannot be sold. Sold units stay with their buyers. No money moves.</Trans>
        }
        confirmLabel={<Trans context="from the stock">Withdraw</Trans>}
        cancelLabel={<Trans>Keep</Trans>}
        variant="danger"
        pending={withdraw.isPending}
        onConfirm={() => {
          if (asked !== null) withdraw.mutate(asked)
        }}
      />
    </Sheet>
  )
}
