import { bothNames, type CategoryNames } from '@jindu/domain/goods'
import type { Locale } from '@jindu/i18n'
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

/** A name folded for comparison: two categories never differ by case or width only. */
const key = (name: string): string => name.normalize('NFKC').toLowerCase()

/** What a category's row holds of its names. */
export const namesRow = ({ zh, en }: CategoryNames) => ({ titleZh: zh, titleEn: en, keyZh: key(zh), keyEn: key(en) })
