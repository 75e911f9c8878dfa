import type { FeatureRows } from '../row.ts'

/** Keys are per account: other accounts' requests under the same key are not revealed. */
export const requestsRows = {
  'requests.settle': { access: 'user', input: () => ({ key: 'asked-by-each-for-itself' }) },
} satisfies FeatureRows<'requests'>
