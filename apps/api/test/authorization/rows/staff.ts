import type { FeatureRows } from '../row.ts'

export const staffRows = {
  'staff.overview': { access: 'staff:console.open' },
  'staff.userFigures': { access: 'staff:users.find', input: (world) => ({ uid: world.sellerUid }) },
} satisfies FeatureRows<'staff'>

export const auditRows = {
  'audit.list': { access: 'staff:audit.read', input: () => ({}) },
} satisfies FeatureRows<'audit'>
