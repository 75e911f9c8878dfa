import type { ReactNode } from 'react'
import { lazyPart } from '../../../shared/parts/lazy-part.tsx'

// Loads with the dialog that shows it, never with a page.
const PhraseLine = lazyPart(async () => ({ default: (await import('./phrase-line.tsx')).PhraseLine }))

/** The user's phrase, shown before money leaves: a copy of the site does not know it. Renders nothing without one. */
export function OwnPhrase(): ReactNode {
  return <PhraseLine />
}
