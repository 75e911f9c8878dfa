import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { AddUnits } from './add-units.tsx'
import { ChangeDelivery } from './change-delivery.tsx'
import { StockFigures } from './stock-figures.tsx'
import { UnitsTable } from './units-table.tsx'

/** Delivery of one's own goods: kind, stock, and the state of each unit. */
export function StockSheet({ goodsId }: { readonly goodsId: number }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { data: stock, error, refetch } = useQuery(q.goods.stock.summary.queryOptions({ id: goodsId }))
  if (stock === undefined) {
    if (error !== null) return <FailureNote error={error} retry={() => void refetch()} />
    return (
      <Loading label={t`The stock is loading`} slowText={<Trans>Still waiting for the stock.</Trans>}>
        <Skeleton className="block h-64 w-full rounded-3" />
      </Loading>
    )
  }
  return (
    <div className="grid gap-5">
      <Sheet>
        <SheetHead title={<Trans>Delivery method</Trans>} />
        <SheetBody>
          <ChangeDelivery key={stock.delivery} stock={stock} />
        </SheetBody>
        {stock.delivery === 'units' ? (
          <>
            <SheetBody>
              <StockFigures stock={stock} />
            </SheetBody>
            <SheetBody>
              <AddUnits goodsId={goodsId} />
            </SheetBody>
          </>
        ) : null}
      </Sheet>
      {stock.delivery === 'units' || stock.unsold + stock.sealed + stock.opened > 0 ? (
        <UnitsTable stock={stock} />
      ) : null}
    </div>
  )
}
