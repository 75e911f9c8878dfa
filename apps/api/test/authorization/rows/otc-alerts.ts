import type { FeatureRows } from '../row.ts'

const none = 'NOT_FOUND'

/** Everybody keeps their own alerts. */
export const otcAlertRows = {
  'otcAlerts.list': { access: 'user', input: () => ({}) },
  'otcAlerts.create': {
    access: 'user',
    input: () => ({ about: 'price', currency: 'LTC', direction: 'atLeast', price: '90000000000000' }),
  },
  'otcAlerts.remove': {
    access: 'user',
    input: () => ({ id: 1 }),
    outcomes: { otherParty: none, stranger: none, unverified: none, staff: none },
  },
} satisfies FeatureRows<'otcAlerts'>
