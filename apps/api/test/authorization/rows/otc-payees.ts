import type { FeatureRows } from '../row.ts'

/** The account is the seller's: to everybody else it is as if there were none. */
const ownerOnly = { user: 'PAYEE_NOT_FOUND', stranger: 'PAYEE_NOT_FOUND', staff: 'PAYEE_NOT_FOUND' } as const

const payee = { method: 'alipay', label: 'Alipay', holder: 'Li Lei', account: 'li@example.com' }

export const otcPayeesRows = {
  'otcPayees.list': { access: 'user', input: () => ({}) },
  'otcPayees.add': { access: 'verified', input: () => ({ payee }) },
  'otcPayees.edit': { access: 'verified', input: (world) => ({ id: world.payeeId, payee }), outcomes: ownerOnly },
  'otcPayees.remove': {
    access: 'user',
    input: (world) => ({ id: world.payeeId }),
    outcomes: { ...ownerOnly, unverified: 'PAYEE_NOT_FOUND' },
  },
} satisfies FeatureRows<'otcPayees'>
