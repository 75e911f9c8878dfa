import { CURRENCY_CODES, fiatsOf, type CurrencyCode, type ForeignFiat } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import type { App } from '../../platform/app.ts'
import { isQuoted } from '../../platform/rates/is-quoted.ts'
import { setRate, type RateCode } from '../../platform/rates/tables.ts'
import { rateSource } from '../../accounts/site/index.ts'

const HOUR_SECONDS = 3_600
const { confirmSeconds } = rules.staff.rates

type Row = typeof setRate.$inferSelect

/** The rate set or proposed by finance; null if there is none or it expired. */
function standingOf(row: Row | undefined, now: number) {
  if (row === undefined) return null
  const { usdE8, hours, reason, proposedBy, proposedAt, confirmedBy, confirmedAt } = row
  const until = confirmedAt === null ? proposedAt + confirmSeconds : confirmedAt + hours * HOUR_SECONDS
  if (now >= until) return null
  return { usdE8: String(usdE8), hours, reason, proposedBy, proposedAt, confirmedBy, confirmedAt, until }
}

function marketOf({ rates, clock }: App, currency: CurrencyCode) {
  const quoted = rates.market.all().find((rate) => rate.currency === currency)
  if (quoted === undefined) return null
  return {
    usdE8: String(quoted.usdE8),
    quotedAt: quoted.quotedAt,
    ageSeconds: Math.max(0, clock.now() - quoted.quotedAt),
  }
}

function doubtOf({ rates }: App, currency: CurrencyCode) {
  const doubt = rates.doubt(currency)
  return doubt === null ? null : { usdE8: String(doubt.usdE8), since: doubt.since }
}

/** A currency of payment: `usdE8` is its units per dollar. */
function fiatRatesOf({ rates: { fiat: rates }, clock }: App, currency: ForeignFiat) {
  const quoted = rates.market.all().find(({ fiat }) => fiat === currency)
  const doubt = rates.doubt(currency)
  return {
    currency,
    priced: quoted !== undefined || rates.set(currency) !== null,
    market:
      quoted === undefined
        ? null
        : {
            usdE8: String(quoted.perUsdE8),
            quotedAt: quoted.quotedAt,
            ageSeconds: Math.max(0, clock.now() - quoted.quotedAt),
          },
    doubt: doubt === null ? null : { usdE8: String(doubt.perUsdE8), since: doubt.since },
  }
}

/** Each coin's market rate with source and age, and the rate set or proposed by finance. */
export async function readRates(app: App) {
  const rows = await app.db.select().from(setRate)
  const now = app.clock.now()
  const setOf = (code: RateCode) =>
    standingOf(
      rows.find((row) => row.currency === code),
      now,
    )
  return {
    source: rateSource(app),
    data: CURRENCY_CODES.map((currency) => ({
      currency,
      priced: isQuoted(app.rates, currency),
      market: marketOf(app, currency),
      doubt: doubtOf(app, currency),
      set: setOf(currency),
    })),
    fiats: fiatsOf(app.settings.current().otcFiats).flatMap((currency) =>
      currency === 'USD' ? [] : [{ ...fiatRatesOf(app, currency), set: setOf(currency) }],
    ),
  }
}
