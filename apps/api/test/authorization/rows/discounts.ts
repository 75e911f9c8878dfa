import type { FeatureRows } from '../row.ts'

const nobodys = {
  user: 'DISCOUNT_NOT_FOUND',
  otherParty: 'DISCOUNT_NOT_FOUND',
  stranger: 'DISCOUNT_NOT_FOUND',
  unverified: 'DISCOUNT_NOT_FOUND',
  staff: 'DISCOUNT_NOT_FOUND',
} as const

/** A code belongs to its seller, and does not exist for anybody else. */
export const discountsRows = {
  'discounts.list': { access: 'user', input: () => ({ page: 1, limit: 10 }) },
  'discounts.create': {
    access: 'user',
    input: (world) => ({
      code: world
        .unique('M')
        .replaceAll(/[^A-Za-z0-9]/g, '')
        .slice(0, 20),
      off: { kind: 'percent', percent: 10 },
      goodsIds: [world.goodsId],
    }),
    outcomes: {
      user: 'DISCOUNT_GOODS',
      stranger: 'DISCOUNT_GOODS',
      unverified: 'DISCOUNT_GOODS',
      staff: 'DISCOUNT_GOODS',
    },
  },
  'discounts.end': {
    access: 'user',
    input: () => ({ id: 999_999 }),
    outcomes: nobodys,
  },
  'discounts.check': {
    access: 'visitor',
    input: (world) => ({ goodsId: world.goodsId, volume: 1, code: 'NOSUCHCODE' }),
    outcomes: { ...nobodys, visitor: 'DISCOUNT_NOT_FOUND', frozen: 'DISCOUNT_NOT_FOUND', ended: 'DISCOUNT_NOT_FOUND' },
  },
} satisfies FeatureRows<'discounts'>
