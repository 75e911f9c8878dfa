import type { FeatureRows } from '../row.ts'

export const staffRows = {
  'staff.overview': { access: 'staff:console.open' },
  'staff.openWork': { access: 'staff:console.open' },
  'staff.nextDay': { access: 'staff:console.open' },
  'staff.userFigures': { access: 'staff:users.find', input: (world) => ({ uid: world.sellerUid }) },
} satisfies FeatureRows<'staff'>

export const androidRows = {
  'android.newest': { access: 'visitor' },
  'android.publish': {
    access: 'staff:settings.change',
    input: () => ({ file: {} }),
    outcomes: { staff: 'FILE_REQUIRED' },
  },
} satisfies FeatureRows<'android'>

export const launchRows = {
  'launch.checks': { access: 'staff:settings.change' },
  'launch.mark': { access: 'staff:settings.change', input: () => ({ check: 'backup', done: true }) },
  'launch.sendTestMail': { access: 'staff:settings.change', input: () => ({ to: 'postmaster@market.example' }) },
} satisfies FeatureRows<'launch'>

export const figuresRows = {
  'figures.site': { access: 'staff:figures.site', input: () => ({}) },
  'figures.revenue': { access: 'staff:figures.revenue', input: () => ({}) },
} satisfies FeatureRows<'figures'>

export const ratesRows = {
  'rates.list': { access: 'staff:rates.set' },
  'rates.propose': {
    access: 'staff:rates.set',
    input: () => ({ currency: 'LTC', rate: '98.5', hours: 1, reason: 'looked at twice and agreed' }),
  },
  'rates.confirm': { access: 'staff:rates.set', input: () => ({ currency: 'LTC', usdE8: '1' }) },
  'rates.end': { access: 'staff:rates.set', input: () => ({ currency: 'LTC' }) },
} satisfies FeatureRows<'rates'>

export const ledgerRows = {
  'ledger.search': { access: 'staff:ledger.read', input: () => ({}) },
  'ledger.export': { access: 'staff:ledger.read', input: () => ({}) },
} satisfies FeatureRows<'ledger'>

export const auditRows = {
  'audit.list': { access: 'staff:audit.read', input: () => ({}) },
  'audit.export': { access: 'staff:audit.read', input: () => ({}) },
} satisfies FeatureRows<'audit'>
