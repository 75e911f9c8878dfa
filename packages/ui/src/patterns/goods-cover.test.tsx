import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ALL_FAMILIES, coverText } from './cover/families.tsx'
import { drawFrom } from './cover/seeded-random.ts'
import { GoodsCover } from './goods-cover.tsx'

const markup = (seed: number): string => renderToStaticMarkup(<GoodsCover seed={seed} title="楷书标题字体 2026" />)

describe('drawn covers', () => {
  it('are the same for the same goods, every time and everywhere', () => {
    for (let seed = 30_400; seed < 30_440; seed += 1) expect(markup(seed)).toBe(markup(seed))
  })

  it('differ between neighbours in a list', () => {
    for (let seed = 30_400; seed < 30_600; seed += 1) expect(markup(seed)).not.toBe(markup(seed + 1))
  })

  it('use every family', () => {
    const used = new Set(Array.from({ length: 400 }, (_, index) => drawFrom(String(index)).one(ALL_FAMILIES)))
    expect(used.size).toBe(ALL_FAMILIES.length)
  })

  it('hold no number that differs between engines by its last digits', () => {
    for (let seed = 0; seed < 100; seed += 1) expect(markup(seed)).not.toMatch(/\d\.\d{4,}/)
  })
})

it('gives way to the cover the seller uploaded', () => {
  const html = renderToStaticMarkup(<GoodsCover seed={1} src="/files/7" alt="Box" />)
  expect(html).toContain('<img src="/files/7"')
  expect(html).not.toContain('<svg')
})

it('reads the first Chinese character and the first short number of a title', () => {
  expect(coverText('IDE 全产品授权密钥 12 个月')).toEqual({ han: '全', digits: '12' })
  expect(coverText('Foley Library 1080')).toEqual({ han: undefined, digits: undefined })
})
