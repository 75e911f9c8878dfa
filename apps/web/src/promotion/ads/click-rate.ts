interface Counted {
  readonly impressions: number
  readonly clicks: number
}

/** Clicks per hundred impressions; null where nothing was shown. */
export function clickRate({ impressions, clicks }: Counted): number | null {
  return impressions === 0 ? null : (clicks / impressions) * 100
}

/** As it is read: `3.30%`, a dash where nothing was shown. */
export function writeRate(rate: number | null): string {
  return rate === null ? '–' : `${rate.toFixed(2)}%`
}
