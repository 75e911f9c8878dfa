import { formatAmount, moneyFromWire, type MoneyWire } from '@jindu/domain/money'
import type { CsvCell } from './csv.ts'

/** An amount as a number of its full precision; its coin has a column of its own. */
export const amountCell = (of: MoneyWire): CsvCell => ({ decimal: formatAmount(moneyFromWire(of)) })

/** A change with its sign, so that a column adds up. */
export const signedCell = (of: MoneyWire, guide: 'in' | 'out'): CsvCell =>
  amountCell(guide === 'in' || of.units === '0' ? of : { ...of, units: `-${of.units}` })
