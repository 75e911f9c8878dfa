import { useState } from 'react'
import { useWritten } from '../../shared/forms/use-written.ts'
import { isRecord } from '../../shared/is-record.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { EMPTY_DOCUMENT, isRichDocument, type RichDocument } from '../../shared/rich-text/index.ts'

/** An ad as typed in the form. */
export interface AdDraft {
  readonly title: string
  readonly document: RichDocument
  readonly pictures: readonly string[]
}

function readDraft(text: string): AdDraft | null {
  if (text === '') return null
  const kept: unknown = JSON.parse(text)
  if (!isRecord(kept)) return null
  const { title, document, pictures } = kept
  if (typeof title !== 'string' || !isRichDocument(document) || !Array.isArray(pictures)) return null
  return { title, document, pictures: pictures.filter((each) => typeof each === 'string') }
}

/**
 * Draft of an ad, kept through a reload until it is saved or discarded. A draft of an ad that was changed since is not
 * restored.
 * @param ad null for a new one
 */
export function useAdDraft(ad: ApiOutputs['ads']['ownInfo'] | null) {
  const [kept, keep] = useWritten(ad === null ? 'ad:new' : `ad:${ad.id}:${ad.updatedAt}`)
  const [start] = useState((): AdDraft => {
    const stored = ad?.contents.format === 'prosemirror' && isRichDocument(ad.contents.doc) ? ad.contents.doc : null
    const saved = { title: ad?.title ?? '', document: stored ?? EMPTY_DOCUMENT, pictures: ad?.attach ?? [] }
    return readDraft(kept) ?? saved
  })
  const [draft, setDraft] = useState(start)
  return {
    draft,
    /** Initial content of the editor. */
    start,
    /** There are unsaved changes. */
    touched: kept !== '',
    change: (part: Partial<AdDraft>): void => {
      const next = { ...draft, ...part }
      setDraft(next)
      keep(JSON.stringify(next))
    },
    forget: (): void => keep(''),
  }
}
