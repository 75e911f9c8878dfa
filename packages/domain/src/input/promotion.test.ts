import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { defaultSiteSettings } from '../accounts/site/index.ts'
import { codeOf, messagesOf, refusalOf } from '../machines/testing/refusal.ts'
import {
  adContentsField,
  assertWithdrawable,
  balanceProblem,
  categoryAdPurchaseInput,
  homeAdPurchaseInput,
  rightPurchaseInput,
  withdrawalAmountText,
} from './index.ts'

const idempotencyKey = 'key-0001'

const categoriesRefused = (categoryIds: unknown): string[] =>
  messagesOf(categoryAdPurchaseInput, { adId: 1, packages: 1, categoryIds, idempotencyKey })

describe('buying a right', () => {
  test.each([0, 61, 121, 1.5, '1', null])('%j months are refused', (months) => {
    expect(messagesOf(rightPurchaseInput, { right: 'reply', months, currency: 'BTC', idempotencyKey })).toEqual([
      'months: RIGHT_MONTHS_INVALID',
    ])
  })

  test('is of one of two rights, paid in BTC or USDT, for one month when not said', () => {
    expect(messagesOf(rightPurchaseInput, { right: 'vote', currency: 'LTC', idempotencyKey })).toEqual([
      'right: RIGHT_TYPE_INVALID',
      'currency: CURRENCY_NOT_ACCEPTED',
    ])
    for (const [right, currency] of [
      ['publish', 'BTC'],
      ['reply', 'USDT'],
    ]) {
      expect(rightPurchaseInput.parse({ right, currency, idempotencyKey })).toEqual({
        right,
        currency,
        months: 1,
        idempotencyKey,
      })
    }
    expect(rightPurchaseInput.parse({ right: 'reply', months: 60, currency: 'BTC', idempotencyKey }).months).toBe(60)
  })
})

describe('buying ads', () => {
  test.each([0, 5_201, 1.5, '2'])('%j weeks are refused', (weeks) => {
    expect(messagesOf(homeAdPurchaseInput, { adId: 1, weeks, currency: 'LTC', idempotencyKey })).toEqual([
      'weeks: AD_WEEKS_INVALID',
    ])
  })

  test.each([0, 101, 1.5, '2'])('%j packages are refused', (packages) => {
    expect(messagesOf(categoryAdPurchaseInput, { adId: 1, packages, categoryIds: [1], idempotencyKey })).toEqual([
      'packages: AD_PACKAGES_INVALID',
    ])
  })

  test('a category ad names 1 to 20 categories', () => {
    expect(categoriesRefused([])).toEqual(['categoryIds: AD_CATEGORIES_REQUIRED'])
    expect(categoriesRefused(undefined)).toEqual(['categoryIds: AD_CATEGORIES_REQUIRED'])
    expect(categoriesRefused(Array.from({ length: 21 }, () => 1))).toEqual(['categoryIds: AD_CATEGORIES_REQUIRED'])
    expect(categoriesRefused(Array.from({ length: 20 }, () => 1))).toEqual([])
  })

  test('a currency is LTC when a category ad does not say', () => {
    expect(messagesOf(homeAdPurchaseInput, { adId: 1, weeks: 52, idempotencyKey })).toEqual([
      'currency: CURRENCY_UNKNOWN',
    ])
    expect(homeAdPurchaseInput.parse({ adId: 1, weeks: 1, currency: 'USDT', idempotencyKey }).weeks).toBe(1)
    expect(categoryAdPurchaseInput.parse({ adId: 1, packages: 100, categoryIds: [3], idempotencyKey })).toEqual({
      adId: 1,
      packages: 100,
      categoryIds: [3],
      currency: 'LTC',
      idempotencyKey,
    })
  })

  test('the pay password travels as a digest', () => {
    for (const schema of [rightPurchaseInput, homeAdPurchaseInput, categoryAdPurchaseInput]) {
      expect(messagesOf(schema, { payPassword: 'pay123', idempotencyKey })).toContain('payPassword: DIGEST_INVALID')
      expect(messagesOf(schema, {})).toContain('idempotencyKey: IDEMPOTENCY_KEY_INVALID')
    }
  })
})

describe('out of a balance', () => {
  test('an empty balance gives nothing, and no more leaves than there is', () => {
    expect(balanceProblem(money('LTC', 1n), money('LTC', 0n))).toBe('BALANCE_EMPTY')
    expect(balanceProblem(money('LTC', 0n), money('LTC', 5n))).toBe('AMOUNT_NOT_POSITIVE')
    expect(balanceProblem(money('LTC', 6n), money('LTC', 5n))).toBe('AMOUNT_EXCEEDS_BALANCE')
    expect(balanceProblem(money('LTC', 5n), money('LTC', 5n))).toBeNull()
  })

  test('a withdrawal is at least the minimum and has at most 5 decimals', () => {
    const minimum = defaultSiteSettings.withdrawalMinimumUnits
    expect(refusalOf(() => assertWithdrawable(money('LTC', 999_999n), minimum))).toEqual({
      code: 'WITHDRAWAL_BELOW_MINIMUM',
      details: { minimum: '0.01 LTC' },
    })
    expect(codeOf(() => assertWithdrawable(money('USDT', 9_999n), minimum))).toBe('WITHDRAWAL_BELOW_MINIMUM')
    expect(() => assertWithdrawable(money('USDT', 10_000n), minimum)).not.toThrow()
    const field = withdrawalAmountText('LTC', minimum)
    expect(messagesOf(field, undefined)).toEqual(['AMOUNT_REQUIRED'])
    expect(messagesOf(field, '')).toEqual(['AMOUNT_REQUIRED'])
    expect(messagesOf(field, '0.010001')).toEqual(['AMOUNT_TOO_PRECISE'])
    expect(messagesOf(field, '0.00999')).toEqual(['WITHDRAWAL_BELOW_MINIMUM'])
    expect(field.parse('0.01')).toEqual(money('LTC', 1_000_000n))
  })
})

const html = (text: string) => ({ format: 'html', html: text })

describe('the text of an ad', () => {
  test('that shows nothing, or too much, is refused', () => {
    expect(messagesOf(adContentsField, html('<p> </p>'))).toEqual(['AD_CONTENT_REQUIRED'])
    expect(messagesOf(adContentsField, html(`<p>${'x'.repeat(3_001)}</p>`))).toEqual(['TEXT_TOO_LONG'])
  })

  test('up to 3,000 characters that a reader sees is taken', () => {
    expect(adContentsField.safeParse(html(`<p>${'x'.repeat(3_000)}</p>`)).success).toBe(true)
  })
})
