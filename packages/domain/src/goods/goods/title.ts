import type { ErrorCode, ErrorDetails } from '../../errors/index.ts'
import { goodsRules } from '../../rules/goods.ts'
import { adRules } from '../../rules/promotion.ts'
import { talkRules } from '../../rules/talk.ts'
import { countCharacters } from '../../text/count-characters.ts'

/** Format of a title: the whole, and each character. */
interface Form {
  readonly whole: RegExp
  readonly each: RegExp
}

/** Letters, digits, Chinese characters and underscore with single inner spaces, not starting with a digit or underscore. */
const NAME: Form = {
  whole: /^[\p{Script=Han}A-Za-z](?:[\p{Script=Han}A-Za-z0-9_]| (?=[^ ]))*$/u,
  each: /[\p{Script=Han}A-Za-z0-9_ ]/u,
}

/** Chinese characters, letters or digits with single inner spaces, not digits alone. */
const CATEGORY_NAME: Form = {
  whole: /^(?!\d+$)[\p{Script=Han}A-Za-z0-9](?:[\p{Script=Han}A-Za-z0-9]| (?=[^ ]))*$/u,
  each: /[\p{Script=Han}A-Za-z0-9 ]/u,
}

interface TitleRule {
  readonly required: ErrorCode
  readonly length: ErrorCode
  /** In characters, both included. */
  readonly bounds: readonly [minimum: number, maximum: number]
  readonly form: readonly [refusal: ErrorCode, form: Form] | null
}

/** Rules of titles that people enter (marketplace.md §5). */
const TITLES = {
  goods: {
    required: 'GOODS_TITLE_REQUIRED',
    length: 'GOODS_TITLE_LENGTH',
    bounds: [goodsRules.title.minimumCharacters, goodsRules.title.maximumCharacters],
    form: ['GOODS_TITLE_CHARACTERS', NAME],
  },
  category: {
    required: 'CATEGORY_TITLE_INVALID',
    length: 'CATEGORY_TITLE_INVALID',
    bounds: [1, goodsRules.category.maximumTitleCharacters],
    form: ['CATEGORY_TITLE_INVALID', CATEGORY_NAME],
  },
  ad: {
    required: 'AD_TITLE_REQUIRED',
    length: 'AD_TITLE_LENGTH',
    bounds: [adRules.title.minimumCharacters, adRules.title.maximumCharacters],
    form: ['AD_TITLE_CHARACTERS', NAME],
  },
  feedback: {
    required: 'FEEDBACK_TITLE_REQUIRED',
    length: 'FEEDBACK_TITLE_LENGTH',
    bounds: [talkRules.feedback.minimumTitleCharacters, talkRules.feedback.maximumTitleCharacters],
    form: null,
  },
  notice: {
    required: 'NOTICE_TITLE_LENGTH',
    length: 'NOTICE_TITLE_LENGTH',
    bounds: [talkRules.notice.minimumTitleCharacters, talkRules.notice.maximumTitleCharacters],
    form: null,
  },
} as const satisfies Record<string, TitleRule>

/** Why a title is invalid: the offending character, or the distance to the bound. */
export interface TitleRefusal {
  readonly code: ErrorCode
  readonly details: ErrorDetails
}

/** Visible characters: letters, digits, punctuation and symbols. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** An invisible character is shown by its code point: U+200B. */
const shown = (character: string): string =>
  VISIBLE.test(character)
    ? character
    : `U+${Number(character.codePointAt(0)).toString(16).toUpperCase().padStart(4, '0')}`

/** The first violation of a title's format. */
function offence(title: string, { each }: Form): ErrorDetails {
  const stranger = Array.from(title).find((character) => !each.test(character))
  if (stranger !== undefined) return { character: shown(stranger) }
  const doubled = title.indexOf('  ')
  if (doubled > 0) return { before: title.slice(title.lastIndexOf(' ', doubled - 1) + 1, doubled) }
  return /^\d+$/.test(title) ? {} : { first: title.slice(0, 1) }
}

/**
 * Validates a title, with details for the error message; surrounding blanks are ignored.
 * @returns the refusal of a title that is empty, outside the bounds, or has other characters; or null
 * @example
 * titleRefusal('category', 'Fonts') // null
 */
export function titleRefusal(kind: keyof typeof TITLES, given: string): TitleRefusal | null {
  const title = given.trim()
  const { required, length, bounds, form }: TitleRule = TITLES[kind]
  const [minimum, maximum] = bounds
  const typed = countCharacters(title)
  if (typed === 0) return { code: required, details: {} }
  if (typed < minimum) return { code: length, details: { typed, missing: minimum - typed } }
  if (typed > maximum) return { code: length, details: { typed, over: typed - maximum } }
  if (form === null || form[1].whole.test(title)) return null
  return { code: form[0], details: offence(title, form[1]) }
}

/**
 * Validates a goods title; a very short one has its own message (marketplace.md §5, product.md "Goods").
 * @returns GOODS_TITLE_TOO_SHORT (under 2 characters), or the result of `titleRefusal`
 * @example
 * goodsTitleRefusal('Pricing Handbook') // null
 * goodsTitleRefusal('No')?.code // 'GOODS_TITLE_LENGTH'
 */
export function goodsTitleRefusal(title: string): TitleRefusal | null {
  const typed = countCharacters(title.trim())
  const isBegun = typed > 0 && typed < goodsRules.title.wizardMinimumCharacters
  return isBegun ? { code: 'GOODS_TITLE_TOO_SHORT', details: {} } : titleRefusal('goods', title)
}
