import { CURRENCY_CODES, type CurrencyCode } from '@jindu/domain/money'
import { isNotNull } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import type { QuotedRate, RateSource } from './rate-source.ts'
import { setRate } from './tables.ts'

/** Notifies every process that finance set or ended a rate. */
export const SET_RATES_CHANNEL = 'jindu_set_rates'

const HOUR_SECONDS = 3_600

export interface SetRate extends QuotedRate {
  /** Unix seconds; after this the market's rate applies again. */
  readonly until: number
}

/** The market's rates, overridden by those set by finance. */
export interface SettableRates extends RateSource {
  /** The rates that apply without an override. */
  readonly market: RateSource
  /** The current override by finance; null if there is none. */
  set(currency: CurrencyCode): SetRate | null
  /** Reloads, so that this process sees its own change before it answers. */
  reload(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

interface Parts {
  readonly market: RateSource
  readonly database: Pick<Database, 'db' | 'sql'>
  readonly clock: { now(): number }
}

/**
 * Overrides market rates by those that two members of finance set. Overrides expire by the clock, even if the database
 * is down.
 */
export function createSetRates({ market, database: { db, sql }, clock }: Parts): SettableRates {
  let confirmed: ReadonlyMap<CurrencyCode, SetRate> = new Map()
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
    confirmed = new Map(
      rows.flatMap(({ currency, usdE8, confirmedAt, hours }) =>
        confirmedAt === null
          ? []
          : [
              [
                currency,
                { currency, usdE8, quotedAt: confirmedAt, until: confirmedAt + hours * HOUR_SECONDS },
              ] as const,
            ],
      ),
    )
  }

  const set = (currency: CurrencyCode): SetRate | null => {
    const found = confirmed.get(currency)
    return found !== undefined && clock.now() < found.until ? found : null
  }

  return {
    market,
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
