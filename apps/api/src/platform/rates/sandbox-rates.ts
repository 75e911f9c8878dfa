import { CURRENCIES, type CurrencyCode } from '@jindu/domain/money'
import { COIN_PRICES } from './coin-prices.ts'
import { standingRates, type QuotedRate, type RateSource } from './rate-source.ts'

/** How long a rate of the sandbox stands. */
export const STEP_SECONDS = 60

type Wave = Pick<(typeof COIN_PRICES)[CurrencyCode]['sandbox'], 'swingPpm' | 'periodSteps'>

/** A triangle between -swing and +swing: integers only, so that every process and every test sees the same rate. */
export function swingAt(wave: Wave, step: bigint): bigint {
  const phase = step % wave.periodSteps
  const half = wave.periodSteps / 2n
  const rising = phase < half ? phase : wave.periodSteps - phase
  return (2n * rising * wave.swingPpm) / half - wave.swingPpm
}

/** The number of the rate that stands now. */
export const stepNow = (clock: { now(): number }): number => Math.floor(clock.now() / STEP_SECONDS)

function rateOf(currency: CurrencyCode, step: number): QuotedRate {
  const wave = COIN_PRICES[currency].sandbox
  const usdE8 = (wave.centreUsdE8 * (1_000_000n + swingAt(wave, BigInt(step)))) / 1_000_000n
  return { currency, usdE8, quotedAt: step * STEP_SECONDS }
}

/** Rates of the sandbox: they move a little with the clock and are the same for the same time. */
export function createSandboxRates(clock: { now(): number }): RateSource {
  const rate = (currency: CurrencyCode): QuotedRate => rateOf(currency, stepNow(clock))
  return {
    rate,
    standing: (currency) => standingRates([rate(currency), rateOf(currency, stepNow(clock) - 1)], clock.now()),
    doubt: () => null,
    all: () => Object.values(CURRENCIES).map(({ code }) => rate(code)),
  }
}
