import type { FeatureRows } from '../row.ts'

export const siteRows = {
  'site.currencies': { access: 'visitor' },
  'site.settings': { access: 'visitor' },
  'site.themeConfig': { access: 'visitor' },
  'site.themeId': { access: 'visitor' },
  'site.status': { access: 'visitor' },
  'site.changeSettings': { access: 'staff:administrator', input: () => ({ themeId: 1 }) },
} satisfies FeatureRows<'site'>
