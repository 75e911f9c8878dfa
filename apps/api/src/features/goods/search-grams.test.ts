import { describe, expect, it } from 'vitest'
import { foldForSearch, gramsOfTitle, planSearch } from './search-grams.ts'

function finds(title: string, query: string): boolean {
  const grams = new Set(gramsOfTitle(title))
  const plan = planSearch(query)
  const found = plan.grams.length > 0 && plan.grams.every((gram) => grams.has(gram))
  return found && plan.words.every((word) => foldForSearch(title).includes(word))
}

describe('a title is not found', () => {
  it.each([
    ['Steam wallet code 50 USD', 'steal'],
    ['Steam wallet code 50 USD', 'tea wallets'],
    ['steam游戏账号低价', '游戏点卡'],
    ['steam游戏账号低价', '账户'],
    ['abcde bcdef', 'abcdef'],
    ['anything at all', '!!! ...'],
    ['anything at all', ''],
  ])('%s by %s', (title, query) => {
    expect(finds(title, query)).toBe(false)
  })
})

describe('a title is found by any part of it', () => {
  it.each([
    ['Steam wallet code 50 USD', 'wallet'],
    ['Steam wallet code 50 USD', 'alle'],
    ['Steam wallet code 50 USD', 'st'],
    ['Steam wallet code 50 USD', 'CODE steam'],
    ['Steam wallet code 50 USD', '50'],
    ['steam游戏账号低价', '账号'],
    ['steam游戏账号低价', '戏账'],
    ['steam游戏账号低价', '低价游戏'],
    ['steam游戏账号低价', 'steam账号'],
    ['steam游戏账号低价', '价'],
    ['Ｓｔｅａｍ　充值', 'steam 充值'],
    ['foo_bar_2024 key', 'bar_20'],
  ])('%s by %s', (title, query) => {
    expect(finds(title, query)).toBe(true)
  })
})
