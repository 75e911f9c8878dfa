import { bothNames, type CategoryNames } from '@jindu/domain/goods/goods'
import type { Locale } from '@jindu/i18n'
import { foldText } from '../../platform/text/fold-text.ts'
import { goodsCategory } from './tables.ts'

/** The title of a category in the reader's language, as a column. */
export const titleIn = (locale: Locale) => (locale === 'zh-CN' ? goodsCategory.titleZh : goodsCategory.titleEn)

interface Titles {
  readonly titleZh: string
  readonly titleEn: string
}

/** The title of a row in the reader's language. */
export const titleOf = ({ titleZh, titleEn }: Titles, locale: Locale): string =>
  locale === 'zh-CN' ? titleZh : titleEn

/**
 * Both titles of a row. Generated covers and the audit log use both, so they do not depend on the reader's language.
 */
export const bothTitles = ({ titleZh, titleEn }: Titles): string => bothNames({ zh: titleZh, en: titleEn })

/**
 * The name columns of a category. The keys are folded, so that categories cannot differ only by case, width or old
 * characters.
 */
export const namesRow = ({ zh, en }: CategoryNames) => ({
  titleZh: zh,
  titleEn: en,
  keyZh: foldText(zh),
  keyEn: foldText(en),
})
