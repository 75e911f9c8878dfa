import { useEffect, useState, type ReactNode } from 'react'
import { lazyPart } from '../parts/lazy-part.tsx'
import { useLater } from '../parts/use-later.ts'
import { onFirstInteraction } from '../first-interaction.ts'
import { onNoticeWaiting } from './notices.ts'

const ToastList = lazyPart(async () => ({ default: (await import('./toast-list.tsx')).ToastList }))

/**
 * Loads with the first notification or before the first interaction; `notify` queues earlier ones. For passive readers
 * it loads later, because it could not be loaded offline and must report the lost connection.
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
