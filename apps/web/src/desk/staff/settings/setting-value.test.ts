import { siteSettings } from '@jindu/domain/input'
import { defaultSiteSettings, SETTING_ROWS, type SiteSettingKey } from '@jindu/domain/accounts/site'
import { describe, expect, it } from 'vitest'
import { draftOf, isSameValue, readSettingValue, valueOf } from './setting-value.ts'

const keys = Object.keys(siteSettings.shape).filter((key): key is SiteSettingKey => key in SETTING_ROWS)

describe('what is no value', () => {
  it.each([
    ['seconds', { text: '1.5', unit: 'day' }],
    ['seconds', { text: '5', unit: 'fortnight' }],
    ['seconds', { text: '', unit: 'day' }],
    ['cents', { text: '1.005' }],
    ['cents', { text: '-1' }],
    ['basisPoints', { text: 'half' }],
    ['count', { text: '1.0' }],
    ['count', { text: '9007199254740993' }],
    ['coinUnitsPerCurrency', { BTC: '0.1', USDT: '0.0000001', LTC: '1' }],
    ['countPerCurrency', { BTC: '1', LTC: '1' }],
  ] as const)('%s %j', (unit, draft) => {
    expect(valueOf(unit, draft)).toBeNull()
  })
})

it.each(keys)('%s comes back from its inputs as it was', (key) => {
  const { unit } = SETTING_ROWS[key]
  expect(valueOf(unit, draftOf(unit, defaultSiteSettings[key]))).toEqual(defaultSiteSettings[key])
})

it.each([
  ['seconds', { text: '15', unit: 'day' }, 1_296_000],
  ['seconds', { text: '0', unit: 'hour' }, 0],
  ['cents', { text: '12.5' }, 1_250],
  ['basisPoints', { text: '97.25' }, 9_725],
  ['flag', { text: '1' }, true],
  ['text', { text: ' Harbour ' }, 'Harbour'],
  ['coinUnitsPerCurrency', { BTC: '0.01', USDT: '2', LTC: '0' }, { BTC: 1_000_000, USDT: 2_000_000, LTC: 0 }],
] as const)('%s %j means %j', (unit, draft, value) => {
  expect(valueOf(unit, draft)).toEqual(value)
})

it('the audit keeps values as JSON', () => {
  expect(readSettingValue('{"BTC":1,"USDT":2,"LTC":3}')).toEqual({ BTC: 1, USDT: 2, LTC: 3 })
  expect(readSettingValue('"Jindu"')).toBe('Jindu')
  expect(readSettingValue('false')).toBe(false)
  expect(readSettingValue(null)).toBeNull()
  expect(readSettingValue({ BTC: 1 })).toBeNull()
})

it('a value is the same in whatever order its coins come', () => {
  expect(isSameValue({ LTC: 1, BTC: 2, USDT: 3 }, { BTC: 2, USDT: 3, LTC: 1 })).toBe(true)
  expect(isSameValue({ LTC: 1, BTC: 2, USDT: 3 }, { BTC: 2, USDT: 3, LTC: 2 })).toBe(false)
  expect([isSameValue(null, { BTC: 0, USDT: 0, LTC: 0 }), isSameValue(null, ''), isSameValue(5, 5)]).toEqual([
    false,
    false,
    true,
  ])
})
