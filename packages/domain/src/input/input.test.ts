import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { money, usd } from '../money/index.ts'
import { passwordDigest } from '../accounts/passwords/index.ts'
import { messagesOf } from '../machines/testing/refusal.ts'
import {
  adTitleField,
  amountText,
  attachmentsField,
  categoryIdField,
  coinMoney,
  coinWire,
  commentField,
  createCategoryInput,
  currencyCodeField,
  currencyIdField,
  descriptionField,
  editGoodsInput,
  editShipmentInput,
  feedbackInput,
  feedbackTitleField,
  GOODS_SORTS,
  goodsSearchForm,
  goodsSortField,
  idempotencyKeyField,
  idField,
  internalTransferInput,
  judgedText,
  keysetInput,
  keysetOutput,
  limitField,
  messageField,
  moneyWire,
  pageField,
  pageInput,
  pageOutput,
  priceText,
  publicReplyField,
  publishCategoryStep,
  publishGoodsInput,
  purchaseForm,
  purchaseInput,
  readText,
  richText,
  rulingReasonField,
  searchDigitsText,
  searchedIdField,
  shipmentField,
  statementField,
  statementFilesField,
  transferInput,
  reportNoteField,
  staffNickNameField,
  staffReasonField,
  uidField,
  usdMoney,
  usdWire,
  visibleTextOf,
  volumeField,
  withdrawalAddressField,
  withdrawalInput,
} from './index.ts'

const html = (text: string) => ({ format: 'html' as const, html: text })
const doc = (text: string) => ({
  format: 'prosemirror' as const,
  doc: { type: 'doc', content: [{ type: 'text', text }] },
})
const idempotencyKey = 'key-0001'
const payPassword = passwordDigest('pay123')

describe('numbers', () => {
  test.each([0, -1, 1.5, '1', null, 10 ** 15, 2 ** 53])('%j is no id', (id) => {
    expect(messagesOf(idField, id)).toEqual(['ID_INVALID'])
  })

  test('an id counts from 1', () => {
    expect(idField.parse(1)).toBe(1)
    expect(uidField.parse(100_001)).toBe(100_001)
  })

  test('a category is required', () => {
    expect(messagesOf(categoryIdField, undefined)).toEqual(['CATEGORY_REQUIRED'])
    expect(messagesOf(categoryIdField, 0)).toEqual(['CATEGORY_REQUIRED'])
    expect(messagesOf(publishCategoryStep, { categoryId: 1 })).toEqual([])
  })

  test('a quantity is a whole number from 1 to 10000', () => {
    expect(messagesOf(volumeField, undefined)).toEqual(['QUANTITY_REQUIRED'])
    expect(messagesOf(volumeField, 1.5)).toEqual(['QUANTITY_NOT_INTEGER'])
    expect(messagesOf(volumeField, -1)).toEqual(['QUANTITY_NEGATIVE'])
    expect(messagesOf(volumeField, 0)).toEqual(['QUANTITY_NOT_POSITIVE'])
    expect(messagesOf(volumeField, 10_001)).toEqual(['QUANTITY_TOO_LARGE'])
    expect(messagesOf(volumeField, 1e12)).toEqual(['QUANTITY_TOO_LARGE'])
    expect(volumeField.parse(1)).toBe(1)
    expect(volumeField.parse(10_000)).toBe(10_000)
  })

  test('search numbers are digits or nothing', () => {
    for (const text of ['x', '1x', 'x1', '1.5', '-1', '1'.repeat(61)]) {
      expect(messagesOf(searchDigitsText, text)).toEqual(['SEARCH_DIGITS_ONLY'])
    }
    expect(messagesOf(searchDigitsText, 5)).toEqual(['SEARCH_DIGITS_ONLY'])
    expect(searchDigitsText.parse(' 42 ')).toBe(42)
    expect(searchDigitsText.parse('')).toBeUndefined()
    // Any digits are a number to look for, also one that nothing can have.
    expect(['0', '5', '1234567890123', '9'.repeat(60)].map((text) => searchDigitsText.parse(text))).toEqual([
      0, 5, 1_234_567_890_123, 999_999_999_999_999,
    ])
    expect(messagesOf(searchedIdField, -1)).toEqual(['SEARCH_DIGITS_ONLY'])
    expect(messagesOf(searchedIdField, 10 ** 15)).toEqual(['SEARCH_DIGITS_ONLY'])
    expect([0, 10 ** 15 - 1].map((id) => searchedIdField.parse(id))).toEqual([0, 10 ** 15 - 1])
  })
})

