import { describe, expect, test } from 'vitest'
import {
  bothNames,
  categoryNames,
  categoryNamesProblem,
  descriptionProblem,
  goodsTitleRefusal,
  shipmentProblem,
  titleRefusal,
  visibleTextOfDocument,
  visibleTextOfHtml,
} from './index.ts'
import { countCharacters } from '../../text/count-characters.ts'

const goodsTitleProblem = (title: string) => goodsTitleRefusal(title)?.code ?? null
const categoryTitleProblem = (title: string) => titleRefusal('category', title)?.code ?? null

describe('a goods title', () => {
  test('is required, has 2 for the wizard and 8 to 30 characters', () => {
    expect(goodsTitleProblem('  ')).toBe('GOODS_TITLE_REQUIRED')
    expect(goodsTitleProblem('a')).toBe('GOODS_TITLE_TOO_SHORT')
    expect(goodsTitleProblem('ab')).toBe('GOODS_TITLE_LENGTH')
    expect(goodsTitleProblem('abcdefg')).toBe('GOODS_TITLE_LENGTH')
    expect(goodsTitleProblem('a'.repeat(31))).toBe('GOODS_TITLE_LENGTH')
    expect(goodsTitleProblem('a'.repeat(8))).toBeNull()
    expect(goodsTitleProblem('a'.repeat(30))).toBeNull()
    expect(goodsTitleProblem(` ${'a'.repeat(30)} `)).toBeNull()
  })

  test.each([
    '1abcdefgh',
    '_abcdefgh',
    'abcd-efgh',
    'abcd  efgh',
    'abcdéfgh',
    'abcdefg!',
    'abcd\tefgh',
    'ａｂｃｄｅｆｇｈ',
  ])('%j has characters that are not allowed', (title) => {
    expect(goodsTitleProblem(title)).toBe('GOODS_TITLE_CHARACTERS')
  })

  test.each([
    ['Steam key 50% off', { character: '%' }],
    ['Steam key, EU region', { character: ',' }],
    ['Caf\u00E9 menu template', { character: '\u00E9' }],
    ['Pricing\u200BHandbook', { character: 'U+200B' }],
    ['Pricing\tHandbook', { character: 'U+0009' }],
    ['Party pack \u{1F389}', { character: '\u{1F389}' }],
    ['Steam key  EU region', { before: 'key' }],
    ['激活码  永久有效', { before: '激活码' }],
    ['2024 calendar pack', { first: '2' }],
    ['_private pack', { first: '_' }],
  ])('%j is told what of it is wrong', (title, details) => {
    expect(goodsTitleRefusal(title)).toEqual({ code: 'GOODS_TITLE_CHARACTERS', details })
    expect(titleRefusal('ad', title)).toEqual({ code: 'AD_TITLE_CHARACTERS', details })
  })

  test('is told how far it is from which bound', () => {
    expect(goodsTitleRefusal('abcde')?.details).toEqual({ typed: 5, missing: 3 })
    expect(goodsTitleRefusal('字'.repeat(34))?.details).toEqual({ typed: 34, over: 4 })
    expect(goodsTitleRefusal('a')?.details).toEqual({})
    expect(titleRefusal('feedback', 'abc')).toEqual({
      code: 'FEEDBACK_TITLE_LENGTH',
      details: { typed: 3, missing: 1 },
    })
  })

  test.each(['Steam key EU region', '原神六十级账号国服', 'A_1 b_2 c_3', '礼品卡 100 美元面值'])(
    '%j is accepted',
    (title) => {
      expect(goodsTitleProblem(title)).toBeNull()
    },
  )
})

describe('the name of a category', () => {
  test.each(['', ' ', '12345', 'a_b', 'a-b', 'a  b', 'x'.repeat(31), '游戏!'])('%j is refused', (title) => {
    expect(categoryTitleProblem(title)).toBe('CATEGORY_TITLE_INVALID')
  })

  test.each(['游戏', 'a', '3D', '100 元卡', 'Gift cards', ' eSIM ', 'x'.repeat(30)])('%j is accepted', (title) => {
    expect(categoryTitleProblem(title)).toBeNull()
  })

  test.each([
    ['游戏!', { character: '!' }],
    ['a_b', { character: '_' }],
    ['a  b', { before: 'a' }],
    ['x'.repeat(33), { typed: 33, over: 3 }],
    ['12345', {}],
    ['', {}],
  ])('%j is told what of it is wrong', (title, details) => {
    expect(titleRefusal('category', title)).toEqual({ code: 'CATEGORY_TITLE_INVALID', details })
  })
})

