import { formatAmount, moneyFromWire } from '@jindu/domain/money'
import type { AdDay } from './add-all.ts'
import { clickRate } from './click-rate.ts'

const HEAD = ['day', 'place', 'impressions', 'clicks', 'clicks_not_counted', 'clicks_per_100_impressions', 'paid_usd']

/** The days of an ad as rows of a file, the first one naming the columns; no rate where nothing was shown. */
export function daysCsv(days: readonly AdDay[]): readonly (readonly (string | number)[])[] {
  return [
    HEAD,
    ...days.map((row) => [
      row.day,
      row.place,
      row.impressions,
      row.clicks,
      row.uncounted,
      clickRate(row)?.toFixed(2) ?? '',
      formatAmount(moneyFromWire(row.paid)),
    ]),
  ]
}
