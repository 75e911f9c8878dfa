import type { ErrorCode } from '../errors/index.ts'
import { goodsRules } from '../rules/goods.ts'

/** Letters, digits, Chinese characters and underscore with single inner spaces, not starting with a digit or underscore. */
export const TITLE_CHARACTERS = /^[\p{Script=Han}A-Za-z](?:[\p{Script=Han}A-Za-z0-9_]| (?=[^ ]))*$/u

const CATEGORY_CHARACTERS = /^(?!\d+$)[\p{Script=Han}A-Za-z0-9](?:[\p{Script=Han}A-Za-z0-9]| (?=[^ ]))*$/u

/** Characters as a reader counts them: a character outside the basic plane is one. */
export function countCharacters(text: string): number {
  return Array.from(text).length
}

/**
 * What is wrong with a goods title; surrounding blanks do not count (marketplace.md §5, product.md "Goods").
 * @returns GOODS_TITLE_REQUIRED, GOODS_TITLE_TOO_SHORT (under 2), GOODS_TITLE_LENGTH (8 to 30), GOODS_TITLE_CHARACTERS, or null
 */
export function goodsTitleProblem(typed: string): ErrorCode | null {
  const title = typed.trim()
  const { wizardMinimumCharacters, minimumCharacters, maximumCharacters } = goodsRules.title
  const characters = countCharacters(title)
  if (characters === 0) return 'GOODS_TITLE_REQUIRED'
  if (characters < wizardMinimumCharacters) return 'GOODS_TITLE_TOO_SHORT'
  if (characters < minimumCharacters || characters > maximumCharacters) return 'GOODS_TITLE_LENGTH'
  return TITLE_CHARACTERS.test(title) ? null : 'GOODS_TITLE_CHARACTERS'
}

/**
 * What is wrong with the name of a new category: Chinese, letters or digits with single inner spaces, not purely numeric (marketplace.md §5).
 * @returns CATEGORY_TITLE_INVALID or null
 */
export function categoryTitleProblem(typed: string): ErrorCode | null {
  const title = typed.trim()
  const fits = countCharacters(title) <= goodsRules.category.maximumTitleCharacters
  return fits && CATEGORY_CHARACTERS.test(title) ? null : 'CATEGORY_TITLE_INVALID'
}
