import { fail } from '@jindu/domain/errors'
import { fiatFor, fiatsOf, formatFiat, type FiatCode, type FiatSum, type Money } from '@jindu/domain/money'
import type { App } from '../../platform/app.ts'
import type { QuotedFiat } from '../../platform/rates/fiat/fiat-rates.ts'

type Rates = Pick<App, 'rates'>

/** The rate of a currency now; null for dollars, and if none is known. */
export function fiatRateNow({ rates }: Rates, fiat: FiatCode): QuotedFiat | null {
  return rates.fiat.all().find((rate) => rate.fiat === fiat) ?? null
}

/** The currencies that operators chose, with their rates. */
export function openFiats(app: Pick<App, 'rates' | 'settings'>) {
  const rates = app.rates.fiat.all()
  return fiatsOf(app.settings.current().otcFiats).map((fiat) => ({
    fiat,
    rate: rates.find((rate) => rate.fiat === fiat) ?? null,
  }))
}

/** @throws DomainError FIAT_NOT_ACCEPTED */
export function assertOpenFiat({ settings }: Pick<App, 'settings'>, fiat: FiatCode): void {
  if (!fiatsOf(settings.current().otcFiats).includes(fiat)) fail('FIAT_NOT_ACCEPTED', { fiat })
}

/** The sum that an order is paid with, and the rate at which it was fixed; null for dollars. */
export interface FixedSum extends FiatSum {
  readonly rate: QuotedFiat | null
}

/**
 * Fixes the sum to pay: at the newest rate, or at the one that the taker saw if it still stands.
 * @param seen the sum that the taker saw; undefined for callers that know dollars only
 * @throws DomainError FIAT_NOT_ACCEPTED, FIAT_RATE_UNAVAILABLE, FIAT_SUM_CHANGED with the sum that counts now
 */
export function fixSum(
  app: Pick<App, 'rates' | 'settings'>,
  fiat: FiatCode,
  total: Money<'USD'>,
  seen: FiatSum | undefined,
): FixedSum {
  assertOpenFiat(app, fiat)
  const sums: readonly FixedSum[] =
    fiat === 'USD'
      ? [{ fiat, units: total.units, rate: null }]
      : app.rates.fiat.standing(fiat).map((rate) => ({ ...fiatFor(total, rate), rate }))
  const [newest] = sums
  if (newest === undefined) return fail('FIAT_RATE_UNAVAILABLE', { fiat })
  if (seen === undefined) return newest
  const found = seen.fiat === fiat ? sums.find(({ units }) => units === seen.units) : undefined
  return found ?? fail('FIAT_SUM_CHANGED', { sum: formatFiat(newest) })
}
