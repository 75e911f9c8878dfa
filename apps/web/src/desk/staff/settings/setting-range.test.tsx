import { CURRENCY_CODES, type CurrencyCode } from '@jindu/domain/money'
import type { SiteSettingKey } from '@jindu/domain/accounts/site'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { i18nFor, loadWords } from '../../../shared/i18n/words.ts'
import { hasRange, SettingRange } from './setting-range.tsx'

const says = (of: SiteSettingKey, locale: 'en' | 'zh-CN' = 'en', coin: CurrencyCode | null = null): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18nFor(locale)}>
      <SettingRange of={of} coin={coin} />
    </I18nProvider>,
  ).replaceAll(/<[^>]*>/g, '')

const under = (of: SiteSettingKey): boolean[] => CURRENCY_CODES.map((coin) => hasRange(of, coin))

beforeAll(() => Promise.all([loadWords([], 'en'), loadWords([], 'zh-CN')]))

describe('the range under a setting’s field, before anything is sent', () => {
  it('stands under each field when coins differ, else once under the last', () => {
    expect(under('withdrawalFeeUnits')).toEqual([true, true, true])
    expect(under('depositConfirmations')).toEqual([false, false, true])
    expect(hasRange('siteName', null)).toBe(true)
  })

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
    expect(says('withdrawalFeeUnits', 'en', 'LTC')).toBe('At most 100.00000000 LTC')
    expect(says('withdrawalFeeUnits', 'en', 'BTC')).toBe('At most 0.10000000 BTC')
    expect(says('withdrawalFeeUnits', 'zh-CN', 'USDT')).toBe('最多 10,000.000000 USDT')
    expect(says('depositConfirmations', 'en', 'USDT')).toBe('From 1 to 1000')
    expect(says('themeBodyColor')).toBe('# and six digits, each 0 to 9 or a to f')
  })
})
