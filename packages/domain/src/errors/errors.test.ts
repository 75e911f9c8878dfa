import { describe, expect, test } from 'vitest'
import { DomainError, ERRORS, fail, isDomainError, isErrorCode, SUCCESS_MESSAGES } from './index.ts'
import { accessErrors } from './access.ts'
import { accountErrors } from './account.ts'
import { adErrors } from './ad.ts'
import { conversationErrors } from './conversation.ts'
import { discountErrors } from './discount.ts'
import { disputeErrors } from './dispute.ts'
import { fileErrors } from './file.ts'
import { goodsErrors } from './goods.ts'
import { goodsOrderErrors } from './goods-order.ts'
import { internalTransferErrors } from './internal-transfer.ts'
import { moneyErrors } from './money.ts'
import { otcAlertErrors } from './otc-alert.ts'
import { otcOfferErrors } from './otc-offer.ts'
import { otcOrderErrors } from './otc-order.ts'
import { outsideErrors } from './outside.ts'
import { requestErrors } from './request.ts'
import { reviewErrors } from './review.ts'
import { rightsErrors } from './rights.ts'
import { stockErrors } from './stock.ts'
import { staffErrors } from './staff.ts'
import { talkErrors } from './talk.ts'
import { walletErrors } from './wallet.ts'
import { withdrawalErrors } from './withdrawal.ts'

const areas = [
  [requestErrors, 1_001, 1_499],
  [moneyErrors, 1_501, 1_999],
  [accountErrors, 2_001, 2_499],
  [rightsErrors, 2_501, 2_999],
  [goodsErrors, 3_001, 3_499],
  [stockErrors, 3_501, 3_699],
  [discountErrors, 3_701, 3_799],
  [goodsOrderErrors, 4_001, 4_499],
  [disputeErrors, 4_501, 4_999],
  [walletErrors, 5_001, 5_199],
  [withdrawalErrors, 5_201, 5_399],
  [internalTransferErrors, 5_401, 5_999],
  [otcOfferErrors, 6_001, 6_399],
  [otcAlertErrors, 6_401, 6_499],
  [otcOrderErrors, 7_001, 7_999],
  [adErrors, 8_001, 8_999],
  [talkErrors, 9_001, 9_499],
  [conversationErrors, 11_501, 11_999],
  [fileErrors, 9_501, 9_999],
  [reviewErrors, 11_001, 11_499],
  [staffErrors, 10_001, 10_999],
  [accessErrors, 12_001, 12_999],
  [outsideErrors, 13_001, 13_499],
] as const

const refused = (): never => fail('PAY_PASSWORD_LOCKED', { retryAfterSeconds: 900 })

