import { FOREIGN_FIATS, parseFiatRate, type ForeignFiat } from '@jindu/domain/money'
import { standingRates } from '../rate-source.ts'
import { stepNow, STEP_SECONDS, swingAt } from '../sandbox-rates.ts'
import type { FiatRates, QuotedFiat } from './fiat-rates.ts'

/** Units per dollar around which the sandbox's rates swing. */
const CENTRES: Readonly<Record<ForeignFiat, string>> = {
  EUR: '0.9213',
  CNY: '7.1184',
  GBP: '0.7851',
  JPY: '149.52',
  HKD: '7.7836',
  TWD: '31.84',
  SGD: '1.3412',
  KRW: '1391.5',
  INR: '84.32',
  IDR: '15870',
  MYR: '4.418',
  PHP: '58.21',
  THB: '34.62',
  VND: '25410',
  AUD: '1.5308',
  CAD: '1.3987',
  CHF: '0.8834',
  SEK: '10.87',
  PLN: '4.012',
  CZK: '23.41',
  HUF: '379.4',
  TRY: '34.41',
  UAH: '41.28',
  AED: '3.6725',
  KWD: '0.3071',
  NGN: '1652.4',
  KES: '129.35',
  ZAR: '18.09',
  BRL: '5.7512',
  MXN: '20.24',
  ARS: '1004.5',
  CLP: '972.6',
}

const WAVE = { swingPpm: 2_000n, periodSteps: 1_440n }

function rateAt(fiat: ForeignFiat, step: number): QuotedFiat {
  const { perUsdE8 } = parseFiatRate(fiat, CENTRES[fiat])
  const moved = (perUsdE8 * (1_000_000n + swingAt(WAVE, BigInt(step)))) / 1_000_000n
  return { fiat, perUsdE8: moved, quotedAt: step * STEP_SECONDS, source: 'sandbox' }
}

/** Exchange rates of the sandbox: they move a little with the clock and are the same for the same time. */
export function createSandboxFiat(clock: { now(): number }): FiatRates {
  const rate = (fiat: ForeignFiat): QuotedFiat => rateAt(fiat, stepNow(clock))
  return {
    rate,
    standing: (fiat) => standingRates([rate(fiat), rateAt(fiat, stepNow(clock) - 1)], clock.now()),
    doubt: () => null,
    all: () => FOREIGN_FIATS.map(rate),
  }
}
