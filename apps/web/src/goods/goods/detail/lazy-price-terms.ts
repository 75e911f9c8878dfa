import { lazyPart } from '../../../shared/parts/lazy-part.tsx'
import type { GoodsDetail } from './goods-reads.ts'

/** A chunk of its own, because few goods have a sale, prices by quantity or a named price. */
export const PriceTerms = lazyPart(async () => ({ default: (await import('./price-terms.tsx')).PriceTerms }))

export const hasTerms = ({ sale, steps, named }: GoodsDetail): boolean => sale !== null || steps.length > 0 || named
