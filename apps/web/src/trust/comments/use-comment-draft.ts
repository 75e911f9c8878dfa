import { useWritten } from '../../shared/forms/use-written.ts'
import { EMPTY_DOCUMENT, isRichDocument, type Picture, type RichDocument } from '../../shared/rich-text/index.ts'
import { isRecord } from '../../shared/is-record.ts'
import type { CommentPlace } from './comment-reads.ts'

/** Stored text may be of another version of the page. */
function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}

const isPicture = (value: unknown): value is Picture =>
  isRecord(value) && typeof value['fileId'] === 'string' && typeof value['name'] === 'string'

/** An emptied editor keeps one empty paragraph. */
const isEmpty = (doc: RichDocument): boolean =>
  doc.content.every((node) => isRecord(node) && node['type'] === 'paragraph' && node['content'] === undefined)

/** The comment in the making, which survives tabs of the page, Back and reload as other drafts do. */
export function useCommentDraft({ kind, subjectId }: CommentPlace, toId: number | undefined) {
  const of = `comment:${kind}:${subjectId}:${toId ?? 'new'}`
  const [text, setText] = useWritten(of)
  const [storedDoc, storeDoc] = useWritten(`${of}:doc`)
  const [storedPictures, storePictures] = useWritten(`${of}:pictures`)
  const doc = parsed(storedDoc)
  const picturesOf = (stored: string): readonly Picture[] => {
    const found = parsed(stored)
    return Array.isArray(found) ? found.filter((each) => isPicture(each)) : []
  }
  return {
    text,
    setText,
    doc: isRichDocument(doc) ? doc : EMPTY_DOCUMENT,
    setDoc: (changed: RichDocument): void => storeDoc(isEmpty(changed) ? '' : JSON.stringify(changed)),
    pictures: picturesOf(storedPictures),
    setPictures: (change: (before: readonly Picture[]) => readonly Picture[]): void =>
      storePictures((before) => {
        const after = change(picturesOf(before))
        return after.length === 0 ? '' : JSON.stringify(after)
      }),
    forget: (): void => {
      setText('')
      storeDoc('')
      storePictures('')
    },
  }
}
