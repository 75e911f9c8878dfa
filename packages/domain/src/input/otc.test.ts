import { describe, expect, test } from 'vitest'
import { otcRules } from '../rules/otc.ts'
import {
  addPayeeInput,
  editOfferInput,
  editPayeeInput,
  payerInput,
  payOrderInput,
  publishOfferInput,
  storedHoursField,
  rateOrderInput,
  takeOfferInput,
} from './index.ts'

const dollars = (cents: string) => ({ asset: 'USD', units: cents })
const offer = {
  side: 'sell',
  total: { asset: 'LTC', units: '2000000000' },
  unitPrice: '10000000000',
  minimum: dollars('1000'),
  maximum: dollars('50000'),
  idempotencyKey: 'publish-once-1',
}

const messagesOf = (input: unknown) => publishOfferInput.safeParse(input).error?.issues.map(({ message }) => message)

describe('an offer that is published', () => {
  test.each([
    ['a price of nothing', { unitPrice: '0' }, 'OFFER_PRICE_REQUIRED'],
    ['a price that is no number', { unitPrice: 'much' }, 'OFFER_PRICE_REQUIRED'],
    ['no method at all', { methods: [] }, 'OFFER_PAYMENT_METHOD_REQUIRED'],
    ['a method that nobody knows', { methods: ['shells'] }, 'OFFER_PAYMENT_METHOD_REQUIRED'],
    ['a fraction as a requirement', { requirements: { goodsTrade: 1.5 } }, 'OFFER_REQUIREMENT_INVALID'],
    ['a remark too long', { remark: 'x'.repeat(otcRules.maximumRemarkCharacters + 1) }, 'OFFER_REMARK_TOO_LONG'],
  ])('is refused with %s', (_, wrong, code) => {
    expect(messagesOf({ ...offer, ...wrong })).toEqual([code])
  })

  test('asks nothing and is paid as its remark says, unless it says otherwise', () => {
    expect(publishOfferInput.parse(offer)).toMatchObject({
      unitPrice: 10_000_000_000n,
      requirements: { registerDays: 0, goodsTrade: 0, otcTradeAmount: 0, otcMaliciousTimes: null },
      methods: ['other'],
      remark: '',
    })
    expect(publishOfferInput.parse({ ...offer, methods: ['cash', 'alipay', 'cash'] }).methods).toEqual([
      'cash',
      'alipay',
    ])
  })
})

test('a remark may have as many characters as the rule says, however they are stored', () => {
  const remark = '🐚'.repeat(otcRules.maximumRemarkCharacters)
  expect(publishOfferInput.parse({ ...offer, remark }).remark).toBe(remark)
  expect(messagesOf({ ...offer, remark: `${remark}x` })).toEqual(['OFFER_REMARK_TOO_LONG'])
})

test('an edit leaves alone what it does not name', () => {
  expect(editOfferInput.parse({ id: 7, requirements: { goodsTrade: 2 } })).toEqual({
    id: 7,
    requirements: { goodsTrade: 2 },
  })
})

test('an edit may change methods and receiving accounts, the same one once', () => {
  expect(editOfferInput.parse({ id: 7, methods: ['cash', 'cash'], payees: [3, 3, 2] })).toEqual({
    id: 7,
    methods: ['cash'],
    payees: [3, 2],
  })
  expect(editOfferInput.safeParse({ id: 7, methods: [] }).error?.issues[0]?.message).toBe(
    'OFFER_PAYMENT_METHOD_REQUIRED',
  )
})

test('an offer names no receiving accounts unless it says so, and only so many', () => {
  expect(publishOfferInput.parse(offer).payees).toEqual([])
  const payees = Array.from({ length: otcRules.maximumPayeesNamed + 1 }, (_, index) => index + 1)
  expect(messagesOf({ ...offer, payees })).toEqual(['PAYEE_TOO_MANY_NAMED'])
})