describe('the catalogue', () => {
  test('no number stands for two failures, and none is 0, which means success', () => {
    const numbers = Object.values(ERRORS).map(({ msCode }) => msCode)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers).not.toContain(0)
  })

  test('no code is named in two areas, and every area counts from its own base without a gap', () => {
    const codes = areas.flatMap(([area]) => Object.keys(area))
    expect(new Set(codes).size).toBe(codes.length)
    expect(Object.keys(ERRORS)).toEqual(codes)
    for (const [area, first, last] of areas) {
      const numbers = Object.values(area).map(({ msCode }) => msCode)
      expect(numbers).toEqual(numbers.map((_, index) => first + index))
      expect(numbers.at(-1)).toBeLessThanOrEqual(last)
    }
  })

  test('a kind is what a transport makes a status of', () => {
    const kinds = ['input', 'auth', 'forbidden', 'missing', 'conflict', 'money', 'limit', 'unavailable', 'internal']
    expect(Object.entries(ERRORS).filter(([, { kind }]) => !kinds.includes(kind))).toEqual([])
    const { words: _words, ...locked } = ERRORS.PAY_PASSWORD_LOCKED
    expect(locked).toEqual({ msCode: 2_019, kind: 'limit' })
    expect(ERRORS.SESSION_ENDED.kind).toBe('auth')
    expect(ERRORS.INSUFFICIENT_FUNDS.kind).toBe('money')
    expect(ERRORS.PRICE_CHANGED.kind).toBe('conflict')
    expect(ERRORS.GOODS_NOT_FOUND.kind).toBe('missing')
    expect(ERRORS.OWN_GOODS.kind).toBe('forbidden')
    expect(ERRORS.UID_REQUIRED.kind).toBe('input')
    expect(ERRORS.LEDGER_UNBALANCED.kind).toBe('internal')
    expect(ERRORS.STORAGE_FULL.kind).toBe('unavailable')
  })

  test('bounds that messages name are those of the rules', () => {
    const defaults = Object.entries(ERRORS).flatMap(([code, { details }]) =>
      details === undefined ? [] : [[code, details]],
    )
    expect(Object.fromEntries(defaults)).toEqual({
      DELIVERY_COUNT: { maximum: 100 },
      ALERT_TOO_MANY: { maximum: 20 },
      PROMISED_HOURS: { maximum: 720 },
      TIMESTAMP_OUT_OF_RANGE: { windowSeconds: 300 },
      TOKEN_NAME_INVALID: { maximum: 40 },
      TOKEN_DAYS_INVALID: { maximum: 365 },
      TOKEN_ADDRESSES_TOO_MANY: { maximum: 10 },
      TOKENS_TOO_MANY: { maximum: 20 },
      WEBHOOKS_TOO_MANY: { maximum: 10 },
      IDEMPOTENCY_KEY_INVALID: { minimum: 8, maximum: 64 },
      LIMIT_INVALID: { maximum: 60 },
      TEXT_TOO_LONG: { maximum: 3_000 },
      PASSWORD_LENGTH: { minimum: 6, maximum: 20 },
      PHRASE_LENGTH: { minimum: 4, maximum: 40 },
      PASSKEY_NAME_LENGTH: { maximum: 40 },
      PASSKEY_LIMIT: { maximum: 10 },
      RIGHT_MONTHS_INVALID: { maximum: 60 },
      RIGHT_TERM_INVALID: { maximum: 3_650 },
      REPORT_NOTE_LENGTH: { maximum: 500 },
      NOTICE_TITLE_LENGTH: { minimum: 2, maximum: 80 },
      DISCOUNT_CODE_INVALID: { minimum: 3, maximum: 20 },
      DISCOUNT_COUNT: { maximum: '1,000,000' },
      DISCOUNT_GOODS: { maximum: 50 },
      DISCOUNT_PERCENT: { maximum: 99 },
      DISCOUNT_TOO_MANY: { maximum: 100 },
      GOODS_TITLE_LENGTH: { minimum: 8, maximum: 30 },
      GOODS_TITLE_TOO_SHORT: { minimum: 2 },
      GOODS_PRICE_TOO_PRECISE: { decimals: 2 },
      GOODS_PRICE_TOO_HIGH: { maximum: '1,000,000' },
      GOODS_DESCRIPTION_TOO_SHORT: { minimum: 10 },
      GOODS_SHIPMENT_TOO_SHORT: { minimum: 10 },
      CATEGORY_TITLE_INVALID: { maximum: 30 },
      PRICE_STEPS: { maximum: 10 },
      QUANTITY_TOO_LARGE: { maximum: 10_000 },
      STOCK_SECRET_TOO_LONG: { maximum: 2000 },
      STOCK_TOO_MANY_SECRETS: { maximum: 1000 },
      STOCK_BATCH_INVALID: { maximum: 40 },
      REPLACEMENT_REMARK: { maximum: 200 },
      DELIVERY_REPLACED_OFTEN: { maximum: 200 },
      STOCK_FULL: { maximum: 10_000 },
      LOW_STOCK_INVALID: { maximum: 100 },
      DISPUTE_STATEMENT_INVALID: { minimum: 10, maximum: 3_000, files: 8 },
      OFFER_PRICE_BELOW_FLOOR: { percent: 50 },
      OFFER_PAY_TIME_OUT_OF_RANGE: { minimumSeconds: 900, maximumSeconds: 86_400 },
      OFFER_PRICE_ABOVE_CEILING: { percent: 150 },
      OFFER_MARGIN_OUT_OF_RANGE: { percent: 50 },
      OFFER_HOURS_TOO_FEW: { minimum: 20 },
      OFFER_BUY_TOTAL_TOO_LARGE: { maximum: 10 },
      OTC_ORDER_TOO_MANY_OPEN: { maximum: 20 },
      OTC_ORDER_CANCELLED_TOO_OFTEN: { maximum: 3 },
      PEOPLE_TOO_MANY: { maximum: 500 },
      PERSON_NOTE_TOO_LONG: { maximum: 300 },
      PAYEE_TOO_MANY: { maximum: 20 },
      PAYEE_TOO_MANY_NAMED: { maximum: 6 },
      PAYEE_LABEL_INVALID: { maximum: 30 },
      PAYEE_HOLDER_INVALID: { maximum: 100 },
      PAYEE_ACCOUNT_INVALID: { maximum: 100 },
      PAYEE_NOTE_INVALID: { maximum: 200 },
      OTC_PAYER_INVALID: { maximum: 100 },
      OTC_EVIDENCE_TOO_MANY: { maximum: 4 },
      OTC_RATING_CLOSED: { days: 14 },
      OTC_RATING_TEXT_TOO_LONG: { maximum: 300 },
      OFFER_TOO_MANY: { maximum: 50 },
      OFFER_REMARK_TOO_LONG: { maximum: 500 },
      OFFER_SELL_TOTAL_TOO_SMALL: { minimum: 20 },
      AD_TITLE_LENGTH: { minimum: 3, maximum: 50 },
      AD_WEEKS_INVALID: { maximum: 5200 },
      AD_PACKAGES_INVALID: { maximum: 100 },
      FEEDBACK_TITLE_LENGTH: { minimum: 4, maximum: 25 },
      FILE_TOO_LARGE: { megabytes: 32 },
      FILE_TOO_MANY_PIXELS: { megapixels: 25 },
      FILES_TOO_MANY: { maximum: 20 },
      REVIEW_TEXT_TOO_SHORT: { minimum: 5 },
      REVIEW_TEXT_TOO_LONG: { maximum: 1_000 },
      REVIEW_EDIT_CLOSED: { days: 7 },
      STAFF_NICK_NAME_INVALID: { maximum: 32 },
      STAFF_REASON_LENGTH: { minimum: 3, maximum: 500 },
      SETTING_NAME_INVALID: { minimum: 1, maximum: 40 },
      SETTING_ADDRESS_INVALID: { maximum: 200 },
      SETTING_EXPLORER_INVALID: { maximum: 200 },
      CATEGORY_ORDER_FULL: { maximum: 100 },
    })
  })

  test('a code is told from any other text', () => {
    expect([isErrorCode('GOODS_NOT_FOUND'), isErrorCode('goods_not_found'), isErrorCode('toString')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('each success is named once', () => {
    expect(Object.keys(SUCCESS_MESSAGES).filter((code) => !/^[A-Z_]+$/.test(code))).toEqual([])
  })
})

describe('fail', () => {
  test('throws the code with its details', () => {
    expect(refused).toThrow(DomainError)
    expect(refused).toThrow(
      expect.objectContaining({
        name: 'DomainError',
        message: 'PAY_PASSWORD_LOCKED',
        code: 'PAY_PASSWORD_LOCKED',
        details: { retryAfterSeconds: 900 },
      }),
    )
    expect(new DomainError('NOT_FOUND').details).toEqual({})
    expect(() => fail('NOT_FOUND')).toThrow(expect.objectContaining({ details: {} }))
  })

  test('a refusal is told from any other error, also of another bundle', () => {
    const foreign = Object.assign(new Error('NOT_FOUND'), { name: 'DomainError', code: 'NOT_FOUND', details: {} })
    expect(isDomainError(new DomainError('NOT_FOUND'))).toBe(true)
    expect(isDomainError(foreign)).toBe(true)
    expect(isDomainError(new Error('NOT_FOUND'))).toBe(false)
    expect(isDomainError({ name: 'DomainError', code: 'NOT_FOUND', details: {} })).toBe(false)
    expect(isDomainError(Object.assign(new Error('x'), { name: 'DomainError', code: 'NOT_FOUND' }))).toBe(false)
    expect(isDomainError(Object.assign(new Error('x'), { name: 'DomainError', details: {} }))).toBe(false)
    expect(isDomainError(Object.assign(new Error('x'), { code: 'NOT_FOUND', details: {} }))).toBe(false)
    expect(isDomainError(null)).toBe(false)
  })
})
