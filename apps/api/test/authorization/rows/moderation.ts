import type { FeatureRows } from '../row.ts'

/** The world has no open items; other tests cover access to existing ones. */
const missing = () => ({ id: 999_999 })
const none = { staff: 'MODERATION_NOT_FOUND' } as const

export const moderationRows = {
  // Owners cannot report their own goods.
  'moderation.report': {
    access: 'user',
    input: ({ goodsId }) => ({ kind: 'goods', id: goodsId, reason: 'fraud' }),
    outcomes: { otherParty: 'REPORT_OWN' },
  },
  'moderation.list': { access: 'staff:console.open', input: () => ({}) },
  'moderation.counts': { access: 'staff:console.open' },
  'moderation.info': { access: 'staff:console.open', input: missing, outcomes: none },
  'moderation.claim': { access: 'staff:console.open', input: missing, outcomes: none },
  'moderation.release': { access: 'staff:console.open', input: missing, outcomes: none },
  'moderation.warn': {
    access: 'staff:reports.decide',
    input: () => ({ id: 999_999, kind: 'slight', reason: 'a phone number' }),
    outcomes: none,
  },
  'moderation.close': { access: 'staff:reports.decide', input: missing, outcomes: none },
} satisfies FeatureRows<'moderation'>
