import type { FeatureRows } from '../row.ts'

export const disputesRows = {
  'disputes.cases': { access: 'staff:arbiter', input: () => ({ page: 1, limit: 10, queue: 'waiting' }) },
  // No order of the world is under dispute.
  'disputes.assign': {
    access: 'staff:arbiter',
    input: () => ({ kind: 'goodsOrder', id: 999_999, take: true }),
    outcomes: { staff: 'STAFF_NOT_DISPUTED' },
  },
} satisfies FeatureRows<'disputes'>
