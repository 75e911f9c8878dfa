import type { ReactNode } from 'react'
import { lazyPart } from '../../../shared/parts/lazy-part.tsx'

// Loads with the dialog that shows it, never with a page.
const PhraseLine = lazyPart(async () => ({ default: (await import('./phrase-line.tsx')).PhraseLine }))

/** The owner's own words, where money is about to leave: a copy of the site does not know them. Nothing for who has none. */
export function OwnPhrase(): ReactNode {
  return <PhraseLine />
}
