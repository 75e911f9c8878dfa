import { useEffect, useState, type ReactNode } from 'react'
import { lazyPart } from '../parts/lazy-part.tsx'
import { onFirstInteraction } from '../first-interaction.ts'
import { onNoticeWaiting } from './notices.ts'

const ToastList = lazyPart(async () => ({ default: (await import('./toast-list.tsx')).ToastList }))

/** Loaded before the reader can do anything that is answered, or with the first thing to say; `notify` keeps what comes earlier. */
export function ToastPlace(): ReactNode {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (wanted) return undefined
    const want = () => setWanted(true)
    const stops = [onFirstInteraction(want), onNoticeWaiting(want)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [wanted])
  return wanted ? <ToastList /> : null
}
