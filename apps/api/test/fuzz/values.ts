import type { Seeded } from './random.ts'
import type { Schema } from './schemas.ts'

/** Literal JSON that no JavaScript value produces; `toJson` writes it. */
class Raw {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

const nested = (depth: number, open: string, close: string): Raw => new Raw(open.repeat(depth) + close.repeat(depth))

/** Hostile values. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '0',
  '-1',
  0,
  -1,
  1,
  0.1,
  -0,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e15,
  1e308,
  new Raw('1e999'),
  new Raw('-1e999'),
  new Raw('123456789012345678901234567890'),
  new Raw('1E-400'),
  '1e999',
  'NaN',
  '٣٤٥',
  '１２３',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff x',
  '\u202eabc',
  '\u200b',
  '👩‍👩‍👧‍👦'.repeat(300),
  'ﷺ'.repeat(5_000),
  'é'.repeat(70_000),
  'a'.repeat(200_000),
  "'; drop table app_user; --",
  '%%%',
  '\\',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '{{constructor}}',
  '__proto__',
  [],
  {},
  [[]],
  [null],
  { __proto: 1, constructor: { prototype: 1 } },
  new Raw('{"__proto__":{"polluted":true}}'),
  nested(63, '[', ']'),
  nested(200, '[', ']'),
  new Raw(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`),
  nested(100_000, '[', ']'),
  Array.from({ length: 10_000 }, (_, nth) => nth),
  Object.fromEntries(Array.from({ length: 5_000 }, (_, nth) => [`k${nth}`, nth])),
]

const TEXTS = [
  'Steam wallet code',
  '游戏点卡',
  'abc',
  '12.5',
  '100001',
  '0.00000001',
  'BTC',
  '<p>some longer text that passes for one</p>',
]
const NUMBERS = [1, 2, 3, 10, 100_001, 100_002, 100_003]

/** Boundary values of numeric columns, and beyond: a value that the schema accepts must fit its column. */
const COLUMN_EDGES = [2 ** 15 - 1, 2 ** 15, 2 ** 31 - 1, 2 ** 31, 2 ** 40, 999_999_999_999_999, -(2 ** 31) - 1]
const UNIT_EDGES = ['0', '-1', '100', '100000000', `${2n ** 63n - 1n}`, `${2n ** 63n}`, `-${2n ** 63n}`, '9'.repeat(19)]

/** Real ids and secrets by field name, so that calls get past the schemas. */
export type Known = Readonly<Record<string, readonly unknown[]>>

/**
 * A valid value built from real subjects and boundary values: an id beyond any column, the currency of another subject,
 * the largest amount.
 */
export function crossed(schema: Schema, random: Seeded, known: Known, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return random.pick(schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either !== undefined) return crossed(random.pick(either), random, known, name)
  const real = known[name]
  switch (schema.type) {
    case 'object': {
      const { properties = {}, required = [] } = schema
      const kept = Object.entries(properties).filter(([each]) => required.includes(each) || random.chance(0.75))
      return Object.fromEntries(kept.map(([each, inner]) => [each, crossed(inner, random, known, each)]))
    }
    case 'array': {
      const { items } = schema
      return items === undefined ? [] : [crossed(items, random, known, name)]
    }
    case 'integer':
    case 'number': {
      const { minimum = -(2 ** 53), maximum = 2 ** 53 } = schema
      const edges = [minimum, maximum, ...COLUMN_EDGES].filter((edge) => edge >= minimum && edge <= maximum)
      return random.pick(real !== undefined && random.chance(0.6) ? real : edges)
    }
    case 'string': {
      if (real !== undefined) return random.pick(real)
      if (name === 'idempotencyKey') return `fuzz-key-${random.below(1e9)}`
      if (schema.pattern?.includes('{1,19}') === true) return random.pick(UNIT_EDGES)
      return sample(schema, random)
    }
    case undefined:
    default:
      return sample(schema, random)
  }
}

/** A value that the schema accepts or nearly accepts; refinements may still refuse it. */
export function sample(schema: Schema, random: Seeded, depth = 0): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return random.pick(schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either !== undefined) return sample(random.pick(either), random, depth)
  switch (schema.type ?? 'anything') {
    case 'object': {
      const kept = Object.entries(schema.properties ?? {}).filter(() => !random.chance(0.1))
      return Object.fromEntries(kept.map(([name, each]) => [name, sample(each, random, depth + 1)]))
    }
    case 'array': {
      const { items } = schema
      if (items === undefined || depth > 5) return []
      return Array.from({ length: random.below(3) }, () => sample(items, random, depth + 1))
    }
    case 'integer':
    case 'number': {
      const { maximum = 100, minimum = 1 } = schema
      return random.chance(0.3) ? random.pick([minimum, maximum, maximum + 1, minimum - 1]) : random.pick(NUMBERS)
    }
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    case 'string':
      if (schema.format === 'uuid') return '00000000-0000-4000-8000-000000000000'
      if (schema.pattern?.includes('0-9a-f') === true) return random.pick(['0', '9', 'a', 'f']).repeat(32)
      return random.pick(TEXTS)
    default:
      return random.pick([1, 'x', null, { kind: 'goods', id: 1 }])
  }
}

type Container = Record<string, unknown> | unknown[]

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && !(value instanceof Raw)

/** Replaces some parts, or the whole, by hostile values. */
export function spoil(value: unknown, random: Seeded): unknown {
  if (!isContainer(value) || random.chance(0.05)) return random.pick(HOSTILE)
  const keys = Object.keys(value)
  if (keys.length === 0) return random.pick(HOSTILE)
  const key = random.pick(keys)
  const inner: unknown = Reflect.get(value, key)
  const next = isContainer(inner) && random.chance(0.6) ? spoil(inner, random) : random.pick(HOSTILE)
  if (Array.isArray(value)) return value.map((each, nth) => (String(nth) === key ? next : each))
  return { ...value, [key]: next }
}

export function toJson(value: unknown): string {
  const raws: string[] = []
  const text = JSON.stringify(value, (_, each: unknown) => {
    if (!(each instanceof Raw)) return each
    raws.push(each.json)
    return `\u0007raw${raws.length - 1}\u0007`
  })
  return text.replace(/"\\u0007raw(\d+)\\u0007"/g, (_, nth: string) => raws[Number(nth)] ?? 'null')
}

/** A value in the text form of old clients. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value : toJson(value ?? null))

/** Names that every object has, or that lead out of the input. */
const NAMES = [
  'constructor][prototype][spoiled',
  'toString][spoiled',
  '__proto__][spoiled',
  'a][b][c][d][e][f][g',
  '',
  ']',
  '[',
]

/** A value as generated clients write it into an address (`input[filter][title]=x`), sometimes beside a hostile name. */
export function toBrackets(value: unknown, random: Seeded): string {
  const pairs: [string, string][] = []
  const put = (each: unknown, name: string): void => {
    if (isContainer(each)) for (const [part, inner] of Object.entries(each)) put(inner, `${name}[${part}]`)
    else pairs.push([name, toText(each).toWellFormed()])
  }
  put(value, 'input')
  if (random.chance(0.5)) pairs.push([`input[${random.pick(NAMES)}]`, '1'])
  return new URLSearchParams(pairs).toString()
}
