import { isSchema, type Schema } from './json-schema.ts'

/** Example values by field name, for schemas without an example of their own. */
const VALUES: Readonly<Record<string, string | number>> = {
  title: 'Portrait presets',
  price: '12.50',
  search: 'presets',
  keyword: 'presets',
  prefix: 'pres',
  words: 'presets',
  nickName: 'Mei',
  staffName: 'Arbiter Chen',
  arbiter: 'Arbiter Chen',
  about: 'Photography',
  siteName: 'Jindu',
  themeBodyColor: '#f4f1ea',
  themeHeaderColor: '#143a5a',
  siteStaticUrl: 'https://static.jindu.example',
  summary: 'Payouts of LTC are slower today',
  text: 'Arrived at once, works as described.',
  contents: 'Arrived at once, works as described.',
  html: '<p>Arrived at once, works as described.</p>',
  contentsHtml: '<p>Forty looks for portraits, with a guide.</p>',
  shipmentHtml: '<p>Your key: QX7-PLUM-09</p>',
  secret: 'QX7-PLUM-09',
  shared: 'QX7-PLUM-09',
  reason: 'The key was used before it was sold',
  otcFiats: 'USD EUR',
  remark: 'Weekdays only',
  note: 'Name your order in the remark',
  name: 'Main account',
  label: 'Main account',
  holder: 'Lin Mei',
  account: '6222 0001',
  address: 'ltc1qg42tkwuuxefutzxezdkdel39gfstuap288mfea',
  translation: 'Portrait presets',
  timeZone: 'Asia/Shanghai',
  day: '2027-01-15',
  unitPrice: '9800000000',
  usdE8: '9800000000',
  units: '25000000',
  tx: '9f2c4b7d1e8a06f35c9d2b4e7a1f8063d5c2b9e4f7a1086d3c5b2e9f4a7d1c80',
  txid: '9f2c4b7d1e8a06f35c9d2b4e7a1f8063d5c2b9e4f7a1086d3c5b2e9f4a7d1c80',
  sha256: '9f2c4b7d1e8a06f35c9d2b4e7a1f8063d5c2b9e4f7a1086d3c5b2e9f4a7d1c80',
  explorerUrl: 'https://litecoin.example/tx/9f2c4b7d',
  url: 'https://shop.example/hooks/jindu',
  userAgent: 'Firefox on Linux',
  contentType: 'image/png',
  uid: 100_001,
  id: 81,
  goodsId: 81,
  orderId: 2041,
  offerId: 512,
  conversationId: 7,
  chatId: 7,
  page: 1,
  limit: 10,
  volume: 2,
  rating: 5,
  buyerBasisPoints: 5_000,
  feeBasisPoints: 250,
  confirmations: 6,
}

/** Texts of formats. */
const FORMATS: Readonly<Record<string, string>> = {
  uuid: '0e7b2a5c-8f0d-4d0a-9b6c-2f1f3f0c9a11',
  email: 'mei@example.com',
  uri: 'https://shop.example/hooks/jindu',
}

const NOBODY = 100_001

/** Components hold each other at most this deep; one that holds itself ends here. */
const DEEPEST = 12

function numberFor(name: string, { type, minimum, maximum }: Schema): number {
  const named = VALUES[name]
  const wished = typeof named === 'number' ? named : name.endsWith('Uid') ? NOBODY : type === 'number' ? 0.5 : 1
  const atLeast = typeof minimum === 'number' ? Math.max(wished, minimum) : wished
  return typeof maximum === 'number' ? Math.min(atLeast, maximum) : atLeast
}

function textFor(name: string, { format, pattern, maxLength }: Schema): string {
  const named = VALUES[name]
  const fits = (text: string) =>
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) &&
    (typeof maxLength !== 'number' || text.length <= maxLength)
  if (typeof format === 'string' && FORMATS[format] !== undefined) return FORMATS[format]
  return [typeof named === 'string' ? named : 'text', '1', '0'.repeat(32)].find(fits) ?? 'text'
}

const isNull = (schema: unknown): boolean => isSchema(schema) && schema['type'] === 'null'

/** Makes one value of a schema: its own example, else what its name and type say. The same schema always gives the same value. */
export function exampleOf(schema: Schema, components: ReadonlyMap<string, Schema>, name = '', depth = 0): unknown {
  const inside = (part: unknown, of = name) =>
    isSchema(part) && depth < DEEPEST ? exampleOf(part, components, of, depth + 1) : null
  const { $ref, example, const: constant, enum: values, anyOf, oneOf, type } = schema
  if (example !== undefined) return example
  if (typeof $ref === 'string') return inside(components.get($ref.slice($ref.lastIndexOf('/') + 1)))
  if (constant !== undefined) return constant
  if (Array.isArray(values)) return values[0]
  const either = anyOf ?? oneOf
  if (Array.isArray(either)) return inside(either.find((each) => !isNull(each)))
  const [only] = Array.isArray(type) ? type.filter((each) => each !== 'null') : [type]
  if (only === 'array') return listFor(schema, inside)
  if (only === 'object') return objectFor(schema, inside)
  if (only === 'string') return textFor(name, schema)
  if (only === 'integer' || only === 'number') return numberFor(name, { ...schema, type: only })
  return only === 'boolean' ? false : null
}

function listFor({ prefixItems, items, minItems }: Schema, inside: (part: unknown) => unknown): readonly unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.map((each) => inside(each))
  return Array.from({ length: typeof minItems === 'number' ? Math.max(minItems, 1) : 1 }, () => inside(items))
}

function objectFor({ properties, required }: Schema, inside: (part: unknown, name: string) => unknown): Schema {
  const needed: readonly unknown[] = Array.isArray(required) ? required : []
  const all = isSchema(properties) ? Object.entries(properties) : []
  // Filters that may all be left out: page and rows, which stand first, show how it looks.
  const fields = needed.length === 0 ? all.slice(0, 2) : all.filter(([name]) => needed.includes(name))
  return Object.fromEntries(fields.map(([name, field]) => [name, inside(field, name)]))
}
