import { Button } from '@jindu/ui/primitives/button'
import { useState, type ReactNode } from 'react'

export interface UndoProps {
  readonly word: string
  /** Rejects when nothing was brought back. */
  readonly onUndo: () => Promise<unknown>
}

/** In a notification. Once: what was brought back is there. What failed can be tried again. */
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
