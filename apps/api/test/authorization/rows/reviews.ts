import type { FeatureRows, Outcome } from '../row.ts'
import type { World } from '../world.ts'

/** The world's order has no review, so acting on one is refused as missing. */
const noReview = {
  user: 'REVIEW_NOT_FOUND',
  otherParty: 'REVIEW_NOT_FOUND',
  stranger: 'REVIEW_NOT_FOUND',
  unverified: 'REVIEW_NOT_FOUND',
  staff: 'REVIEW_NOT_FOUND',
} as const satisfies Record<string, Outcome>

/** Staff included: an order's review belongs to its parties. */
const partiesOnly = { stranger: 'ORDER_NOT_FOUND', staff: 'ORDER_NOT_FOUND' } as const satisfies Record<string, Outcome>

const said = { rating: 5, text: 'as described' }
const missing = 999_999
const order = (world: World) => ({ orderId: world.orderId })

export const reviewsRows = {
  'reviews.ofGoods': { access: 'visitor', input: (world) => ({ goodsId: world.goodsId, page: 1, limit: 10 }) },
  'reviews.ofSeller': { access: 'visitor', input: (world) => ({ uid: world.sellerUid, page: 1, limit: 10 }) },
  'reviews.ofOrder': { access: 'user', input: order, outcomes: partiesOnly },
  'reviews.write': {
    access: 'user',
    input: (world) => ({ ...order(world), ...said }),
    outcomes: { ...partiesOnly, otherParty: 'REVIEW_WRONG_PARTY' },
  },
  'reviews.edit': { access: 'user', input: () => ({ id: missing, ...said }), outcomes: noReview },
  'reviews.reply': { access: 'user', input: () => ({ id: missing, text: 'thank you' }), outcomes: noReview },
  'reviews.staffList': { access: 'staff:reviews.moderate', input: () => ({}) },
  'reviews.hide': {
    access: 'staff:reviews.moderate',
    input: () => ({ id: missing, reason: 'a phone number' }),
    outcomes: { staff: 'REVIEW_NOT_FOUND' },
  },
  'reviews.show': {
    access: 'staff:reviews.moderate',
    input: () => ({ id: missing, reason: 'it was none' }),
    outcomes: { staff: 'REVIEW_NOT_FOUND' },
  },
} satisfies FeatureRows<'reviews'>