describe('pages', () => {
  test('count from 1, rows are 1 to 60', () => {
    for (const page of [0, 1.5, 100_001, '1']) expect(messagesOf(pageField, page)).toEqual(['PAGE_INVALID'])
    for (const limit of [0, 1.5, 61, '1']) expect(messagesOf(limitField, limit)).toEqual(['LIMIT_INVALID'])
    expect([pageField.parse(1), pageField.parse(100_000), limitField.parse(1), limitField.parse(60)]).toEqual([
      1, 100_000, 1, 60,
    ])
  })

  test('left out they are what the specification gives the list', () => {
    expect(pageInput('goods').parse({})).toEqual({ page: 1, limit: 10 })
    expect(pageInput('otcOrders').parse({ page: 2, limit: 60 })).toEqual({ page: 2, limit: 60 })
  })

  test('go out as data and total', () => {
    const output = pageOutput(z.object({ id: idField }))
    expect(messagesOf(output, { data: [{ id: 0 }], total: -1 })).toEqual([
      'data.0.id: ID_INVALID',
      expect.stringMatching(/^total: /),
    ])
    expect(output.parse({ data: [{ id: 1 }], total: 0 })).toEqual({ data: [{ id: 1 }], total: 0 })
  })
})

describe('lists without pages', () => {
  test.each([{ before: 0 }, { before: 1.5 }, { limit: 0 }, { limit: 61 }])('%j is refused', (asked) => {
    expect(keysetInput().safeParse(asked).success).toBe(false)
  })

  test('without a word they begin at the newest row', () => {
    expect(keysetInput().parse({})).toEqual({ limit: 40 })
    expect(keysetInput().parse({ before: 7, limit: 60 })).toEqual({ before: 7, limit: 60 })
  })

  test('an answer says where the next rows begin', () => {
    const output = keysetOutput(z.int())
    expect(output.parse({ data: [3, 2], next: 2 })).toEqual({ data: [3, 2], next: 2 })
    expect(output.parse({ data: [], next: null })).toEqual({ data: [], next: null })
    expect(output.safeParse({ data: [] }).success).toBe(false)
  })
})

