import { expect, test } from 'vitest'
import { defaultSiteSettings, SETTING_ROWS, settingBounds, siteSettings, type SiteSettingKey } from './index.ts'

const keys = Object.keys(siteSettings.shape).filter((key): key is SiteSettingKey => Object.hasOwn(SETTING_ROWS, key))

/** A value of the setting's own kind that counts so much. */
function valueOf(key: SiteSettingKey, count: number): unknown {
  const { unit } = SETTING_ROWS[key]
  if (unit === 'text') return 'x'.repeat(count)
  return unit.endsWith('PerCurrency') ? { BTC: count, USDT: count, LTC: count } : count
}

const accepts = (key: SiteSettingKey, count: number): boolean =>
  siteSettings.safeParse({ ...defaultSiteSettings, [key]: valueOf(key, count) }).success

const bounded = keys.flatMap((key) => {
  const bounds = settingBounds(key)
  return bounds === null ? [] : [{ key, ...bounds, text: SETTING_ROWS[key].unit === 'text' }]
})

test('what lies beyond the range that staff read is refused', () => {
  const below = bounded.filter(({ key, minimum, text }) => !(text && minimum === 0) && accepts(key, minimum - 1))
  const above = bounded.filter(({ key, maximum }) => maximum !== null && accepts(key, maximum + 1))
  expect([...below, ...above]).toEqual([])
})

test('both ends of the range are accepted', () => {
  const refused = bounded.filter(
    ({ key, minimum, maximum }) => !accepts(key, minimum) || !accepts(key, maximum ?? 1e15),
  )
  expect(refused).toEqual([])
})

test('flags and colours have no range, everything else has', () => {
  const without = keys.filter((key) => settingBounds(key) === null).map((key) => SETTING_ROWS[key].unit)
  expect(new Set(without)).toEqual(new Set(['flag', 'color']))
  expect(without.length + bounded.length).toBe(keys.length)
})
