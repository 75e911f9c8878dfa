import type { SiteSettingKey } from '@jindu/domain/site'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { i18nFor, loadCatalogue } from '../../../shared/i18n/catalogues.ts'
import { SettingRange } from './setting-range.tsx'

const says = (of: SiteSettingKey, locale: 'en' | 'zh-CN' = 'en'): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18nFor(locale)}>
      <SettingRange of={of} />
    </I18nProvider>,
  ).replaceAll(/<[^>]*>/g, '')

beforeAll(() => Promise.all([loadCatalogue('staff', 'en'), loadCatalogue('staff', 'zh-CN')]))

describe('the range under a setting’s field, before anything is sent', () => {
  it('is nothing for yes and no', () => {
    expect(says('publishRightRequired')).toBe('')
  })

  it('is said in the unit that people type', () => {
    expect(says('protectionSeconds')).toBe('From 1 minute to 365 days')
    expect(says('goodsFeeBasisPoints')).toBe('From 0% to 50%')
    expect(says('otcBuyMinimumLimitCents')).toBe('From $0.00 to $10,000,000.00')
    expect(says('siteName', 'zh-CN')).toBe('1 至 40 个字符')
    expect(says('siteStaticUrl')).toBe('https://…, http://… or a path such as /static, at most 200 characters')
  })

  it('names the most of each coin, and the form of a colour', () => {
    expect(says('withdrawalFeeUnits')).toBe('At most 100.00000000 LTC0.10000000 BTC10,000.000000 USDT')
    expect(says('themeBodyColor')).toBe('# and six digits, each 0 to 9 or a to f')
  })
})