describe('money', () => {
  test.each(['', '1.5', 'x', ' 1', '12345678901234567890'])('units %j are refused', (units) => {
    for (const schema of [moneyWire, coinWire, coinMoney]) {
      expect(messagesOf(schema, { asset: 'LTC', units })).toEqual(['units: AMOUNT_FORMAT'])
    }
    expect(messagesOf(usdMoney, { asset: 'USD', units })).toEqual(['units: AMOUNT_FORMAT'])
  })

  test('an amount is of a known asset', () => {
    expect(messagesOf(moneyWire, { asset: 'EUR', units: '1' })).toEqual(['asset: CURRENCY_UNKNOWN'])
    expect(messagesOf(coinWire, { asset: 'USD', units: '1' })).toEqual(['asset: CURRENCY_UNKNOWN'])
    expect(messagesOf(usdWire, { asset: 'LTC', units: '1' })).toEqual(['asset: CURRENCY_UNKNOWN'])
    expect(messagesOf(moneyWire, { asset: 'USD' })).toEqual(['units: AMOUNT_REQUIRED'])
    expect(messagesOf(currencyCodeField, 'btc')).toEqual(['CURRENCY_UNKNOWN'])
    expect(messagesOf(currencyIdField, 4)).toEqual(['CURRENCY_UNKNOWN'])
    expect(messagesOf(currencyIdField, '1')).toEqual(['CURRENCY_UNKNOWN'])
  })

  test('is read off the wire', () => {
    expect(coinMoney.parse({ asset: 'LTC', units: '5' })).toEqual(money('LTC', 5n))
    expect(usdMoney.parse({ asset: 'USD', units: '-5' })).toEqual(usd(-5))
    expect(moneyWire.parse({ asset: 'USD', units: '5' })).toEqual({ asset: 'USD', units: '5' })
    expect([1, 2, 3].map((id) => currencyIdField.parse(id))).toEqual(['BTC', 'USDT', 'LTC'])
    expect(currencyCodeField.parse('USDT')).toBe('USDT')
  })

  test('a price is dollars with two decimals, more than nothing, at most a million', () => {
    expect(messagesOf(priceText, undefined)).toEqual(['GOODS_PRICE_REQUIRED'])
    expect(messagesOf(priceText, ' ')).toEqual(['GOODS_PRICE_REQUIRED'])
    expect(messagesOf(priceText, '1.005')).toEqual(['GOODS_PRICE_TOO_PRECISE'])
    for (const text of ['1e3', '1,000', '.5', '5.', '$5', '+5', 'five', '-'])
      expect(messagesOf(priceText, text)).toEqual(['GOODS_PRICE_INVALID'])
    for (const text of ['-1', '-0.5', '− 3']) expect(messagesOf(priceText, text)).toEqual(['GOODS_PRICE_NEGATIVE'])
    for (const text of ['0', '0.00']) expect(messagesOf(priceText, text)).toEqual(['GOODS_PRICE_NOT_POSITIVE'])
    for (const text of ['1000000.01', '9'.repeat(40)])
      expect(messagesOf(priceText, text)).toEqual(['GOODS_PRICE_TOO_HIGH'])
    expect(messagesOf(priceText, '1'.repeat(41))).toContain('TEXT_TOO_LONG')
    expect(priceText.parse('1000000')).toEqual(usd(100_000_000))
    expect(priceText.parse(' 118.6 ')).toEqual(usd(11_860))
  })

  test('a refusal carries what its message names', () => {
    const parsed = amountText('LTC', { maximumDecimals: 5 }).safeParse('0.000001')
    expect(parsed.error?.issues[0]).toMatchObject({ message: 'AMOUNT_TOO_PRECISE', params: { decimals: 5 } })
  })

  test('an amount of coin is read as typed', () => {
    expect(messagesOf(amountText('LTC'), undefined)).toEqual(['AMOUNT_REQUIRED'])
    expect(messagesOf(amountText('LTC'), '')).toEqual(['AMOUNT_REQUIRED'])
    expect(amountText('LTC').parse('0.5')).toEqual(money('LTC', 50_000_000n))
  })
})

describe('texts that functions judge or read', () => {
  test('a failure that is no refusal is not hidden', () => {
    const broken = readText(10, 'INPUT_INVALID', () => {
      throw new TypeError('a defect')
    })
    expect(() => broken.parse('x')).toThrow(TypeError)
  })

  test('a judged text is trimmed first and bounded', () => {
    const field = judgedText(5, { required: 'INPUT_INVALID', tooLong: 'TEXT_TOO_LONG' }, (text) =>
      text === 'ok' ? null : 'NOT_FOUND',
    )
    expect(field.parse(' ok ')).toBe('ok')
    expect(messagesOf(field, 'no')).toEqual(['NOT_FOUND'])
    expect(messagesOf(field, 5)).toEqual(['INPUT_INVALID'])
    expect(messagesOf(field, 'xxxxxx')).toEqual(['TEXT_TOO_LONG'])
  })
})

describe('the name of a member of the staff', () => {
  test.each(['', '  ', 'An\u0007n', 'An\u202en', 'x'.repeat(33)])('%j is refused', (text) => {
    expect(messagesOf(staffNickNameField, text)).toEqual(['STAFF_NICK_NAME_INVALID'])
  })

  test.each(['Ann 陈', '客服小林', 'x'.repeat(32)])('%j is taken', (text) => {
    expect(staffNickNameField.parse(` ${text} `)).toBe(text)
  })
})

describe('the reason that staff give', () => {
  test.each(['', 'no', '  no  ', '。', 'x'.repeat(501), 'x'.repeat(2_000)])('%j is refused', (text) => {
    expect(messagesOf(staffReasonField, text)).toEqual(['STAFF_REASON_LENGTH'])
  })

  test.each(['spam', '违规', '违规内容', '🂡🂢🂣', 'x'.repeat(500)])('%j is taken', (text) => {
    expect(staffReasonField.parse(` ${text} `)).toBe(text)
  })
})

