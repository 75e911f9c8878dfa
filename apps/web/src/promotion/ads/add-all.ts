import type { ApiOutputs } from '../../shared/trpc/types.ts'

export type AdDay = ApiOutputs['ads']['days']['data'][number]

/** Sums over days and places; cost in US cents. */
export function addAll(rows: readonly AdDay[]) {
  return rows.reduce(
    (sums, { impressions, clicks, uncounted, paid }) => ({
      impressions: sums.impressions + impressions,
      clicks: sums.clicks + clicks,
      uncounted: sums.uncounted + uncounted,
      cents: sums.cents + BigInt(paid.units),
    }),
    { impressions: 0, clicks: 0, uncounted: 0, cents: 0n },
  )
}
