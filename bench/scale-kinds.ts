import type { Call } from './connection.ts'
import type { Words } from './scale-words.ts'

const SORTS = ['created', 'updated', 'sales', 'hot', 'recommended', 'price'] as const
const TRAITS = [
  { inStock: true },
  { automatic: true },
  { ratedWell: true },
  { automatic: true, inStock: true },
  { automatic: true, inStock: true, ratedWell: true },
] as const
const RANGES = [
  [0, 499],
  [500, 1_999],
  [2_000, 4_999],
  [5_000, 9_999],
  [10_000, 49_999],
  [1_500, 3_000],
] as const

/** What a visitor asks for the n-th time. */
export type Kind = (n: number) => Call

const list = (input: object): Call => ({ procedure: 'goods.list', input: { page: 1, limit: 20, ...input } })

/** A word as it is typed in haste: two letters in the middle change places. */
function mistyped(word: string): string {
  const at = Math.ceil(word.length / 2)
  return `${word.slice(0, at - 1)}${word.charAt(at)}${word.charAt(at - 1)}${word.slice(at + 1)}`
}

function nth<T>(values: readonly T[], n: number): T {
  const value = values[n % values.length]
  if (value === undefined) throw new Error('nothing to ask for')
  return value
}

const sort = (n: number) => ({ sort: nth(SORTS, n * 5) })
const traits = (n: number) => nth(TRAITS, n)

function price(n: number): object {
  const [minimumPriceCents, maximumPriceCents] = nth(RANGES, n * 5)
  return { minimumPriceCents, maximumPriceCents }
}

type More = (n: number) => object

const search =
  (asked: readonly string[], more?: More): Kind =>
  (n) =>
    list({ search: nth(asked, n), ...more?.(n) })

const facets =
  (asked: readonly string[], more?: More): Kind =>
  (n) => ({ procedure: 'goods.facets', input: { search: nth(asked, n), ...more?.(n) } })

/** What visitors do, by name; each asks for something else every time, as often as there are words. */
export function kinds(words: Words, goodsIds: readonly number[]): Readonly<Record<string, Kind>> {
  const category = (n: number) => ({ categoryId: nth(words.categories, n * 7) })
  const common = [...words.commonEnglish, ...words.commonChinese]
  const middling = [...words.middlingEnglish, ...words.middlingChinese]
  const long = words.commonEnglish.filter((word) => word.length >= 6)
  const { commonEnglish, commonChinese, middlingEnglish, middlingChinese, rareEnglish, rareChinese } = words
  return {
    'list, newest': () => list({}),
    'list, in each order': (n) => list({ ...sort(n), page: 1 + (n % 5) }),
    'list, most sold of a category': (n) => list({ ...category(n), sort: 'sales' }),
    'list, a category in each order': (n) => list({ ...category(n), ...sort(n) }),
    'list, by price': (n) => list(price(n)),
    'list, a category by price': (n) => list({ ...category(n), ...price(n) }),
    'list, cheapest': (n) => list({ sort: 'price', order: 'asc', page: 1 + (n % 5) }),
    'list, with traits': (n) => list(traits(n)),
    'list, with traits in each order': (n) => list({ ...traits(n), ...sort(n), ...price(n) }),
    'list, a category with traits': (n) => list({ ...category(n), ...traits(n), ...sort(n) }),
    'search, common English word': search(commonEnglish),
    'search, middling English word': search(middlingEnglish),
    'search, rare English word': search(rareEnglish),
    'search, two English words': search(words.pairs),
    'search, any two common words': search(words.strangers),
    'search, part of an English word': search(long.map((word) => word.slice(1, 5))),
    'search, common Chinese word': search(commonChinese),
    'search, middling Chinese word': search(middlingChinese),
    'search, rare Chinese word': search(rareChinese),
    'search, Chinese phrase without spaces': search(words.phrases),
    'search, both languages': search(words.mixed),
    'search, common word with a typing mistake': search(long.map(mistyped)),
    'search, rare word with a typing mistake': search(rareEnglish.filter((word) => word.length >= 6).map(mistyped)),
    'search, common word in each order': search(common, sort),
    'search, middling word in each order': search(middling, sort),
    'search, common word in a category': search(common, category),
    'search, middling word in a category': search(middling, category),
    'search, two words in a category': search(words.pairs, category),
    'search, common word by price': search(common, price),
    'search, common word, cheapest': search(common, () => ({ sort: 'price', order: 'asc' })),
    'search, common word with traits': search(common, traits),
    'search, two words with traits': search(words.pairs, traits),
    'facets of a common word': facets(common),
    'facets with traits': (n) => ({ procedure: 'goods.facets', input: traits(n) }),
    'facets of a middling word': facets(middling),
    'facets of two words': facets(words.pairs),
    'facets of a word in a category': facets(common, category),
    suggestions: (n) => ({ procedure: 'goods.suggest', input: { prefix: nth(common, n).slice(0, 2 + (n % 3)) } }),
    detail: (n) => ({ procedure: 'goods.detail', input: { id: nth(goodsIds, n) } }),
  }
}
