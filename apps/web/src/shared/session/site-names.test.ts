import { expect, it } from 'vitest'
import { siteNames } from './site-names.ts'

it.each([
  ['Jindu 津渡', 'Jindu', '津渡'],
  ['My Shop 商店', 'My Shop', '商店'],
  ['津渡 Jindu', 'Jindu', '津渡'],
  ['商店  My Shop', 'My Shop', '商店'],
  ['津渡 市场', '津渡 市场', '津渡 市场'],
  ['Harbour', 'Harbour', 'Harbour'],
  ['渡口', '渡口', '渡口'],
])('the site name %s is %s in English and %s in Chinese', (setting, english, chinese) => {
  expect(siteNames(setting)).toEqual({ en: english, 'zh-CN': chinese })
})
