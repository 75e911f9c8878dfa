import { dayAt } from '@jindu/domain/time'
import { amountCell } from '../../shared/csv/amount-cell.ts'
import type { CsvCell } from '../../shared/csv/csv.ts'
import { conversionOf, disputesOf } from './percents.ts'
import type { Sales } from './sales-search.ts'

/** A rate as a number with one decimal; empty without a value. */
export const percentCell = (percent: number | null): CsvCell =>
  percent === null ? '' : { decimal: percent.toFixed(1) }

/** The points of the charts as rows of a file: first and last day of each, in a zone. @param head the names of the columns */
export const salesRows = (
  { points }: Pick<Sales, 'points'>,
  head: readonly string[],
  timeZone: string,
): (readonly CsvCell[])[] => [
  head,
  ...points.map((point) => [
    dayAt(point.from, timeZone),
    dayAt(point.to - 1, timeZone),
    point.orders,
    point.units,
    point.views,
    percentCell(conversionOf(point)),
    point.disputed,
    percentCell(disputesOf(point)),
    point.refunded,
    amountCell(point.earned),
    amountCell(point.fee),
    amountCell(point.net),
    amountCell(point.escrow),
    amountCell(point.returned),
  ]),
]
