import type { FeatureRows } from '../row.ts'

export const siteRows = {
  'site.currencies': { access: 'visitor' },
  'site.settings': { access: 'visitor' },
  'site.themeConfig': { access: 'visitor' },
  'site.themeId': { access: 'visitor' },
  'site.status': { access: 'visitor' },
  'site.changeSettings': {
    access: 'staff:settings.change',
    input: () => ({ change: { themeId: 1 }, seen: {} }),
  },
  'site.proposeSetting': {
    access: 'staff:settings.change',
    input: () => ({ change: { goodsFeeBasisPoints: 1 }, seen: {}, reason: 'costs of the network rose' }),
    outcomes: { staff: 'SETTING_CHANGED' },
  },
  'site.confirmSetting': {
    access: 'staff:settings.change',
    input: () => ({ id: 999_999_999 }),
    outcomes: { staff: 'SETTING_NOT_PROPOSED' },
  },
  'site.withdrawSetting': {
    access: 'staff:settings.change',
    input: () => ({ id: 999_999_999 }),
    outcomes: { staff: 'SETTING_NOT_PROPOSED' },
  },
  'site.settingProposals': { access: 'staff:settings.change' },
  'site.settingHistory': { access: 'staff:settings.change', input: () => ({}) },
  'site.allSettings': { access: 'staff:settings.change' },
  'site.settingChanges': { access: 'staff:settings.change' },
} satisfies FeatureRows<'site'>
