import { globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEveryWord } from './every-word.ts'
import { wordsFile } from './words-file.ts'
import { i18nFor, loadWords } from './words.ts'

const nameOf = (routeId: string | null) => wordsFile({ version: 'v1', locale: 'en', routeId })

describe('words', () => {
  it('gives each language its own instance, which is never activated for another', async () => {
    await Promise.all([loadWords([], 'en'), loadWords([], 'zh-CN')])
    expect(i18nFor('en').locale).toBe('en')
    expect(i18nFor('zh-CN').locale).toBe('zh-CN')
    expect(i18nFor('en')).not.toBe(i18nFor('zh-CN'))
    expect(i18nFor('en')).toBe(i18nFor('en'))
  })

  it('of a page lie under its name, those of a layout under another', () => {
    expect([null, '/_main', '/_main/', '/staff/cases/$id'].map(nameOf)).toEqual([
      'assets/words-v1/en/frame.js',
      'assets/words-v1/en/page._main.js',
      'assets/words-v1/en/page._main.index.js',
      'assets/words-v1/en/page.staff.cases.$id.js',
    ])
  })

  it('of a feature lie in a catalogue of each language but English, which is the text in the code', async () => {
    const folders = globSync('*/*/locales', { cwd: join(import.meta.dirname, '../..') })
    expect(folders.length).toBeGreaterThan(20)
    for (const folder of folders) {
      const files = readdirSync(join(import.meta.dirname, '../..', folder)).sort()
      expect({ folder, files }).toEqual({ folder, files: ['zh-CN.po'] })
    }
    const [english, chinese] = await Promise.all([readEveryWord('en'), readEveryWord('zh-CN')])
    expect(Object.keys(english).length).toBeGreaterThan(2_000)
    expect(Object.keys(english).sort()).toEqual(Object.keys(chinese).sort())
    expect(Object.values(english)).toContainEqual(['Publish goods'])
  })
})
