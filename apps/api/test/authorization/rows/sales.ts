import type { FeatureRows } from '../row.ts'

/** A seller reads their own figures only: the account is never part of the input, and goods of others are not found. */
export const salesRows = {
  'sales.countView': { access: 'visitor', input: (world) => ({ goodsId: world.goodsId }) },
  'sales.overview': {
    access: 'user',
    input: (world) => ({ range: '30d', goodsId: world.goodsId }),
    outcomes: {
      user: 'GOODS_NOT_FOUND',
      stranger: 'GOODS_NOT_FOUND',
      unverified: 'GOODS_NOT_FOUND',
      staff: 'GOODS_NOT_FOUND',
    },
  },
} satisfies FeatureRows<'sales'>