describe('what is added to a report', () => {
  test('is bounded, and may be left out', () => {
    expect(messagesOf(reportNoteField, 'x'.repeat(501))).toEqual(['REPORT_NOTE_LENGTH'])
    expect(messagesOf(reportNoteField, 'x'.repeat(1_001))).toEqual(['REPORT_NOTE_LENGTH'])
    expect(messagesOf(reportNoteField, undefined)).toEqual(['REPORT_NOTE_LENGTH'])
    expect(reportNoteField.parse('  ')).toBe('')
    expect(reportNoteField.parse('🂡'.repeat(500))).toHaveLength(1_000)
  })
})

describe('keys and files', () => {
  test.each(['short-1', 'x'.repeat(65), 'with blank', 'ключключ', '', 5])('%j is no idempotency key', (key) => {
    expect(messagesOf(idempotencyKeyField, key)).toEqual(['IDEMPOTENCY_KEY_INVALID'])
  })

  test('a key has 8 to 64 letters, digits or signs', () => {
    for (const key of ['12345678', 'a_b.c:d-', 'x'.repeat(64)]) expect(idempotencyKeyField.parse(key)).toBe(key)
  })

  test('a text carries at most 20 files', () => {
    expect(
      messagesOf(
        attachmentsField,
        Array.from({ length: 21 }, () => 'a'),
      ),
    ).toEqual(['FILES_TOO_MANY'])
    expect(messagesOf(attachmentsField, ['a/b'])).toEqual(['0: ID_INVALID'])
    expect(messagesOf(attachmentsField, ['/'])).toEqual(['0: ID_INVALID'])
    expect(messagesOf(attachmentsField, ['x'.repeat(65)])).toEqual(['0: ID_INVALID'])
    expect(attachmentsField.parse(undefined)).toEqual([])
    const id = 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6'
    expect(attachmentsField.parse([id])).toEqual([id])
  })
})

describe('rich text', () => {
  test('is a document or HTML, and bounded', () => {
    expect(messagesOf(richText, { format: 'markdown' })).toEqual(
      ['RICH_TEXT_INVALID'].map((code) => expect.stringContaining(code)),
    )
    expect(messagesOf(richText, html('x'.repeat(100_001)))).toEqual(['html: TEXT_TOO_LONG'])
    const many = { format: 'prosemirror', doc: { type: 'doc', content: Array.from({ length: 5_001 }, () => 1) } }
    expect(messagesOf(richText, many)).toEqual(['doc.content: TEXT_TOO_LONG'])
    expect(messagesOf(richText, { format: 'prosemirror', doc: { type: 'x'.repeat(41) } })).toHaveLength(1)
    expect(
      messagesOf(richText, { format: 'prosemirror', doc: { type: 'doc', text: 'x'.repeat(100_001) } }),
    ).toHaveLength(1)
    const marks = Array.from({ length: 13 }, () => ({ type: 'bold' }))
    expect(messagesOf(richText, { format: 'prosemirror', doc: { type: 'doc', marks } })).toHaveLength(1)
    expect(
      messagesOf(richText, { format: 'prosemirror', doc: { type: 'doc', marks: [{ type: 'x'.repeat(41) }] } }),
    ).toHaveLength(1)
    const attrs = { ['x'.repeat(41)]: 1 }
    expect(messagesOf(richText, { format: 'prosemirror', doc: { type: 'doc', attrs } })).toHaveLength(1)
  })

  test('keeps what it knows', () => {
    const full = {
      format: 'prosemirror' as const,
      doc: {
        type: 'doc',
        attrs: { level: 1 },
        content: [{ type: 'text', text: 'x' }],
        text: 'y',
        marks: [{ type: 'bold', attrs: { size: 20 } }],
      },
    }
    expect(richText.parse(full)).toEqual(full)
    expect(richText.parse(html('x'.repeat(100_000)))).toEqual(html('x'.repeat(100_000)))
  })

  test('of a description and an after-sales text shows at least 10 characters', () => {
    expect(messagesOf(descriptionField, html('<p></p>'))).toEqual(['GOODS_DESCRIPTION_REQUIRED'])
    expect(messagesOf(descriptionField, doc('123456789'))).toEqual(['GOODS_DESCRIPTION_TOO_SHORT'])
    expect(messagesOf(shipmentField, html('<b>123456789</b>'))).toEqual(['GOODS_SHIPMENT_TOO_SHORT'])
    expect(messagesOf(descriptionField, html('1234567890'))).toEqual([])
    expect(messagesOf(shipmentField, doc('1234567890'))).toEqual([])
    expect(visibleTextOf(html('<p>a</p>'))).toBe('a')
    expect(visibleTextOf(doc('b'))).toBe('b')
  })
})

