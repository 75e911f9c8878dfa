import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

describe('a folded text', () => {
  it.each([
    ['  Pricing   HANDBOOK ', 'pricing handbook'],
    ['ＦＩＧＭＡ　電商', 'figma 电商'],
    ['繁體字型設計', '繁体字型设计'],
    ['头发发票，乾燥與範圍', '头发发票,干燥与范围'],
    ['微信小程序 含部署文档', '微信小程序 含部署文档'],
  ])('%j is %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('folds to itself', () => {
    const folded = foldText('裏面的麵包機 MODEL 臺灣')
    expect(foldText(folded)).toBe(folded)
  })
})
