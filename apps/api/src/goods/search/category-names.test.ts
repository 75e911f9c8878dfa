import { describe, expect, it } from 'vitest'
import { namingOf, needlesOf } from './category-names.ts'

describe('a keyword that names a category', () => {
  it.each([
    ['', '字体 fonts', 'none'],
    ['???', '字体 fonts', 'none'],
    ['体', '字体 fonts', 'none'],
    ['fo', '字体 fonts', 'none'],
    ['audio', '字体 fonts', 'none'],
    ['front', '字体 fonts', 'none'],
    ['音频', '字体 fonts', 'none'],
    ['for a poster', 'forms', 'none'],
  ])('%j does not name %s', (keyword, title, naming) => {
    expect(namingOf(keyword, title)).toBe(naming)
  })

  it.each([
    ['字体', '字体 fonts'],
    ['fonts', '字体 fonts'],
    ['font', '字体 fonts'],
    ['字体 font', '字体 fonts'],
    ['模板', '界面模板 ui kits'],
    ['ui', '界面模板 ui kits'],
    ['ui kit', '界面模板 ui kits'],
    ['templ', 'website templates'],
  ])('%j is %s', (keyword, title) => {
    expect(namingOf(keyword, title)).toBe('whole')
  })

  it.each([
    ['中文字体下载', '字体 fonts'],
    ['free fonts', '字体 fonts'],
    ['商城 模板', '界面模板 ui kits'],
    ['font for a poster', '字体 fonts'],
  ])('%j has %s in it', (keyword, title) => {
    expect(namingOf(keyword, title)).toBe('part')
  })

  it('stands in a title with one of its needles', () => {
    expect(needlesOf('中文字体 fonts fonts')).toEqual(['中文', '文字', '字体', 'font'])
    expect(needlesOf('体?')).toEqual([])
  })
})