describe('a receiving account', () => {
  const payee = { method: 'bankCard', label: ' Salary ', holder: '李雷', account: '6222 0001' }
  const issuesOf = (change: object) =>
    addPayeeInput
      .safeParse({ payee: { ...payee, ...change } })
      .error?.issues.map(({ message, path }) => [message, path.at(-1)])

  test.each([
    [{ method: 'shells' }, 'OFFER_PAYMENT_METHOD_REQUIRED', 'method'],
    [{ label: ' ' }, 'PAYEE_LABEL_INVALID', 'label'],
    [{ label: 'x'.repeat(otcRules.maximumPayeeLabelCharacters + 1) }, 'PAYEE_LABEL_INVALID', 'label'],
    [{ holder: '' }, 'PAYEE_HOLDER_INVALID', 'holder'],
    [{ holder: 'x'.repeat(otcRules.maximumPayeeCharacters + 1) }, 'PAYEE_HOLDER_INVALID', 'holder'],
    [{ account: '' }, 'PAYEE_ACCOUNT_INVALID', 'account'],
    [{ account: 'x'.repeat(3 * otcRules.maximumPayeeCharacters) }, 'PAYEE_ACCOUNT_INVALID', 'account'],
    [{ note: 'x'.repeat(otcRules.maximumPayeeNoteCharacters + 1) }, 'PAYEE_NOTE_INVALID', 'note'],
    [{ method: 'cash', holder: '', account: '' }, 'PAYEE_NOTE_INVALID', 'note'],
  ])('is refused with %o', (change, code, field) => {
    expect(issuesOf(change)).toEqual([[code, field]])
  })

  test('is trimmed, and has what its method needs', () => {
    expect(editPayeeInput.parse({ id: 7, payee })).toEqual({
      id: 7,
      payee: { method: 'bankCard', label: 'Salary', holder: '李雷', account: '6222 0001', note: '' },
    })
    expect(issuesOf({ method: 'cash', holder: '', account: '', note: 'Room 3, at noon' })).toBeUndefined()
  })
})

test('an offer is taken at the price that was seen', () => {
  const take = { id: 7, volume: offer.total, idempotencyKey: 'take-once-1' }
  expect(takeOfferInput.safeParse(take).error?.issues[0]?.message).toBe('OFFER_PRICE_REQUIRED')
  expect(takeOfferInput.parse({ ...take, unitPrice: '1' }).unitPrice).toBe(1n)
})

test('who pays is stated in short texts, or not at all', () => {
  expect(payOrderInput.parse({ id: 7 })).toEqual({ id: 7 })
  const payer = { name: ' 张三 ', account: '6222 1234', reference: 'A 7' }
  expect(payOrderInput.parse({ id: 7, payer }).payer).toEqual({
    name: '张三',
    account: '6222 1234',
    reference: 'A 7',
    files: [],
  })
  const codesOf = (change: object) =>
    payOrderInput.safeParse({ id: 7, payer: { ...payer, ...change } }).error?.issues.map(({ message }) => message)
  for (const change of [{ name: 'x'.repeat(101) }, { name: ' ' }, { account: '' }, { reference: 'x'.repeat(101) }]) {
    expect(codesOf(change)).toEqual(['OTC_PAYER_INVALID'])
  }
  expect(codesOf({ sentAt: -1 })).toEqual(['OTC_PAID_TIME_INVALID'])
})

test('a payment is evidenced by a reference or by pictures', () => {
  const picture = '0190c3de-5b7c-7e1a-9f10-000000000000'
  const payer = { name: 'Li', account: '6222' }
  const codesOf = (change: object) =>
    payerInput.safeParse({ ...payer, ...change }).error?.issues.map(({ message }) => message) ?? []
  expect(codesOf({})).toEqual(['OTC_EVIDENCE_REQUIRED'])
  expect(codesOf({ files: Array(4).fill(picture) })).toEqual([])
  expect(codesOf({ files: Array(5).fill(picture) })).toEqual(['OTC_EVIDENCE_TOO_MANY'])
  expect(codesOf({ files: ['../passwd'] })).toEqual(['FILE_NOT_FOUND'])
})

