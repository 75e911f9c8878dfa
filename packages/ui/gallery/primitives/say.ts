const zh = new URLSearchParams(location.search).get('lang') === 'zh'

/** The gallery's own words, in the language of the address. */
export function say(english: string, chinese: string): string {
  return zh ? chinese : english
}
