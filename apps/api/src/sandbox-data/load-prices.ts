import { POINT_SECONDS, pointAt, storePrices } from '../platform/rates/price-points.ts'
import { createSandboxRates } from '../platform/rates/sandbox-rates.ts'
import type { Stage } from './stage.ts'

const ROWS = 5_000

/** Stores the market prices of the demo's months, as `keep-prices` would have done. */
export async function loadPrices({ app, start, end }: Stage): Promise<void> {
  const moments = Array.from(
    { length: Math.floor((end - pointAt(start)) / POINT_SECONDS) + 1 },
    (_, nth) => pointAt(start) + nth * POINT_SECONDS,
  )
  const points = moments.flatMap((at) =>
    createSandboxRates({ now: () => at })
      .all()
      .map(({ currency, usdE8 }) => ({ currency, at, usdE8 })),
  )
  for (let from = 0; from < points.length; from += ROWS) {
    await storePrices(app, points.slice(from, from + ROWS))
  }
}
