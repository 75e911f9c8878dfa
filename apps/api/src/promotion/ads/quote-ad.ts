import { multiply, usd } from '@jindu/domain/money'
import { adFactor, categoryAdClicks, categoryAdPrice, homeAdPrice } from '@jindu/domain/accounts/paid-terms'
import { rules } from '@jindu/domain/rules'
import type { App } from '../../platform/app.ts'
import { openHere } from '../../platform/chain/index.ts'
import { coinQuotes } from '../../platform/rates/coin-quotes.ts'
import type { AdPlace } from './tables.ts'

/**
 * Quotes weeks or packages in each coin, with the reader's balances.
 * @throws DomainError AD_WEEKS_INVALID, AD_PACKAGES_INVALID
 */
export async function quoteAd(
  app: App,
  uid: number,
  { place, count }: { readonly place: AdPlace; readonly count: number },
) {
  const settings = app.settings.current()
  const home = place === 'home'
  const priceOf = (of: number) => (home ? homeAdPrice(of, settings) : categoryAdPrice(of, settings))
  const price = priceOf(count)
  return {
    place,
    count,
    units: home ? count * rules.ads.home.secondsPerWeek : categoryAdClicks(count, settings),
    fullPrice: multiply(usd(home ? settings.homeAdWeekCents : settings.categoryAdPackageCents), count),
    price,
    factorBasisPoints: adFactor(count, settings),
    factors: { double: settings.adDoubleFactorBasisPoints, fivefold: settings.adFivefoldFactorBasisPoints },
    choices: (home ? rules.ads.home.weekChoices : rules.ads.category.packageChoices).map((of) => ({
      count: of,
      price: priceOf(of),
    })),
    now: app.clock.now(),
    ...(await coinQuotes(app, uid, price, openHere(app, 'ads'))),
  }
}
