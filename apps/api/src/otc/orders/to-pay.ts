import type { FixedSum } from '../offers/index.ts'
import type { OrderRow } from './order-row.ts'

/** The columns of a sum fixed on taking: dollars have none, the total is the sum. */
export function fiatColumns({ fiat, units, rate }: FixedSum) {
  if (rate === null) return { fiat }
  const { perUsdE8: fiatRateE8, source: fiatRateSource, quotedAt: fiatRateAt } = rate
  return { fiat, fiatUnits: units, fiatRateE8, fiatRateSource, fiatRateAt }
}

/** What the timeline, and so the dossier, says of the sum beside the dollars; nothing for dollars. */
export function fiatFacts({ fiat, units, rate }: FixedSum): Readonly<Record<string, string>> {
  if (rate === null) return {}
  return {
    fiat,
    fiatUnits: units.toString(),
    fiatRateE8: rate.perUsdE8.toString(),
    fiatRateSource: rate.source,
    fiatRateAt: rate.quotedAt.toString(),
  }
}

/** The sum that the buyer pays. */
export function toPayOf({ fiat, totalCents, fiatUnits, fiatRateE8, fiatRateSource, fiatRateAt }: OrderRow): FixedSum {
  if (fiat === 'USD' || fiatUnits === null || fiatRateE8 === null || fiatRateSource === null || fiatRateAt === null) {
    return { fiat, units: totalCents, rate: null }
  }
  return { fiat, units: fiatUnits, rate: { fiat, perUsdE8: fiatRateE8, source: fiatRateSource, quotedAt: fiatRateAt } }
}
