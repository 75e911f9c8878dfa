import type { FeatureRows } from '../row.ts'

/** A key is its account's: what others did under the same one is not told. */
export const requestsRows = {
  'requests.settle': { access: 'user', input: () => ({ key: 'asked-by-each-for-itself' }) },
} satisfies FeatureRows<'requests'>
