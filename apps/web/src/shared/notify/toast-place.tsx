import { useEffect, useState, type ReactNode } from 'react'
import { lazyPart } from '../parts/lazy-part.tsx'
import { useLater } from '../parts/use-later.ts'
import { onFirstInteraction } from '../first-interaction.ts'
import { onNoticeWaiting } from './notices.ts'

const ToastList = lazyPart(async () => ({ default: (await import('./toast-list.tsx')).ToastList }))

/**
 * Loaded before the reader can do anything that is answered, or with the first thing to say; `notify` keeps what comes earlier.
 * A reader who only reads has it a while later: without a connection it could not come any more, and it says that there is none.
 */
export function ToastPlace(): ReactNode {
  const later = useLater()
  const [asked, setAsked] = useState(false)
  const wanted = asked || later
  useEffect(() => {
    if (wanted) return undefined
    const want = () => setAsked(true)
    const stops = [onFirstInteraction(want), onNoticeWaiting(want)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [wanted])
  return wanted ? <ToastList /> : null
}
