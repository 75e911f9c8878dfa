import { formatAmount, moneyFromWire, type MoneyWire } from '@jindu/domain/money'
import type { CsvCell } from './csv.ts'

/** An amount as a number of its full precision; its coin has a column of its own. */
export const amountCell = (of: MoneyWire): CsvCell => ({ decimal: formatAmount(moneyFromWire(of)) })
