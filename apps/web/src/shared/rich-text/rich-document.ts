import { isRecord } from '../is-record.ts'

/** An editor's document as it travels: `{ type: 'doc', content }`. */
export interface RichDocument {
  readonly type: 'doc'
  readonly content: unknown[]
}

export const EMPTY_DOCUMENT: RichDocument = { type: 'doc', content: [] }

export function isRichDocument(value: unknown): value is RichDocument {
  return isRecord(value) && value['type'] === 'doc' && Array.isArray(value['content'])
}
