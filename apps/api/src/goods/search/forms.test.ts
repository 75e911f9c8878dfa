import { describe, expect, it } from 'vitest'
import { spellingsOf, synonymsOf } from './forms.ts'

describe('a word has other spellings', () => {
  it.each([
    ['licence', 'license'],
    ['licensed', 'licenced'],
    ['colour', 'color'],
    ['flavors', 'flavours'],
    ['organise', 'organize'],
    ['customizations', 'customisations'],
    ['centre', 'center'],
    ['catalogs', 'catalogues'],
    ['modelling', 'modeling'],
    ['labeled', 'labelled'],
    ['grey', 'gray'],
    ['帐号', '账号'],
  ])('%s is %s, and the other way', (one, other) => {
    expect(spellingsOf(one)).toContain(other)
    expect(spellingsOf(other)).toContain(one)
  })

  it.each(['hour', 'four', 'rise', 'size', 'wise', 'fence', 'blog', 'bell', 'font', '3d', '字体'])(
    '%s has none',
    (word) => {
      expect(spellingsOf(word)).toEqual([])
    },
  )
})

it('words that say the same of goods stand for each other, in every spelling', () => {
  expect(synonymsOf('font')).toEqual(['typeface'])
  expect(synonymsOf('typeface')).toEqual(['font'])
  expect(synonymsOf('photos')).toEqual(['picture', 'image', 'photograph'])
  expect(synonymsOf('licence')).toEqual(['serial'])
  expect(synonymsOf('serial')).toEqual(['licence', 'license'])
  expect(synonymsOf('激活码')).toEqual(['注册码', '序列号'])
  expect(synonymsOf('模版')).toEqual(['范本'])
  expect(synonymsOf('lantern')).toEqual([])
})
