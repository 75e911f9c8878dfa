import { countCharacters, visibleTextOfDocument } from '@jindu/domain/goods'
import { isRecord } from './is-record.ts'

/** An editor's document as it travels: `{ type: 'doc', content }`. */
export interface RichDocument {
  readonly type: 'doc'
  readonly content: unknown[]
}

export const EMPTY_DOCUMENT: RichDocument = { type: 'doc', content: [] }

export function isRichDocument(value: unknown): value is RichDocument {
  return isRecord(value) && value['type'] === 'doc' && Array.isArray(value['content'])
}

/** Characters that a reader will see. */
export function visibleLength(doc: RichDocument): number {
  return countCharacters(visibleTextOfDocument(doc))
}
