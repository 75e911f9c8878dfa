import * as z from 'zod'
import { isExplorerAddress } from '../accounts/site/explorer-address.ts'
import {
  SETTING_ROWS,
  type PrivateSettingKey,
  type SettingBounds,
  type SettingRow,
  type SettingUnit,
  type SiteSettingKey,
  type SiteSettings,
} from '../accounts/site/setting-rows.ts'
import { isStaticAddress } from '../accounts/site/static-address.ts'
import { byCurrency } from '../rules/currency-codes.ts'
import { SETTLE_DEMAND_NAMES } from '../rules/settle-demand.ts'
import { refuse } from './refuse.ts'
import { readsAsItIs } from './visible-text.ts'

const invalid = refuse('SETTING_INVALID')
const badColor = refuse('SETTING_COLOR_INVALID')
const badName = refuse('SETTING_NAME_INVALID')
const badAddress = refuse('SETTING_ADDRESS_INVALID')
const badExplorer = refuse('SETTING_EXPLORER_INVALID')

const flag = z.boolean(invalid)
const whole = (minimum: number, maximum: number) => z.int(invalid).min(minimum, invalid).max(maximum, invalid)

/** The schemas of texts, from their shortest and longest length. */
const TEXTS = {
  // Visible characters only: a name in the header and in titles must neither hide nor reorder its neighbours.
  name: (minimum: number, maximum: number) =>
    z.string(badName).trim().min(minimum, badName).max(maximum, badName).refine(readsAsItIs, badName),
  address: (_: number, maximum: number) =>
    z
      .string(badAddress)
      .trim()
      .max(maximum, { ...badAddress, abort: true })
      .refine(isStaticAddress, badAddress),
  explorer: (_: number, maximum: number) =>
    z
      .string(badExplorer)
      .trim()
      .max(maximum, { ...badExplorer, abort: true })
      .refine(isExplorerAddress, badExplorer),
  /** Unknown codes are ignored by `fiatsOf`. */
  fiats: () => z.string(invalid).regex(/^USD(?: [A-Z]{3}){0,32}$/, invalid),
}

const perCurrency = ({ minimum, maximum }: SettingBounds) =>
  z.object(
    byCurrency((code) => whole(minimum, typeof maximum === 'number' ? maximum : maximum[code])),
    invalid,
  )

/** A row that lacks them takes nothing but zero, so that a test sees it. */
const NO_BOUNDS: SettingBounds = { minimum: 0, maximum: 0 }

function countSchema({ bounds }: SettingRow) {
  const { minimum, maximum } = { ...NO_BOUNDS, ...bounds }
  return whole(minimum, Number(maximum))
}
/** Settings with the same bounds share a schema, which the API's document then names once. */
const shared = new Map<SettingBounds, ReturnType<typeof perCurrency>>()

function countsSchema(row: SettingRow) {
  const { bounds } = { bounds: NO_BOUNDS, ...row }
  const schema = shared.get(bounds) ?? perCurrency(bounds)
  shared.set(bounds, schema)
  return schema
}

const flags = z.object(
  byCurrency(() => flag),
  invalid,
)

function textSchema(row: SettingRow) {
  const { text, bounds } = { text: 'name' as const, ...row }
  const { minimum, maximum } = { ...NO_BOUNDS, ...bounds }
  return TEXTS[text](minimum, Number(maximum))
}

/** The schema of each unit. */
const SCHEMAS: Readonly<Record<SettingUnit, (row: SettingRow) => z.ZodType>> = {
  text: textSchema,
  color: () => z.string(badColor).regex(/^#[0-9a-f]{6}$/i, badColor),
  flag: () => flag,
  choice: () => z.enum(SETTLE_DEMAND_NAMES, invalid),
  flagPerCurrency: () => flags,
  count: countSchema,
  seconds: countSchema,
  cents: countSchema,
  basisPoints: countSchema,
  countPerCurrency: countsSchema,
  centsPerCurrency: countsSchema,
  basisPointsPerCurrency: countsSchema,
  coinUnitsPerCurrency: countsSchema,
}

type Shape = { readonly [Key in SiteSettingKey]: z.ZodType<SiteSettings[Key], SiteSettings[Key]> }

/** The settings as stored and as staff change them; each names its refusal. */
export const siteSettings = z.object(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each unit's schema gives the type of the unit
  Object.fromEntries(
    Object.entries(SETTING_ROWS).map(([key, row]) => [key, SCHEMAS[row.unit](row)]),
  ) as unknown as Shape,
)

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the private rows
const hidden = Object.fromEntries(
  Object.entries(SETTING_ROWS).flatMap(([key, { isPrivate }]) => (isPrivate ? [[key, true as const]] : [])),
) as Record<PrivateSettingKey, true>

/** The settings that everybody may read: whoever knows the sum from which staff review stays below it. */
export const publicSiteSettings = siteSettings.omit(hidden)
