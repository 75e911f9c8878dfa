import { fail } from '@jindu/domain/errors'
import { stripUnseen } from '@jindu/domain/input'
import { renderDocument } from './render-document.ts'
import { sanitise } from './sanitise.ts'
import { RICH_TEXT_BOUNDS, type RichTextSource } from './source.ts'
import { visibleText } from './visible-text.ts'

/** A rich text as it is stored: what the writer sent, and what readers get. */
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

/** A document whose texts read as they are: an editor that reads it back must not meet what readers do not get. */
function withoutUnseen(source: RichTextSource): RichTextSource {
  return JSON.parse(JSON.stringify(source), (key, value: unknown) =>
    key === 'text' && typeof value === 'string' ? stripUnseen(value) : value,
  )
}

/**
 * Renders and sanitises what a writer sent.
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
  // The writer's HTML is never kept: an editor that reads it back must not meet what was taken out.
  const source: RichTextSource = input.format === 'html' ? { format: 'html', html } : withoutUnseen(input)
  return { source, html, text, length, fileIds }
}
