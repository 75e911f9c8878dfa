import type { FeatureRows } from '../row.ts'

/** The user agreement, which is everywhere. */
const AGREEMENT = 5

export const noticesRows = {
  'notices.categories': { access: 'visitor', input: () => ({}) },
  'notices.list': { access: 'visitor', input: () => ({}) },
  'notices.info': { access: 'visitor', input: () => ({ id: AGREEMENT }) },
} satisfies FeatureRows<'notices'>
