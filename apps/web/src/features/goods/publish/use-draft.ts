import { useEffect, useState } from 'react'
import { serverNow } from '../../../shared/time/server-clock.ts'
import { dropDraft, EMPTY_DRAFT, loadDraft, saveDraft, type Draft } from './draft.ts'

const SAVE_AFTER_MS = 600

export interface DraftState {
  readonly draft: Draft
  readonly change: (change: Partial<Draft>) => void
  /** Unix seconds of the last time it was kept, null before. */
  readonly savedAt: number | null
  /** Forgets everything; `run` tells editors apart that start anew. */
  readonly restart: () => void
  /** Goes on from another draft in place of what is written. */
  readonly start: (from: Draft) => void
  readonly run: number
  readonly isEmpty: boolean
}

/** The goods being written, kept in the browser a moment after each change. */
export function useDraft(uid: number): DraftState {
  const [draft, setDraft] = useState(() => loadDraft(uid))
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [run, setRun] = useState(0)
  const isEmpty = draft === EMPTY_DRAFT || JSON.stringify(draft) === JSON.stringify(EMPTY_DRAFT)
  useEffect(() => {
    if (isEmpty) return undefined
    const timer = setTimeout(() => {
      if (saveDraft(uid, draft)) setSavedAt(serverNow())
    }, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [uid, draft, isEmpty])
  return {
    draft,
    savedAt,
    run,
    isEmpty,
    change: (next) => setDraft((now) => ({ ...now, ...next })),
    start: (from) => {
      setDraft(from)
      setRun((now) => now + 1)
    },
    restart: () => {
      dropDraft(uid)
      setDraft(EMPTY_DRAFT)
      setSavedAt(null)
      setRun((now) => now + 1)
    },
  }
}
