import { CURRENCY_CODES, type CurrencyCode } from '@jindu/domain/money'
import { isNotNull } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import type { QuotedRate, RateSource } from './rate-source.ts'
import { setRate } from './tables.ts'

/** Says to every process that finance set a rate, or ended one. */
export const SET_RATES_CHANNEL = 'jindu_set_rates'

const HOUR_SECONDS = 3_600

export interface SetRate extends QuotedRate {
  /** Unix seconds; the market's rate counts again from then on. */
  readonly until: number
}

/** The market's rates, save where finance set one. */
export interface SettableRates extends RateSource {
  /** What counts where nothing is set. */
  readonly market: RateSource
  /** The rate that finance set for now; null: the market's counts. */
  set(currency: CurrencyCode): SetRate | null
  /** Sees what this process changed before its answer goes out. */
  reload(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

interface Parts {
  readonly market: RateSource
  readonly database: Pick<Database, 'db' | 'sql'>
  readonly clock: { now(): number }
}

/** Lays what two members of finance agreed on over the market's rates. Each ends by the clock, whether or not the database answers then. */
export function createSetRates({ market, database: { db, sql }, clock }: Parts): SettableRates {
  let confirmed: ReadonlyMap<CurrencyCode, SetRate> = new Map()
  let unlisten: (() => Promise<void>) | null = null
  let asked = 0
  let answered = 0

  /** Answers may come in another order than they were asked for: an older one never replaces a newer one. */
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
    // A total by the market's price is no longer owed to anybody: the price was found wrong.
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
