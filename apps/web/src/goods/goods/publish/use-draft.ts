import { useEffect, useState } from 'react'
import { serverNow } from '../../../shared/time/server-clock.ts'
import { dropDraft, EMPTY_DRAFT, loadDraft, saveDraft, type Draft } from './draft.ts'

const SAVE_AFTER_MS = 600

export interface DraftState {
  readonly draft: Draft
  readonly change: (change: Partial<Draft>) => void
  /** Unix seconds of the last save; null while there are unsaved changes. */
  readonly savedAt: number | null
  /** Clears the draft; `run` distinguishes editors that restart. */
  readonly restart: () => void
  /** Replaces the draft by another one. */
  readonly start: (from: Draft) => void
  readonly run: number
  readonly isEmpty: boolean
}

/** The draft of new goods, stored in the browser shortly after each change. */
export function useDraft(uid: number): DraftState {
  const [draft, setDraft] = useState(() => loadDraft(uid))
  const [saved, setSaved] = useState<{ readonly draft: Draft; readonly at: number } | null>(null)
  const [run, setRun] = useState(0)
  const isEmpty = draft === EMPTY_DRAFT || JSON.stringify(draft) === JSON.stringify(EMPTY_DRAFT)
  useEffect(() => {
    if (isEmpty) return undefined
    const save = (): void => {
      if (saveDraft(uid, draft)) setSaved({ draft, at: serverNow() })
    }
    const timer = setTimeout(save, SAVE_AFTER_MS)
    // A page that is left, reloaded or put away does not wait for the moment after.
    const stop = new AbortController()
    globalThis.addEventListener('pagehide', () => void saveDraft(uid, draft), { signal: stop.signal })
    document.addEventListener('visibilitychange', () => void saveDraft(uid, draft), { signal: stop.signal })
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [uid, draft, isEmpty])
  return {
    draft,
    savedAt: saved !== null && saved.draft === draft ? saved.at : null,
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
      setSaved(null)
      setRun((now) => now + 1)
    },
  }
}
