import { fail, type ErrorCode } from '../../errors/index.ts'

/** What a category is called in each language; the same in both until somebody gives the other name. */
export interface CategoryNames {
  readonly zh: string
  readonly en: string
}

const isChinese = (name: string): boolean => /\p{Script=Han}/u.test(name)

/**
 * @returns CATEGORY_NAMES_LANGUAGE when two names are in one language: one has Chinese characters and the other has none; or null
 * @example
 * categoryNamesProblem('字体', 'Fonts') // null
 * categoryNamesProblem('Typefaces', 'Fonts') // 'CATEGORY_NAMES_LANGUAGE'
 */
export function categoryNamesProblem(name: string, other: string | undefined): ErrorCode | null {
  if (other === undefined || other === name) return null
  return isChinese(name) === isChinese(other) ? 'CATEGORY_NAMES_LANGUAGE' : null
}

/**
 * Which of two names is which: the one with Chinese characters is the Chinese one.
 * @param other the name in the other language, when it is known
 * @throws DomainError CATEGORY_NAMES_LANGUAGE
 * @example
 * categoryNames('Fonts', '字体') // { zh: '字体', en: 'Fonts' }
 */
export function categoryNames(name: string, other: string = name): CategoryNames {
  const problem = categoryNamesProblem(name, other)
  if (problem !== null) return fail(problem)
  return isChinese(name) ? { zh: name, en: other } : { zh: other, en: name }
}

/**
 * Both names as one text, which says the same to whoever reads it.
 * @example
 * bothNames({ zh: '字体', en: 'Fonts' }) // '字体 Fonts'
 */
export const bothNames = ({ zh, en }: CategoryNames): string => (zh === en ? zh : `${zh} ${en}`)
