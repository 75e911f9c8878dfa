import { fail } from '@jindu/domain/errors'
import { stripUnseen } from '@jindu/domain/input'
import { renderDocument } from './render-document.ts'
import { sanitise } from './sanitise.ts'
import { RICH_TEXT_BOUNDS, type RichTextSource } from './source.ts'
import { visibleText } from './visible-text.ts'

/** A rich text in its stored forms: the writer's source and the readers' HTML. */
export interface RichText {
  readonly source: RichTextSource
  /** Safe HTML. */
  readonly html: string
  readonly text: string
  /** Characters of visible text, as the length rules count them. */
  readonly length: number
  /** Images that the text shows, in order, each once. */
  readonly fileIds: readonly string[]
}

/**
 * Strips invisible characters from the source too, so that an editor that reloads it shows the same text as readers
 * see.
 */
function withoutUnseen(source: RichTextSource): RichTextSource {
  return JSON.parse(JSON.stringify(source), (key, value: unknown) =>
    key === 'text' && typeof value === 'string' ? stripUnseen(value) : value,
  )
}

/**
 * Renders and sanitises a writer's text.
 * @throws DomainError RICH_TEXT_INVALID (unknown node or mark) or TEXT_TOO_LONG (beyond RICH_TEXT_BOUNDS)
 */
export function prepareRichText(input: RichTextSource): RichText {
  if (JSON.stringify(input).length > RICH_TEXT_BOUNDS.sourceLength) return fail('TEXT_TOO_LONG')
  const html = stripUnseen(sanitise(input.format === 'html' ? input.html : renderDocument(input.doc)))
  const text = visibleText(html)
  const fileIds = [
    ...new Set([...html.matchAll(/<img src="\/files\/([A-Za-z0-9_-]+)"/g)].map((match) => match[1] ?? '')),
  ]
  const length = Array.from(text).length
  if (length > RICH_TEXT_BOUNDS.textLength || fileIds.length > RICH_TEXT_BOUNDS.images) return fail('TEXT_TOO_LONG')
  // Never store the writer's HTML: an editor that reloads it must not see the removed parts.
  const source: RichTextSource = input.format === 'html' ? { format: 'html', html } : withoutUnseen(input)
  return { source, html, text, length, fileIds }
}
