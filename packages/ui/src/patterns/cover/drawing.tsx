import type { ReactNode } from 'react'
import { coverText } from './cover-text.ts'
import { ALL_FAMILIES, FAMILIES_BY_HINT, type CoverHint } from './families.tsx'
import { drawFrom } from './seeded-random.ts'

export interface DrawingProps {
  /** Goods id: the same id always gives the same picture. */
  readonly seed: string
  readonly title: string
  readonly hint: CoverHint | undefined
}

/** A drawn cover, in a chunk of its own: server-rendered pages do without it. */
export default function Drawing({ seed, title, hint }: DrawingProps): ReactNode {
  const draw = drawFrom(seed)
  const family = draw.one(hint === undefined ? ALL_FAMILIES : FAMILIES_BY_HINT[hint])
  return family(draw, coverText(title))
}
