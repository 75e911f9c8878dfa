import { Button } from '@jindu/ui/primitives/button'
import { useState, type ReactNode } from 'react'

export interface UndoProps {
  readonly word: string
  readonly onUndo: () => void
}

/** In a notification. Once: what was brought back is there. */
export function Undo({ word, onUndo }: UndoProps): ReactNode {
  const [done, setDone] = useState(false)
  const press = (): void => {
    setDone(true)
    onUndo()
  }
  return (
    <Button variant="line" size="s" disabled={done} onClick={press}>
      {word}
    </Button>
  )
}
