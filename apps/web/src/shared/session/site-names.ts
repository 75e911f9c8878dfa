import type { Locale } from '../i18n/locale.ts'

/** The site name setting may carry both names ('Jindu 津渡'): each language then shows its own. */
export function siteNames(setting: string): Record<Locale, string> {
  const [, latin, han] = /^(\P{Script=Han}*\S)\s+(\p{Script=Han}+)$/u.exec(setting.trim()) ?? []
  return { en: latin ?? setting, 'zh-CN': han ?? setting }
}