describe('the names of a category', () => {
  test('in one language only are refused', () => {
    for (const [name, other] of [
      ['字体', '字库'],
      ['Fonts', 'Typefaces'],
      ['字体 Fonts', '字体'],
    ] as const) {
      expect(categoryNamesProblem(name, other)).toBe('CATEGORY_NAMES_LANGUAGE')
      expect(() => categoryNames(name, other)).toThrow('CATEGORY_NAMES_LANGUAGE')
    }
  })

  test('go by their characters, whichever comes first; one name serves both languages', () => {
    expect(categoryNames('字体', 'Fonts')).toEqual({ zh: '字体', en: 'Fonts' })
    expect(categoryNames('Fonts', '字体')).toEqual({ zh: '字体', en: 'Fonts' })
    expect(categoryNames('Fonts')).toEqual({ zh: 'Fonts', en: 'Fonts' })
    expect(categoryNames('字体', '字体')).toEqual({ zh: '字体', en: '字体' })
    expect(bothNames({ zh: '字体', en: 'Fonts' })).toBe('字体 Fonts')
    expect(bothNames({ zh: 'Fonts', en: 'Fonts' })).toBe('Fonts')
  })
})

describe('texts', () => {
  test('a description is required and shows 10 to 3000 characters', () => {
    expect(descriptionProblem('  ')).toBe('GOODS_DESCRIPTION_REQUIRED')
    expect(descriptionProblem('123456789')).toBe('GOODS_DESCRIPTION_TOO_SHORT')
    expect(descriptionProblem(' 123456789 ')).toBe('GOODS_DESCRIPTION_TOO_SHORT')
    expect(descriptionProblem('x'.repeat(3_001))).toBe('TEXT_TOO_LONG')
    expect(descriptionProblem('1234567890')).toBeNull()
    expect(descriptionProblem('x'.repeat(3_000))).toBeNull()
  })

  test('an after-sales text too, under its own names', () => {
    expect(shipmentProblem('')).toBe('GOODS_SHIPMENT_REQUIRED')
    expect(shipmentProblem('123456789')).toBe('GOODS_SHIPMENT_TOO_SHORT')
    expect(shipmentProblem('x'.repeat(3_001))).toBe('TEXT_TOO_LONG')
    expect(shipmentProblem('1234567890')).toBeNull()
  })

  test('a character outside the basic plane is one', () => {
    expect(countCharacters('a\u{1F600}')).toBe(2)
  })
})

describe('visible text', () => {
  test('of HTML is what stands between the tags', () => {
    expect(visibleTextOfHtml('<p>Hello</p>\n<p>you&nbsp;there</p>')).toBe('Hello you there')
    expect(visibleTextOfHtml('<li>a</li><li>b</li>')).toBe('a b')
    expect(visibleTextOfHtml('<img src="1"><br>')).toBe('')
    expect(visibleTextOfHtml('a&#160;&#xA0;b')).toBe('a b')
    expect(visibleTextOfHtml('fish &amp; chips')).toBe('fish . chips')
    expect(visibleTextOfHtml('')).toBe('')
  })

  test('of a document is the text of its nodes', () => {
    const document = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Hello' },
            { type: 'text', text: 'you' },
          ],
        },
        { type: 'image', attrs: { text: 'not this' } },
        'neither this',
        null,
        { type: 'paragraph', content: 'nor this', text: 5 },
      ],
    }
    expect(visibleTextOfDocument(document)).toBe('Hello you')
    expect(visibleTextOfDocument({ text: 'alone' })).toBe('alone')
    expect(visibleTextOfDocument({})).toBe('')
  })

  test('characters that nobody sees count as nothing', () => {
    expect(visibleTextOfHtml('\u200B\u200B\u200B\u00AD\uFEFF')).toBe('')
    expect(visibleTextOfHtml('a\u200Bb')).toBe('ab')
    expect(visibleTextOfDocument({ text: 'a\u2028\u3000b' })).toBe('a b')
  })
})