describe('goods', () => {
  const goods = {
    categoryId: 3,
    title: ' Steam key EU region ',
    price: '118.60',
    contents: html('A key for a game.'),
    shipment: doc('The key itself.'),
  }

  test('every step of the wizard is judged', () => {
    expect(messagesOf(publishGoodsInput, { ...goods, categoryId: null, title: 'a', price: '' })).toEqual([
      'categoryId: CATEGORY_REQUIRED',
      'title: GOODS_TITLE_TOO_SHORT',
      'price: GOODS_PRICE_REQUIRED',
    ])
    expect(messagesOf(publishGoodsInput, { ...goods, contents: html(''), shipment: html('') })).toEqual([
      'contents: GOODS_DESCRIPTION_REQUIRED',
      'shipment: GOODS_SHIPMENT_REQUIRED',
    ])
    expect(messagesOf(publishGoodsInput, { ...goods, title: undefined })).toEqual(['title: GOODS_TITLE_REQUIRED'])
  })

  test('what is published is trimmed and has its price in cents', () => {
    expect(publishGoodsInput.parse(goods)).toEqual({
      ...goods,
      title: 'Steam key EU region',
      price: usd(11_860),
      attach: [],
      attachSales: [],
    })
  })

  test('an edit names its goods', () => {
    const { title, price, contents, shipment } = goods
    expect(messagesOf(editGoodsInput, { title, price, contents })).toEqual(['id: ID_INVALID'])
    expect(messagesOf(editGoodsInput, { id: 1, title, price, contents })).toEqual([])
    expect(messagesOf(editShipmentInput, { shipment })).toEqual(['id: ID_INVALID'])
    expect(messagesOf(editShipmentInput, { id: 1, shipment })).toEqual([])
    expect(messagesOf(editShipmentInput, { id: 1, shipment, title: 'a' })).toEqual(['title: GOODS_TITLE_TOO_SHORT'])
  })

  test('a category is named by letters, digits or Chinese', () => {
    expect(messagesOf(createCategoryInput, { title: '123' })).toEqual(['title: CATEGORY_TITLE_INVALID'])
    expect(messagesOf(createCategoryInput, {})).toEqual(['title: CATEGORY_TITLE_INVALID'])
    expect(createCategoryInput.parse({ title: ' 游戏 ' })).toEqual({ title: '游戏' })
  })

  test('sorts have the numbers of the specification', () => {
    expect(GOODS_SORTS).toEqual({ created: 0, sales: 1, updated: 2, recommended: 3, hot: 4 })
    expect(messagesOf(goodsSortField, 'title')).toEqual(['INPUT_INVALID'])
    for (const sort of [...Object.keys(GOODS_SORTS), 'price']) expect(goodsSortField.parse(sort)).toBe(sort)
  })

  test('a search takes digits for numbers and 60 characters of text', () => {
    const form = { keyword: 'x'.repeat(61), sellerId: 'a', goodsId: 'b' }
    expect(messagesOf(goodsSearchForm, form)).toEqual([
      'keyword: TEXT_TOO_LONG',
      'sellerId: SEARCH_DIGITS_ONLY',
      'goodsId: SEARCH_DIGITS_ONLY',
    ])
    expect(goodsSearchForm.parse({ keyword: ' key ', sellerId: '100001', goodsId: '' })).toEqual({
      keyword: 'key',
      sellerId: 100_001,
      goodsId: undefined,
    })
  })
})

