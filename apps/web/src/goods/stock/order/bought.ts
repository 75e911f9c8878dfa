import type { ApiOutputs } from '../../../shared/trpc/types.ts'

/** Goods as bought, with the delivery as far as the reader may see it. */
export type Bought = ApiOutputs['goodsOrders']['goods']

/** All secrets that can be copied or saved, in page order. */
export function secretsOf({ shared, units }: Pick<Bought, 'shared' | 'units'>): string[] {
  return [shared, ...units.map(({ secret }) => secret)].filter((secret) => secret !== null)
}
