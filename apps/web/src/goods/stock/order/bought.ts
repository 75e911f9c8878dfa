import type { ApiOutputs } from '../../../shared/trpc/types.ts'

/** Goods as bought, with what was delivered as far as the reader may see it. */
export type Bought = ApiOutputs['goodsOrders']['goods']

/** Everything that can be copied or kept, in the order of the page. */
export function secretsOf({ shared, units }: Pick<Bought, 'shared' | 'units'>): string[] {
  return [shared, ...units.map(({ secret }) => secret)].filter((secret) => secret !== null)
}
