/** A node of an editor's document, as far as its text matters. */
export interface TextNode {
  readonly text?: string | undefined
  readonly content?: readonly unknown[] | undefined
}

const INVISIBLE = /\p{Cf}/gu
const BLANKS = /[\p{Cc}\p{Z}]+/gu

/**
 * The text that a reader sees of an editor's document: no markup, no invisible characters, single spaces.
 * @example
 * visibleTextOfDocument({ content: [{ content: [{ text: 'Pricing' }] }, { content: [{ text: ' Handbook' }] }] }) // 'Pricing Handbook'
 */
export function visibleTextOfDocument(document: TextNode): string {
  return singleSpaced(textsOf(document).join(' '))
}

/**
 * The visible text of HTML. For form validation only: the server sanitises what is shown.
 * @example
 * visibleTextOfHtml('<p>Pricing <strong>Handbook</strong></p>') // 'Pricing Handbook'
 */
export function visibleTextOfHtml(html: string): string {
  return singleSpaced(
    html
      .replace(/<[^<>]*>/g, ' ')
      .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
      .replace(/&[a-z0-9#]{1,10};/gi, '.'),
  )
}

function textsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const text = 'text' in node && typeof node.text === 'string' ? [node.text] : []
  const content: unknown[] = 'content' in node && Array.isArray(node.content) ? node.content : []
  return [...text, ...content.flatMap(textsOf)]
}

function singleSpaced(text: string): string {
  return text.replace(INVISIBLE, '').replace(BLANKS, ' ').trim()
}
