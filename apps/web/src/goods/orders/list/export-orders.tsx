import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { amountCell } from '../../../shared/csv/amount-cell.ts'
import { ExportList } from '../../../shared/csv/export-list.tsx'
import { isoTime } from '../../../shared/format/iso-time.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'
import type { ListedOrder } from './list-search.ts'
import { useOrderWord } from '../../../trust/order-marks/index.ts'

interface ExportOrdersProps {
  readonly asked: ApiInputs['goodsOrders']['list']
  readonly timeZone: string
  /** Nothing fits, or is not known yet. */
  readonly none: boolean
}

/** The orders that the filters leave, as a file. */
export function ExportOrders({ asked, timeZone, none }: ExportOrdersProps): ReactNode {
  const { t } = useLingui()
  const word = useOrderWord()
  const bought = asked.side === 'buy'
  return (
    <ExportList<ListedOrder>
      none={none}
      name={bought ? 'jindu-bought' : 'jindu-sold'}
      asked={{ ...asked, page: 1, limit: 20 }}
      read={(client, page, signal) => client.goodsOrders.list.query({ ...asked, ...page }, { signal })}
      head={[
        t`Order`,
        t`Goods`,
        bought ? t`Seller` : t`Buyer`,
        t({ message: 'Units', context: 'sales' }),
        t`Price (USD)`,
        t`Total (USD)`,
        t`Coin`,
        t`Amount`,
        ...(bought ? [] : [t`Fee`, t`You get`]),
        t`State`,
        t`Paid at`,
        t`Protected until`,
        t`Ended at`,
        // Last: programs of readers count the columns.
        t`Discount (USD)`,
      ]}
      cells={(row) => [
        row.id,
        row.title,
        bought ? row.sellerUid : row.buyerUid,
        row.volume,
        amountCell(row.price),
        amountCell(row.totalUsd),
        row.amount.asset,
        amountCell(row.amount),
        ...(bought ? [] : [amountCell(row.proceeds.fee), amountCell(row.proceeds.net)]),
        word(row),
        isoTime(row.paidAt, timeZone),
        isoTime(row.protectUntil, timeZone),
        row.settledAt === null ? '' : isoTime(row.settledAt, timeZone),
        row.discount === null ? '' : amountCell(row.discount.off),
      ]}
    />
  )
}
