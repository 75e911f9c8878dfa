import { Button } from '@jindu/ui/primitives/button'
import { useState, type ReactNode } from 'react'

export interface UndoProps {
  readonly word: string
  /** Rejects if nothing was undone. */
  readonly onUndo: () => Promise<unknown>
}

/** Undo button in a notification. It works once; after a failure it can be tried again. */
export function Undo({ word, onUndo }: UndoProps): ReactNode {
  const [done, setDone] = useState(false)
  const press = (): void => {
    setDone(true)
    onUndo().catch(() => setDone(false))
  }
  return (
    <Button variant="line" size="s" disabled={done} onClick={press}>
      {word}
    </Button>
  )
}
