import { SETTING_ROWS, SETTING_WORDS, type SiteSettingKey } from '@jindu/domain/accounts/site'
import { describe, expect, it } from 'vitest'
import { findSettings } from './find-settings.ts'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the domain's exhaustive table
const KEYS = Object.keys(SETTING_ROWS) as readonly SiteSettingKey[]
const found = (words: string) => findSettings(KEYS, words)

describe('a setting is found', () => {
  it.each(KEYS)('%s: by its key, and by label and help in both languages', (key) => {
    const { en, 'zh-CN': zh } = SETTING_WORDS[key]
    for (const words of [key, key.toUpperCase(), ...en, ...zh]) {
      expect(found(words)).toContain(key)
    }
  })

  it('by the name of the specification, by some of the words in any order, full width too', () => {
    expect(found('auto_order_settle_time')).toEqual(['autoOrderSettleSeconds'])
    expect(found('arbiter SECOND')).toContain('secondArbiterCents')
    expect(found('ａｒｂｉｔｅｒ　second')).toContain('secondArbiterCents')
    expect(found('手续费')).toContain('goodsFeeBasisPoints')
  })
})

it('nothing typed finds all, something that is nowhere finds none', () => {
  expect(found('  ')).toEqual(KEYS)
  expect(found('xylophone')).toEqual([])
})
