import { fail } from '@jindu/domain/errors'
import type { RateSource } from './rate-source.ts'

/** Outside the sandbox without a feed: nothing is priced, so nothing is sold. */
export const noRates: RateSource = {
  rate: (currency) => fail('RATE_UNAVAILABLE', { currency }),
  standing: (currency) => fail('RATE_UNAVAILABLE', { currency }),
  doubt: () => null,
  all: () => [],
}
