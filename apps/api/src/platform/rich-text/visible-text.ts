import sanitizeHtml from 'sanitize-html'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The text that a reader sees of sanitised HTML: no tags, no invisible characters, single spaces. */
export function visibleText(html: string): string {
  const spaced = html.replace(/<(?:br|hr|\/p|\/div|\/li|\/h[1-3]|\/pre|\/blockquote)\b[^>]*>/g, ' ')
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/[\p{Cf}\p{Cc}\p{Co}]/gu, (c) => (/\s/.test(c) ? ' ' : ''))
    .replace(/\s+/g, ' ')
    .trim()
}
