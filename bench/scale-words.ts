import { createDatabase } from '../apps/api/src/platform/db/database.ts'
import { RARE_CHINESE, RARE_ENGLISH } from './generate-goods.ts'

/** What visitors look for, drawn from the titles that both markets have. Each list is asked in turns, so that nothing is read twice soon. */
export interface Words {
  /** In two titles of a hundred or more. */
  readonly commonEnglish: readonly string[]
  readonly commonChinese: readonly string[]
  /** In one title of two thousand to one of a hundred. */
  readonly middlingEnglish: readonly string[]
  readonly middlingChinese: readonly string[]
  /** In five titles. */
  readonly rareEnglish: readonly string[]
  readonly rareChinese: readonly string[]
  /** Two words of one title, both common or middling. */
  readonly pairs: readonly string[]
  /** The same, one Chinese and one English. */
  readonly mixed: readonly string[]
  /** Four to seven characters of a title, without spaces. */
  readonly phrases: readonly string[]
  /** Any two common words. */
  readonly strangers: readonly string[]
  readonly categories: readonly number[]
}

const HAN = /^\p{Script=Han}{2}$/u
const LATIN = /^[a-z]{4,}$/

const twoOf = (words: readonly string[]): string[] => (words.length < 2 ? [] : [words.slice(-2).join(' ')])

const runOf = (title: string): string | undefined => /\p{Script=Han}{5,}/u.exec(title)?.[0]

/** Every two of `values` that are not the same. */
const everyTwo = (values: readonly string[]): string[] =>
  values.flatMap((one, n) => values.slice(n + 1).map((other) => `${one} ${other}`))

/** The same order on every run, unlike that of the dictionary. */
export const mixedUp = <T>(values: readonly T[]): T[] =>
  values
    .map((value, n) => ({ value, at: (n * 0.618_034) % 1 }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value)

/**
 * @param url the larger market: how frequent a word is
 * @param size its goods
 * @param titles of the smaller market, whose goods are the first ones of the larger
 */
export async function wordsOfMarkets(url: string, size: number, titles: readonly string[]): Promise<Words> {
  const database = createDatabase(url, { max: 1 })
  const between = async (low: number, high: number) =>
    Array.from(
      await database.sql<{ term: string }[]>`
        select term from search_term where goods_count >= ${Math.floor(low * size)} and goods_count < ${Math.floor(high * size)} order by md5(term)`,
      ({ term }) => term,
    )
  try {
    const common = await between(0.02, 1)
    const beginnings = new Set(titles.map((title) => title.slice(0, 2)))
    const middling = (await between(0.0005, 0.01)).filter((term) =>
      HAN.test(term) ? beginnings.has(term) : titles.some((title) => title.includes(term)),
    )
    const categories = await database.sql<{ id: number }[]>`
      select id::float8 as id from goods_category where goods_count > ${size / 200} order by id`
    const frequent = new Set([...common, ...middling])
    const wordsOf = (title: string) => title.split(' ').filter((word) => LATIN.test(word) && frequent.has(word))
    return {
      commonEnglish: common.filter((term) => LATIN.test(term)),
      commonChinese: common.filter((term) => HAN.test(term)),
      middlingEnglish: middling.filter((term) => LATIN.test(term)),
      middlingChinese: middling.filter((term) => HAN.test(term)),
      rareEnglish: RARE_ENGLISH.split(' '),
      rareChinese: RARE_CHINESE.split(' '),
      pairs: [...new Set(titles.flatMap((title) => twoOf(wordsOf(title))))],
      mixed: [
        ...new Set(
          titles.flatMap((title, n) => {
            const parts = n % 2 === 0 ? title.split(' ') : title.split(' ').toReversed()
            const han = parts.find((part) => /^\p{Script=Han}+$/u.test(part))
            const word = parts.find((part) => LATIN.test(part) && frequent.has(part))
            return han === undefined || word === undefined ? [] : [`${han} ${word}`]
          }),
        ),
      ],
      phrases: [...new Set(titles.flatMap((title, n) => runOf(title)?.slice(n % 2, 5 + (n % 4)) ?? []))],
      strangers: mixedUp(everyTwo(common.filter((term) => LATIN.test(term) || HAN.test(term)))),
      categories: Array.from(categories, ({ id }) => id),
    }
  } finally {
    await database.close()
  }
}
