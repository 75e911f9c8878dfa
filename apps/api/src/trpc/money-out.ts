import { CURRENCY_CODES, decimalsOf, FIAT_RATE_SOURCES, moneyToWire, WIRE_UNITS, type Asset } from '@jindu/domain/money'
import { fiatCodeField } from '@jindu/domain/input'
import { ENTRY_KINDS } from '@jindu/domain/ledger'
import { z } from 'zod'

/** The JSON schema of money for the reference, because a transformation has none. */
export const moneyWireMeta = (id: string, assets: readonly Asset[]) => ({
  id,
  type: 'object' as const,
  description: `An amount in whole units of the smallest kind; decimals: ${assets.map((asset) => `${asset} ${decimalsOf(asset)}`).join(', ')}`,
  properties: {
    asset: { type: 'string' as const, enum: [...assets] },
    units: { type: 'string' as const, pattern: WIRE_UNITS.source },
  },
  required: ['asset', 'units'],
  example: { asset: assets[0], units: assets[0] === 'USD' ? '1250' : '25000000' },
})

/** Converts money to its JSON form. */
export const moneyOut = z
  .object({ asset: z.enum([...CURRENCY_CODES, 'USD']), units: z.bigint() })
  .transform(moneyToWire)
  .meta(moneyWireMeta('Money', [...CURRENCY_CODES, 'USD']))

/** Dollars only. */
export const usdOut = z
  .object({ asset: z.literal('USD'), units: z.bigint() })
  .transform(moneyToWire)
  .meta(moneyWireMeta('UsdMoney', ['USD']))

/** A coin amount only. */
export const coinOut = z
  .object({ asset: z.enum(CURRENCY_CODES), units: z.bigint() })
  .transform(moneyToWire)
  .meta(moneyWireMeta('CoinMoney', CURRENCY_CODES))

/** The earning side's proceeds: net is gross minus the site's fee, as the ledger credits it. */
export const proceedsOut = z.object({ gross: coinOut, fee: coinOut, net: coinOut })
proceedsOut.register(z.globalRegistry, { id: 'Proceeds', description: 'What the earning side gets, after the fee' })

/** The kind of a ledger entry. */
export const entryKind = z.enum(ENTRY_KINDS)
entryKind.register(z.globalRegistry, { id: 'EntryKind', description: 'What moved the money' })

/** A rate: USD per coin times 10^8. */
export const rateOut = z
  .object({ currency: z.enum(CURRENCY_CODES), usdE8: z.bigint() })
  .transform(({ currency, usdE8 }) => ({ currency, usdE8: usdE8.toString() }))
  .meta({
    id: 'Rate',
    type: 'object',
    description: 'US dollars for one coin, times 10^8',
    properties: {
      currency: { type: 'string', enum: [...CURRENCY_CODES] },
      usdE8: { type: 'string', pattern: String.raw`^\d+$` },
    },
    required: ['currency', 'usdE8'],
    additionalProperties: false,
  })

/** An exchange rate: units of the currency for one US dollar times 10^8, with its source and the time it is of. */
export const fiatRateOut = z.object({
  fiat: fiatCodeField,
  perUsdE8: z
    .bigint()
    .transform(String)
    .meta({ type: 'string', pattern: String.raw`^\d+$` }),
  source: z.enum(FIAT_RATE_SOURCES),
  quotedAt: z.int(),
})
const rateExample = { fiat: 'EUR', perUsdE8: '92130000', source: 'feeds', quotedAt: 1_800_000_000 }
fiatRateOut.register(z.globalRegistry, { id: 'FiatRate', example: rateExample })

/** A sum in minor units of its currency (ISO 4217), and the rate at which it was fixed; null for dollars. */
export const fiatSumOut = z.object({
  fiat: fiatCodeField,
  units: z
    .bigint()
    .transform(String)
    .meta({ type: 'string', pattern: String.raw`^\d+$` }),
  rate: fiatRateOut.nullable(),
})
fiatSumOut.register(z.globalRegistry, { id: 'FiatSum', example: { fiat: 'EUR', units: '9213', rate: rateExample } })

/** Coins that cannot be paid with because they have no rate. */
export const unquotedCoins = z.array(z.enum(CURRENCY_CODES))
