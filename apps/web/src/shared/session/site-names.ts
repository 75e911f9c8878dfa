import type { Locale } from '../i18n/locale.ts'

/** The site name setting may carry both names ('Jindu 津渡', '津渡 Jindu'): each language then shows its own. */
export function siteNames(setting: string): Record<Locale, string> {
  const [, han = ''] = /^(?:\P{Script=Han}+\s)?(\p{Script=Han}+)(?:\s\P{Script=Han}+)?$/u.exec(setting.trim()) ?? []
  return { en: setting.replace(han, '').trim() || setting, 'zh-CN': han || setting }
}
