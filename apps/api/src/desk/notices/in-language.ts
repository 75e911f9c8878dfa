import type { Locale } from '@jindu/i18n'
import type { App } from '../../platform/app.ts'
import type { notice } from './tables.ts'

type NoticeRow = typeof notice.$inferSelect

export interface NoticeText {
  /** The text's language, which may differ from the requested one. */
  readonly locale: Locale
  readonly title: string
  readonly summary: string
  readonly html: string
}

/** A notice in the reader's language, or in the one that it has. */
export function inLanguage(row: NoticeRow, wanted: Locale): NoticeText {
  const chinese = wanted === 'zh-CN' ? row.titleZh !== null : row.titleEn === null
  return chinese
    ? { locale: 'zh-CN', title: row.titleZh ?? '', summary: row.summaryZh ?? '', html: row.htmlZh ?? '' }
    : { locale: 'en', title: row.titleEn ?? '', summary: row.summaryEn ?? '', html: row.htmlEn ?? '' }
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const DAY_S = 86_400

/** Replaces the placeholders by the operator's settings. */
export function filledIn({ html, locale }: NoticeText, { settings }: App): string {
  const { siteName, protectionSeconds } = settings.current()
  const days = Math.round(protectionSeconds / DAY_S)
  const values = {
    site: siteName.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign),
    protection: locale === 'en' ? `${days} days` : `${days} 天`,
  }
  return html.replace(/\{(site|protection)\}/g, (_, name: keyof typeof values) => values[name])
}
