import { expect, test } from 'vitest'
import { CURRENCY_CODES, FIAT_CODES } from '../../money/index.ts'
import { siteSettings } from '../../input/index.ts'
import { defaultSiteSettings, SETTING_ROWS, settingBounds, type SiteSettingKey } from './index.ts'

const keys = Object.keys(siteSettings.shape).filter((key): key is SiteSettingKey => Object.hasOwn(SETTING_ROWS, key))

/** A value of the setting's own kind that counts so much. */
function valueOf(key: SiteSettingKey, count: number): unknown {
  if (key.endsWith('ExplorerUrl')) return count === 0 ? '' : 'https://explorer.example/{tx}'.padEnd(count, 'x')
  if (key === 'otcFiats') return FIAT_CODES.join(' ').slice(0, count).padEnd(count, 'x')
  if (key === 'siteStaticUrl') return count === 0 ? '' : '/'.padEnd(count, 'x')
  return SETTING_ROWS[key].unit === 'text' ? 'x'.repeat(count) : count
}

const accepts = (key: SiteSettingKey, value: unknown): boolean =>
  siteSettings.safeParse({ ...defaultSiteSettings, [key]: value }).success

/** Each bound of each setting, and of each coin for settings per coin; the others have their default. */
const ends = keys.flatMap((key) => {
  const bounds = settingBounds(key)
  if (bounds === null) return []
  const { minimum, maximum } = bounds
  const before = defaultSiteSettings[key]
  if (typeof before !== 'object') {
    const text = SETTING_ROWS[key].unit === 'text'
    const make = (count: number) => valueOf(key, count)
    return [{ key, make, minimum, maximum: Number(maximum), open: text && minimum === 0 }]
  }
  return CURRENCY_CODES.map((code) => ({
    key,
    make: (count: number) => ({ ...before, [code]: count }),
    minimum,
    maximum: typeof maximum === 'number' ? maximum : maximum[code],
    open: false,
  }))
})

test('what lies beyond the range that staff read is refused', () => {
  const below = ends.filter(({ key, make, minimum, open }) => !open && accepts(key, make(minimum - 1)))
  const above = ends.filter(({ key, make, maximum }) => accepts(key, make(maximum + 1)))
  expect([...below, ...above]).toEqual([])
})

test('both ends of the range are accepted', () => {
  const refused = ends.filter(
    ({ key, make, minimum, maximum }) => !accepts(key, make(minimum)) || !accepts(key, make(maximum)),
  )
  expect(refused).toEqual([])
})

test('every bound is an exact number', () => {
  expect(
    ends.filter(({ minimum, maximum }) => !Number.isSafeInteger(minimum) || !Number.isSafeInteger(maximum)),
  ).toEqual([])
})

test('amounts of coin have a bound for each coin', () => {
  expect(settingBounds('withdrawalFeeUnits')?.maximum).toEqual({ BTC: 1e7, LTC: 1e10, USDT: 1e10 })
  expect(settingBounds('withdrawalMinimumUnits')?.maximum).toEqual({ BTC: 1e9, LTC: 1e12, USDT: 1e12 })
  for (const key of ['otcBuyTotalMaximumUnits', 'otcSellTotalMinimumUnits'] as const) {
    expect(settingBounds(key)?.maximum).toEqual({ BTC: 21e14, LTC: 84e14, USDT: 9e15 })
  }
})

test('flags, colours and choices have no range, everything else has', () => {
  const without = keys.filter((key) => settingBounds(key) === null).map((key) => SETTING_ROWS[key].unit)
  expect(new Set(without)).toEqual(new Set(['flag', 'flagPerCurrency', 'color', 'choice']))
  expect(without.length + new Set(ends.map(({ key }) => key)).size).toBe(keys.length)
})
