import { warningsOf, type FoundWarning } from '@jindu/domain/trust/conversations'
import { countCharacters } from '@jindu/domain/text'
import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { prepareRichText, showHosts, type RichTextSource } from '../../platform/rich-text/index.ts'

/** A line as it is kept. */
export interface LineText {
  readonly html: string
  readonly text: string
  /** Pictures embedded in the text. */
  readonly fileIds: readonly string[]
  readonly warnings: readonly FoundWarning[]
}

/**
 * Prepares a written line: sanitised by the same allow list as goods, with linked addresses that show their host.
 * @throws DomainError MESSAGE_EMPTY, TEXT_TOO_LONG (3,000 characters that a reader sees), RICH_TEXT_INVALID
 */
export function prepareLine(source: RichTextSource, attachments: number): LineText {
  const rich = prepareRichText(source)
  if (rich.length === 0 && rich.fileIds.length + attachments === 0) fail('MESSAGE_EMPTY')
  if (countCharacters(rich.text) > rules.talk.chat.maximumCharacters) fail('TEXT_TOO_LONG')
  const html = showHosts(rich.html)
  const leads = html.includes('<a ')
  const found = warningsOf(rich.text)
  const link: FoundWarning[] = leads && !found.some(({ kind }) => kind === 'link') ? [{ kind: 'link', found: '' }] : []
  return { html, text: rich.text, fileIds: rich.fileIds, warnings: [...link, ...found] }
}
