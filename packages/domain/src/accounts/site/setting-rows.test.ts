import { expect, test } from 'vitest'
import { siteSettings } from '../../input/index.ts'
import {
  defaultSiteSettings,
  isMoneySetting,
  isSettingRead,
  SETTING_READERS,
  SETTING_ROWS,
  toSitesConfig,
  type SettingUnit,
} from './index.ts'

const keys = Object.keys(siteSettings.shape).sort()

test('every setting has a row, and no row is without a setting', () => {
  expect(Object.keys(SETTING_ROWS).sort()).toEqual(keys)
})

test('every name of the specification is that of exactly one setting', () => {
  const names = Object.values(SETTING_ROWS).flatMap(({ wireName }) => wireName ?? [])
  expect(names.sort()).toEqual(Object.keys(toSitesConfig(defaultSiteSettings, 0)).sort())
})

test('a setting is shown once the part that reads it is built, and every part that reads has settings', () => {
  const all = Object.entries(SETTING_ROWS)
  const shown = siteSettings.keyof().options.filter((key) => isSettingRead(key))
  expect(shown.toSorted()).toEqual(
    all.flatMap(([key, { readBy }]) => (SETTING_READERS[readBy] ? [key] : [])).toSorted(),
  )
  expect(shown).toContain('protectionSeconds')
  expect(shown).toContain('otcFeeBasisPoints')
  const unread = ['publishRightRequiredFrom', 'secondMemberFrom'] as const
  expect(unread.filter((key) => shown.includes(key))).toEqual([])
  expect(new Set(all.map(([, { readBy }]) => readBy))).toEqual(new Set(Object.keys(SETTING_READERS)))
})

test('a unit says what the value is: one for each coin, a flag, a text or a number', () => {
  const entries = Object.entries(SETTING_ROWS).map(([key, { unit }]) => {
    const value = Object.entries(defaultSiteSettings).find(([name]) => name === key)?.[1]
    const plain: Partial<Record<SettingUnit, string>> = {
      flag: 'boolean',
      text: 'string',
      color: 'string',
      choice: 'string',
    }
    const kind = unit.endsWith('PerCurrency') ? 'object' : (plain[unit] ?? 'number')
    return { key, fits: typeof value === kind }
  })
  expect(entries.filter(({ fits }) => !fits)).toEqual([])
})

test('a unit is the one that the name ends with', () => {
  const endings = { Seconds: 'seconds', Cents: 'cents', BasisPoints: 'basisPoints', Units: 'coinUnits' }
  const others = Object.entries(SETTING_ROWS).filter(([key, { unit }]) => {
    const ending = Object.entries(endings).find(([suffix]) => key.endsWith(suffix))
    return ending !== undefined && unit.replace('PerCurrency', '') !== ending[1]
  })
  expect(others).toEqual([])
})

test('settings of money are the fees, the wallet and the fiat market, and every price and sum elsewhere', () => {
  const others = siteSettings.keyof().options.filter((key) => !isMoneySetting(key))
  expect(others.toSorted()).toEqual([
    'adReviewRequired',
    'autoOrderSettleSeconds',
    'categoryAdPackageClicks',
    'disputeResponseSeconds',
    'payPasswordVerifiedSeconds',
    'promiseMaximumSeconds',
    'protectionSeconds',
    'publishRightRequired',
    'publishRightRequiredFrom',
    'pushIntervalSeconds',
    'registrationOpen',
    'replyRightRequired',
    'replyRightRequiredFrom',
    'rightGraceSeconds',
    'siteName',
    'siteStaticUrl',
    'themeBodyColor',
    'themeHeaderColor',
    'themeId',
  ])
})
