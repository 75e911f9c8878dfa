import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CsvButton } from '../../shared/figures/index.ts'
import { useDateOptions } from '../../shared/format/use-date-options.ts'
import { salesRows } from './sales-rows.ts'
import type { Sales } from './sales-search.ts'

/** Exports the charts' data as a file, one row per point. */
export function ExportSales({ sales }: { readonly sales: Sales }): ReactNode {
  const { t } = useLingui()
  const { timeZone } = useDateOptions(3600)
  const head = [
    t`First day (${timeZone})`,
    t`Last day (${timeZone})`,
    t({ message: 'Orders', context: 'sales' }),
    t({ message: 'Units', context: 'sales' }),
    t`Visitors`,
    t`Conversion (%)`,
    t`Held`,
    t`Dispute rate (%)`,
    t`Refunded`,
    t`Earned (USD)`,
    t`Fee (USD)`,
    t`You get (USD)`,
    t`In escrow (USD)`,
    t`Returned (USD)`,
  ]
  return <CsvButton name="jindu-sales" rows={() => salesRows(sales, head, timeZone)} />
}
