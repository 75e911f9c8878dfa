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
  'site.settingHistory': { access: 'staff:settings.change', input: () => ({}) },
  'site.settingChanges': { access: 'staff:settings.change' },
} satisfies FeatureRows<'site'>
