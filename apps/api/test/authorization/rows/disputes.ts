import type { FeatureRows } from '../row.ts'

export const disputesRows = {
  'disputes.cases': { access: 'staff:arbiter', input: () => ({ page: 1, limit: 10, queue: 'waiting' }) },
} satisfies FeatureRows<'disputes'>
