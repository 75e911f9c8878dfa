import { lazyPart } from '../../../shared/parts/lazy-part.tsx'
import type { GoodsDetail } from './goods-reads.ts'

/** A chunk of its own, because few goods have a sale, prices by quantity, a named price or a delivery by hand. */
export const PriceTerms = lazyPart(async () => ({ default: (await import('./price-terms.tsx')).PriceTerms }))

export const ManualSteps = lazyPart(async () => ({ default: (await import('./manual-steps.tsx')).ManualSteps }))

export const hasTerms = ({ sale, steps, named, promisedHours }: GoodsDetail): boolean =>
  sale !== null || steps.length > 0 || named || promisedHours !== null
