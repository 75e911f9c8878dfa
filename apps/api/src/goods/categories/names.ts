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

/** Both titles of a row: what drawn covers and the audit log go by, whoever reads. */
export const bothTitles = ({ titleZh, titleEn }: Titles): string => bothNames({ zh: titleZh, en: titleEn })

/** What a category's row holds of its names: folded, two categories never differ by case, width or old characters only. */
export const namesRow = ({ zh, en }: CategoryNames) => ({
  titleZh: zh,
  titleEn: en,
  keyZh: foldText(zh),
  keyEn: foldText(en),
})
