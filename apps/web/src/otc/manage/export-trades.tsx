import { fiatDecimal, formatFiatRate, formatRate } from '@jindu/domain/money'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { amountCell } from '../../shared/csv/amount-cell.ts'
import { ExportList } from '../../shared/csv/export-list.tsx'
import { isoTime } from '../../shared/format/iso-time.ts'
import type { ApiInputs } from '../../shared/trpc/types.ts'
import { useOtcWord, type OtcOrderRow } from '../orders/index.ts'

interface ExportTradesProps {
  readonly asked: ApiInputs['otcOrders']['list']
  readonly timeZone: string
  /** The list is empty, or not loaded yet. */
  readonly none: boolean
}

/** Exports the fiat orders that the filters leave. */
export function ExportTrades({ asked, timeZone, none }: ExportTradesProps): ReactNode {
  const { t } = useLingui()
  const word = useOtcWord()
  const time = (at: number | null): string => (at === null ? '' : isoTime(at, timeZone))
  return (
    <ExportList<OtcOrderRow>
      none={none}
      name="jindu-fiat-orders"
      asked={{ ...asked, page: 1 }}
      read={(client, page, signal) => client.otcOrders.list.query({ ...asked, ...page }, { signal })}
      head={[
        t`Order`,
        t`Offer`,
        t`Side`,
        t`Other user`,
        t`Coin`,
        t`Amount`,
        t`Price (USD)`,
        t`Value (USD)`,
        t`Paid in`,
        t`Sum to pay`,
        t`Per US dollar`,
        t`Rate of`,
        t`Buyer’s fee`,
        t`Buyer receives`,
        t`State`,
        t`Taken`,
        t`Paid at`,
        t`Ended at`,
      ]}
      cells={(row) => [
        row.id,
        row.offerId,
        row.role === 'buyer' ? t({ message: 'Buy', context: 'coin' }) : t({ message: 'Sell', context: 'coin' }),
        row.role === 'buyer' ? row.sellerUid : row.buyerUid,
        row.amount.asset,
        amountCell(row.amount),
        { decimal: formatRate({ currency: row.unitPrice.currency, usdE8: BigInt(row.unitPrice.usdE8) }) },
        amountCell(row.total),
        row.toPay.fiat,
        { decimal: fiatDecimal({ fiat: row.toPay.fiat, units: BigInt(row.toPay.units) }) },
        row.toPay.rate === null ? '' : { decimal: formatFiatRate({ perUsdE8: BigInt(row.toPay.rate.perUsdE8) }) },
        time(row.toPay.rate?.quotedAt ?? null),
        amountCell(row.proceeds.fee),
        amountCell(row.proceeds.net),
        word(row),
        time(row.createdAt),
        time(row.paidAt),
        time(row.endedAt),
      ]}
    />
  )
}
