import * as z from 'zod'
import { ALERT_DIRECTIONS } from '../otc/alerts/alert.ts'
import { PAYMENT_METHODS } from '../otc/offers/payment-methods.ts'
import { otcRules } from '../rules/otc.ts'
import { currencyCodeField, fiatCodeField, uidField } from './fields.ts'
import { usdMoney } from './money.ts'
import { unitPriceField } from './otc.ts'
import { refuse } from './refuse.ts'

/** A new alert: offers that fit, as the market's filters say, or a market price. Prices are dollars per coin x 10^8. */
export const otcAlertInput = z.discriminatedUnion(
  'about',
  [
    z.object({
      about: z.literal('offers'),
      currency: currencyCodeField,
      /** The owners' side. */
      side: z.enum(['buy', 'sell']),
      amount: usdMoney.optional(),
      method: z.enum(PAYMENT_METHODS).optional(),
      fiat: fiatCodeField.optional(),
      trust: z.int().min(0).max(otcRules.maximumRequirement).optional(),
      ownerUid: uidField.optional(),
      /** The worst price; left out: any. */
      price: unitPriceField.optional(),
    }),
    z.object({
      about: z.literal('price'),
      currency: currencyCodeField,
      direction: z.enum(ALERT_DIRECTIONS),
      price: unitPriceField,
    }),
  ],
  refuse('INPUT_INVALID'),
)

/** A parsed alert. */
export type OtcAlertInput = z.output<typeof otcAlertInput>
