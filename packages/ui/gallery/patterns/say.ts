/** Gallery text in the language of the page. */
export function say(en: string, zh: string): string {
  return document.documentElement.lang === 'zh-CN' ? zh : en
}
