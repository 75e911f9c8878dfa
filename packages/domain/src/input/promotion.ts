import * as z from 'zod'
import { adRules, rightsRules } from '../rules/promotion.ts'
import { walletRules } from '../rules/wallet.ts'
import { currencyCodeField, digestField, idempotencyKeyField, idField } from './fields.ts'
import { refuse } from './refuse.ts'
import { adContentsField } from './rich-text.ts'
import { adTitleField } from './talk.ts'

const paid = { payPassword: digestField.optional(), idempotencyKey: idempotencyKeyField }

/** Months of a right, 1 to 60. */
export const monthsField = z
  .int(refuse('RIGHT_MONTHS_INVALID'))
  .min(1, refuse('RIGHT_MONTHS_INVALID'))
  .max(rightsRules.maximumMonths, refuse('RIGHT_MONTHS_INVALID'))

/** Weeks of a home ad: at least 1, at most 5,200. */
export const weeksField = z
  .int(refuse('AD_WEEKS_INVALID'))
  .min(1, refuse('AD_WEEKS_INVALID'))
  .max(adRules.home.maximumWeeks, refuse('AD_WEEKS_INVALID'))

/** Packages of a category ad, 1 to 100. */
export const packagesField = z
  .int(refuse('AD_PACKAGES_INVALID'))
  .min(1, refuse('AD_PACKAGES_INVALID'))
  .max(adRules.category.maximumPackages, refuse('AD_PACKAGES_INVALID'))

/** Input that buys or renews a right, with BTC or USDT. */
export const rightPurchaseInput = z.object({
  right: z.enum(['publish', 'reply'], refuse('RIGHT_TYPE_INVALID')),
  months: monthsField.default(rightsRules.defaultMonths),
  currency: z.enum(walletRules.rightsCurrencies, refuse('CURRENCY_NOT_ACCEPTED')),
  ...paid,
})

/** The place where an ad is shown. */
export const adPlaceField = z.enum(['home', 'category'], refuse('AD_TYPE_INVALID'))

/** Input that buys or renews a home ad. */
export const homeAdPurchaseInput = z.object({ adId: idField, weeks: weeksField, currency: currencyCodeField, ...paid })

/** Input that buys or renews a category ad. */
export const categoryAdPurchaseInput = z.object({
  adId: idField,
  packages: packagesField,
  categoryIds: z
    .array(idField, refuse('AD_CATEGORIES_REQUIRED'))
    .min(1, refuse('AD_CATEGORIES_REQUIRED'))
    .max(adRules.category.maximumCategories, refuse('AD_CATEGORIES_REQUIRED')),
  currency: currencyCodeField.default(adRules.defaultCurrency),
  ...paid,
})

/** The text of an ad; form and procedures share its validation. */
export const adForm = z.object({ title: adTitleField, contents: adContentsField })