describe('a purchase', () => {
  const purchase = {
    goodsId: 1,
    currency: 'LTC',
    volume: 2,
    price: { asset: 'USD', units: '11860' },
    idempotencyKey,
  }

  test('names the coin, and it is one that goods are paid with', () => {
    expect(messagesOf(purchaseForm, { volume: 1 })).toEqual(['currency: SETTLEMENT_CURRENCY_REQUIRED'])
    expect(messagesOf(purchaseForm, { currency: 'USDT', volume: 1 })).toEqual([
      'currency: SETTLEMENT_CURRENCY_REQUIRED',
    ])
    expect(messagesOf(purchaseForm, { currency: 'BTC', volume: 1 })).toEqual([])
  })

  test('carries the price that was seen and a key', () => {
    const { price: _, idempotencyKey: __, ...rest } = purchase
    expect(messagesOf(purchaseInput, rest)).toHaveLength(2)
    expect(messagesOf(purchaseInput, { ...purchase, payPassword: 'plain' })).toEqual(['payPassword: DIGEST_INVALID'])
    expect(purchaseInput.parse({ ...purchase, payPassword })).toEqual({
      ...purchase,
      price: usd(11_860),
      payPassword,
    })
    expect(messagesOf(purchaseInput, purchase)).toEqual([])
    const total = { asset: 'LTC', units: '5' }
    expect(purchaseInput.parse({ ...purchase, total }).total).toEqual({ asset: 'LTC', units: 5n })
    expect(messagesOf(purchaseInput, { ...purchase, total: { ...total, asset: 'USD' } })).toHaveLength(1)
  })
})

describe('a dispute', () => {
  test('a statement has 10 to 3000 characters and at most 8 pictures', () => {
    for (const text of ['', 'x'.repeat(9), `  ${'x'.repeat(9)}  `, 'x'.repeat(3_001), 7]) {
      expect(messagesOf(statementField, text)).toEqual(['DISPUTE_STATEMENT_INVALID'])
    }
    expect(statementField.parse(`  ${'x'.repeat(10)} `)).toBe('x'.repeat(10))
    expect(messagesOf(statementField, 'x'.repeat(3_000))).toEqual([])
    const picture = 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6'
    expect(messagesOf(statementFilesField, Array(9).fill(picture))).toEqual(['DISPUTE_STATEMENT_INVALID'])
    expect(messagesOf(statementFilesField, ['../passwd'])).toEqual(['0: FILE_NOT_FOUND'])
    expect(messagesOf(statementFilesField, Array(8).fill(picture))).toEqual([])
    expect(statementFilesField.parse(undefined)).toEqual([])
  })

  test('a ruling is given with its reason', () => {
    const accepted = ['', '  ', 'x', 'x'.repeat(2_000), 'x'.repeat(2_001)].map(
      (text) => rulingReasonField.safeParse(text).success,
    )
    expect(accepted).toEqual([false, false, true, true, false])
  })
})

describe('talk', () => {
  test('a comment is longer than five characters', () => {
    expect(messagesOf(commentField, ' ')).toEqual(['REPLY_EMPTY'])
    expect(messagesOf(commentField, undefined)).toEqual(['REPLY_EMPTY'])
    expect(messagesOf(commentField, '12345')).toEqual(['COMMENT_TOO_SHORT'])
    expect(messagesOf(commentField, 'x'.repeat(3_001))).toEqual(['TEXT_TOO_LONG'])
    expect(commentField.parse(' 123456 ')).toBe('123456')
  })

  test('replies and messages are not empty and have at most 3000 characters', () => {
    expect(messagesOf(publicReplyField, ' ')).toEqual(['REPLY_EMPTY'])
    expect(messagesOf(messageField, ' ')).toEqual(['MESSAGE_EMPTY'])
    expect(messagesOf(messageField, undefined)).toEqual(['MESSAGE_EMPTY'])
    expect(messagesOf(messageField, 'x'.repeat(3_001))).toEqual(['TEXT_TOO_LONG'])
    expect(messageField.parse(' hi ')).toBe('hi')
    expect(publicReplyField.parse('x'.repeat(3_000))).toHaveLength(3_000)
  })

  test('a ticket has a title of 4 to 25 characters and contents', () => {
    expect(messagesOf(feedbackTitleField, '')).toEqual(['FEEDBACK_TITLE_REQUIRED'])
    expect(messagesOf(feedbackTitleField, undefined)).toEqual(['FEEDBACK_TITLE_REQUIRED'])
    expect(messagesOf(feedbackTitleField, 'abc')).toEqual(['FEEDBACK_TITLE_LENGTH'])
    expect(messagesOf(feedbackTitleField, 'x'.repeat(26))).toEqual(['FEEDBACK_TITLE_LENGTH'])
    expect(messagesOf(feedbackInput, { title: 'abcd', contents: { format: 'html', html: '' } })).toEqual([
      'contents: FEEDBACK_CONTENTS_REQUIRED',
    ])
    expect(feedbackInput.parse({ title: 'x'.repeat(25), contents: { format: 'html', html: 'y' } })).toEqual({
      title: 'x'.repeat(25),
      contents: { format: 'html', html: 'y' },
      attachments: [],
    })
    expect(feedbackTitleField.parse('abcd')).toBe('abcd')
  })

  test('an ad has a title of 3 to 50 letters, digits or underscores', () => {
    expect(messagesOf(adTitleField, '')).toEqual(['AD_TITLE_REQUIRED'])
    expect(messagesOf(adTitleField, undefined)).toEqual(['AD_TITLE_REQUIRED'])
    expect(messagesOf(adTitleField, 'ab')).toEqual(['AD_TITLE_LENGTH'])
    expect(messagesOf(adTitleField, 'x'.repeat(51))).toEqual(['AD_TITLE_LENGTH'])
    expect(messagesOf(adTitleField, '1abc')).toEqual(['AD_TITLE_CHARACTERS'])
    expect(adTitleField.parse('x'.repeat(50))).toHaveLength(50)
  })
})

