import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cataloguesOf, i18nFor, loadCatalogue } from './catalogues.ts'

describe('catalogues', () => {
  it('gives each language its own instance, which is never activated for another', async () => {
    await Promise.all([loadCatalogue('shared', 'en'), loadCatalogue('shared', 'zh-CN')])
    expect(i18nFor('en').locale).toBe('en')
    expect(i18nFor('zh-CN').locale).toBe('zh-CN')
    expect(i18nFor('en')).not.toBe(i18nFor('zh-CN'))
    expect(i18nFor('en')).toBe(i18nFor('en'))
  })

  it('names the shell and each feature once', () => {
    const matches = [
      { staticData: {} },
      { staticData: { catalogues: ['goods', 'site'] } },
      { staticData: { catalogues: ['goods'] } },
    ]
    expect(cataloguesOf(matches)).toEqual(['shared', 'goods', 'site'])
  })

  it('exists in both languages for every feature that has one', () => {
    const features = join(import.meta.dirname, '../../features')
    for (const feature of readdirSync(features)) {
      const files = readdirSync(join(features, feature)).includes('locales')
        ? readdirSync(join(features, feature, 'locales')).sort()
        : ['en.po', 'zh-CN.po']
      expect({ feature, files }).toEqual({ feature, files: ['en.po', 'zh-CN.po'] })
    }
  })
})