const ratingCodesOf = (input: object) =>
  rateOrderInput.safeParse({ id: 7, ...input }).error?.issues.map(({ message }) => message) ?? []

test('a rating is good or bad, with a short text or none', () => {
  for (const isUp of [undefined, null, 'true', 1]) expect(ratingCodesOf({ isUp })).toEqual(['OTC_RATING_REQUIRED'])
  expect(ratingCodesOf({ isUp: true, text: '🐚'.repeat(otcRules.maximumRatingCharacters) })).toEqual([])
  expect(ratingCodesOf({ isUp: true, text: 'x'.repeat(otcRules.maximumRatingCharacters + 1) })).toEqual([
    'OTC_RATING_TEXT_TOO_LONG',
  ])
  expect(rateOrderInput.parse({ id: 7, isUp: false, text: ' slow ' })).toEqual({ id: 7, isUp: false, text: 'slow' })
  expect(rateOrderInput.parse({ id: 7, isUp: true })).toEqual({ id: 7, isUp: true, text: '' })
})

const edited = (patch: object) => editOfferInput.safeParse({ id: 7, ...patch })

describe('a price is sent once', () => {
  const margin = { basisPoints: -50, ceiling: '11000000000' }
  const { unitPrice, ...unpriced } = offer

  test('fixed, or as a margin with what it never passes', () => {
    expect(publishOfferInput.parse({ ...unpriced, margin }).margin).toEqual({
      basisPoints: -50,
      floor: null,
      ceiling: 11_000_000_000n,
    })
    expect(messagesOf(unpriced)).toEqual(['OFFER_PRICE_REQUIRED'])
    expect(messagesOf({ ...offer, margin })).toEqual(['OFFER_PRICE_REQUIRED'])
    expect(messagesOf({ ...unpriced, margin: { basisPoints: 5_001 } })).toEqual(['OFFER_MARGIN_OUT_OF_RANGE'])
    expect(messagesOf({ ...unpriced, margin: { basisPoints: 0.5 } })).toEqual(['OFFER_MARGIN_OUT_OF_RANGE'])
  })

  test('or not at all by an edit', () => {
    expect([edited({}), edited({ margin }), edited({ unitPrice })].map(({ success }) => success)).toEqual([
      true,
      true,
      true,
    ])
    expect(edited({ unitPrice, margin }).error?.issues[0]?.message).toBe('OFFER_PRICE_REQUIRED')
  })
})

test('hours come as seven days in a zone, or not at all', () => {
  const days = Array.from({ length: 7 }, () => ({ from: 540, to: 1_080 }))
  const hours = { timeZone: 'Asia/Shanghai', days }
  expect(publishOfferInput.parse({ ...offer, hours }).hours).toEqual(hours)
  expect(publishOfferInput.parse(offer).hours).toBeNull()
  expect(editOfferInput.parse({ id: 7, hours: null }).hours).toBeNull()
  expect(messagesOf({ ...offer, hours: { ...hours, timeZone: 'Mars' } })).toEqual(['OFFER_HOURS_INVALID'])
  expect(messagesOf({ ...offer, hours: { ...hours, days: [...days, null] } })).toEqual(['OFFER_HOURS_INVALID'])
  const rare = { ...hours, days: days.map((day, nth) => (nth === 0 ? day : null)) }
  expect(messagesOf({ ...offer, hours: rare })).toEqual(['OFFER_HOURS_TOO_FEW'])
  expect(editOfferInput.safeParse({ id: 7, hours: rare }).error?.issues[0]?.message).toBe('OFFER_HOURS_TOO_FEW')
  expect(storedHoursField.parse(rare)).toEqual(rare)
})