describe('wallet', () => {
  const amount = { asset: 'LTC', units: '5' }

  test('an address is required, loses its blanks and is letters and digits', () => {
    expect(messagesOf(withdrawalAddressField, undefined)).toEqual(['WITHDRAWAL_ADDRESS_REQUIRED'])
    expect(messagesOf(withdrawalAddressField, '  ')).toEqual(['WITHDRAWAL_ADDRESS_REQUIRED'])
    expect(messagesOf(withdrawalAddressField, 'ltc1-abc')).toEqual(['WITHDRAWAL_ADDRESS_INVALID'])
    expect(messagesOf(withdrawalAddressField, '-')).toEqual(['WITHDRAWAL_ADDRESS_INVALID'])
    expect(messagesOf(withdrawalAddressField, 'abc-')).toEqual(['WITHDRAWAL_ADDRESS_INVALID'])
    expect(messagesOf(withdrawalAddressField, 'x'.repeat(129))).toEqual(['WITHDRAWAL_ADDRESS_INVALID'])
    expect(messagesOf(withdrawalAddressField, ' '.repeat(1_001))).toEqual(['WITHDRAWAL_ADDRESS_INVALID'])
    expect(withdrawalAddressField.parse(' ltc1 q\tabc\n')).toBe('ltc1qabc')
    expect(withdrawalAddressField.parse(`${'x'.repeat(128)}${' '.repeat(128)}`)).toHaveLength(128)
  })

  test('amounts are more than nothing', () => {
    const nothing = { asset: 'LTC', units: '0' }
    expect(messagesOf(withdrawalInput, { address: 'ltc1q', amount: nothing, idempotencyKey })).toEqual([
      'amount: AMOUNT_NOT_POSITIVE',
    ])
    expect(messagesOf(transferInput, { recipientUid: 1, amount: nothing, idempotencyKey })).toEqual([
      'recipientUid: UID_INVALID',
      'amount: AMOUNT_NOT_POSITIVE',
    ])
    expect(messagesOf(internalTransferInput, { target: 'bank', amount: nothing, idempotencyKey })).toEqual([
      'target: INPUT_INVALID',
      'amount: AMOUNT_NOT_POSITIVE',
    ])
  })

  test('what is right is read as money', () => {
    const coin = money('LTC', 5n)
    expect(withdrawalInput.parse({ address: 'ltc1q', amount, payPassword, idempotencyKey })).toEqual({
      address: 'ltc1q',
      amount: coin,
      payPassword,
      idempotencyKey,
    })
    expect(transferInput.parse({ recipientUid: 100_002, amount, payPassword, idempotencyKey }).amount).toEqual(coin)
    for (const target of ['fund', 'otc']) {
      expect(internalTransferInput.parse({ target, amount, idempotencyKey })).toEqual({
        target,
        amount: coin,
        idempotencyKey,
      })
    }
  })
})
