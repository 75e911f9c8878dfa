import { CURRENCY_CODES, moneyToWire } from '@jindu/domain/money'
import { z } from 'zod'

/** Money as a verb returns it, said as JSON carries it. */
export const moneyOut = z
  .object({ asset: z.enum([...CURRENCY_CODES, 'USD']), units: z.bigint() })
  .transform(moneyToWire)

/** Dollars only. */
export const usdOut = z.object({ asset: z.literal('USD'), units: z.bigint() }).transform(moneyToWire)

/** A coin amount only. */
export const coinOut = z.object({ asset: z.enum(CURRENCY_CODES), units: z.bigint() }).transform(moneyToWire)

/** A rate: USD per coin times 10^8. */
export const rateOut = z
  .object({ currency: z.enum(CURRENCY_CODES), usdE8: z.bigint() })
  .transform(({ currency, usdE8 }) => ({ currency, usdE8: usdE8.toString() }))
