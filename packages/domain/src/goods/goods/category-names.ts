import { fail, type ErrorCode } from '../../errors/index.ts'

/** Names of a category by language; equal until somebody gives the second name. */
export interface CategoryNames {
  readonly zh: string
  readonly en: string
}

const isChinese = (name: string): boolean => /\p{Script=Han}/u.test(name)

/**
 * @returns CATEGORY_NAMES_LANGUAGE when both names are in one language: exactly one must have Chinese characters; or
 * null
 * @example
 * categoryNamesProblem('字体', 'Fonts') // null
 * categoryNamesProblem('Typefaces', 'Fonts') // 'CATEGORY_NAMES_LANGUAGE'
 */
export function categoryNamesProblem(name: string, other: string | undefined): ErrorCode | null {
  if (other === undefined || other === name) return null
  return isChinese(name) === isChinese(other) ? 'CATEGORY_NAMES_LANGUAGE' : null
}

/**
 * Assigns two names to languages: the one with Chinese characters is the Chinese one.
 * @param other the name in the other language, if known
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
 * Both names as one text, independent of the reader's language.
 * @example
 * bothNames({ zh: '字体', en: 'Fonts' }) // '字体 Fonts'
 */
export const bothNames = ({ zh, en }: CategoryNames): string => (zh === en ? zh : `${zh} ${en}`)
