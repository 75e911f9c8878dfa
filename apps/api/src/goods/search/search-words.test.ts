import { describe, expect, it } from 'vitest'
import { foldText } from '../../platform/text/fold-text.ts'
import { keysOf, partsOf } from './search-words.ts'

describe('a query is cut into words', () => {
  // The keys of these titles: 游戏账号, 激活码, 小镇, 水彩笔刷合集.
  const TITLES = [
    '游戏',
    '戏账',
    '账号',
    '激活',
    '活码',
    '小镇',
    '低价',
    '江南',
    '彩笔',
    '水彩',
    '笔刷',
    '刷合',
    '合集',
  ]
  const known = (key: string) => TITLES.includes(key)

  it.each([
    ['Steam wallet-code', ['steam', 'wallet', 'code']],
    ['steam steam STEAM', ['steam']],
    ['foo_bar_20', ['foo', 'bar', '20']],
    ['低价游戏账号', ['低价', '游戏', '账号']],
    ['steam游戏账号', ['steam', '游戏', '账号']],
    ['我要买的游戏激活码', ['游戏', '激活码']],
    ['求购激活码', ['激活码']],
    ['新激活码', ['激活码']],
    ['江南小镇号', ['江南', '小镇']],
    ['水彩笔刷合集', ['水彩笔', '刷合集']],
    ['戏账', ['戏账']],
    ['的', ['的']],
    ['我的', ['我的']],
    ['我的我的', ['我的我的']],
    ['价', ['价']],
    ['Ｓｔｅａｍ　充值', ['steam', '充值']],
    ['!!! ...', []],
    ['', []],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ])('%s', (query, words) => {
    expect(partsOf(foldText(query), known).flatMap((part) => part.words)).toEqual(words)
  })
})

it('longer Chinese words are looked up by every two characters, all others as they are', () => {
  expect(keysOf('激活码')).toEqual(['激活', '活码'])
  expect(keysOf('激活')).toEqual(['激活'])
  expect(keysOf('价')).toEqual(['价'])
  expect(keysOf('wallet')).toEqual(['wallet'])
})
