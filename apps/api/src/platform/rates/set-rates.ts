import { CURRENCY_CODES, FOREIGN_FIATS, isCurrencyCode, type CurrencyCode, type ForeignFiat } from '@jindu/domain/money'
import { isNotNull } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import type { FiatRates, QuotedFiat } from './fiat/fiat-rates.ts'
import type { QuotedRate, RateSource } from './rate-source.ts'
import { setRate } from './tables.ts'

/** Notifies every process that finance set or ended a rate. */
export const SET_RATES_CHANNEL = 'jindu_set_rates'

const HOUR_SECONDS = 3_600

export interface SetRate extends QuotedRate {
  /** Unix seconds; after this the market's rate applies again. */
  readonly until: number
}

/** The market's exchange rates, overridden by those set by finance. */
interface SettableFiat extends FiatRates {
  readonly market: FiatRates
  /** The current override, units per dollar times 10^8; null if there is none. */
  set(fiat: ForeignFiat): bigint | null
}

/** The market's rates, overridden by those set by finance. */
export interface SettableRates extends RateSource {
  /** The rates that apply without an override. */
  readonly market: RateSource
  /** Exchange rates of the currencies that fiat is paid in. */
  readonly fiat: SettableFiat
  /** The current override by finance; null if there is none. */
  set(currency: CurrencyCode): SetRate | null
  /** Reloads, so that this process sees its own change before it answers. */
  reload(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

interface Parts {
  readonly market: RateSource
  readonly fiat: FiatRates
  readonly database: Pick<Database, 'db' | 'sql'>
  readonly clock: { now(): number }
}

/**
 * Overrides market rates by those that two members of finance set. Overrides expire by the clock, even if the database
 * is down.
 */
export function createSetRates({ market, fiat, database: { db, sql }, clock }: Parts): SettableRates {
  let confirmed: ReadonlyMap<CurrencyCode, SetRate> = new Map()
  let confirmedFiat: ReadonlyMap<ForeignFiat, QuotedFiat & Pick<SetRate, 'until'>> = new Map()
  let unlisten: (() => Promise<void>) | null = null
  let asked = 0
  let answered = 0

  /** Reloads may finish out of order: an older result must not replace a newer one. */
  async function reload(): Promise<void> {
    asked += 1
    const turn = asked
    const rows = await db.select().from(setRate).where(isNotNull(setRate.confirmedAt))
    if (turn < answered) return
    answered = turn
    const counting = rows.flatMap(({ currency: code, usdE8, confirmedAt: quotedAt, hours }) =>
      quotedAt === null ? [] : [{ code, usdE8, quotedAt, until: quotedAt + hours * HOUR_SECONDS }],
    )
    confirmed = new Map(
      counting.flatMap(({ code, ...rate }) => (isCurrencyCode(code) ? [[code, { currency: code, ...rate }]] : [])),
    )
    confirmedFiat = new Map(
      counting.flatMap(({ code, usdE8: perUsdE8, ...rate }) =>
        isCurrencyCode(code) ? [] : [[code, { fiat: code, perUsdE8, source: 'set', ...rate }]],
      ),
    )
  }

  const counts = <Until extends { readonly until: number }>(found: Until | undefined): Until | null =>
    found !== undefined && clock.now() < found.until ? found : null

  const set = (currency: CurrencyCode): SetRate | null => counts(confirmed.get(currency))
  const setFiat = (code: ForeignFiat): QuotedFiat | null => counts(confirmedFiat.get(code))

  return {
    market,
    fiat: {
      market: fiat,
      set: (code) => setFiat(code)?.perUsdE8 ?? null,
      rate: (code) => setFiat(code) ?? fiat.rate(code),
      standing: (code) => {
        const found = setFiat(code)
        return found === null ? fiat.standing(code) : [found]
      },
      doubt: (code) => fiat.doubt(code),
      all: () => {
        const quoted = new Map(fiat.all().map((rate) => [rate.fiat, rate]))
        return FOREIGN_FIATS.flatMap((code) => setFiat(code) ?? quoted.get(code) ?? [])
      },
    },
    set,
    reload,
    rate: (currency) => set(currency) ?? market.rate(currency),
    // Totals at the market's price are no longer valid, because finance found that price wrong.
    standing: (currency) => {
      const found = set(currency)
      return found === null ? market.standing(currency) : [found]
    },
    doubt: (currency) => market.doubt(currency),
    all: () => {
      const quoted = new Map(market.all().map((rate) => [rate.currency, rate]))
      return CURRENCY_CODES.flatMap((currency) => set(currency) ?? quoted.get(currency) ?? [])
    },
    async start() {
      const reloadQuietly = () => void reload().catch(() => undefined)
      const listener = await sql.listen(SET_RATES_CHANNEL, reloadQuietly, reloadQuietly)
      unlisten = () => listener.unlisten()
      await reload()
    },
    async stop() {
      await unlisten?.()
    },
  }
}
