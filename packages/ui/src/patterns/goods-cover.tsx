import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ALL_FAMILIES, type CoverHint, coverText, FAMILIES_BY_HINT } from './cover/families.tsx'
import { drawFrom } from './cover/seeded-random.ts'

export type { CoverHint }

export interface GoodsCoverProps {
  /** Goods id: the same id always gives the same picture. */
  readonly seed: number | string
  /** Lends its first Chinese character or number to covers that set type. */
  readonly title?: string
  /** Narrows the families to those that fit the category. */
  readonly hint?: CoverHint
  /** Uploaded cover; it replaces the drawn one. */
  readonly src?: string
  /** Describes an uploaded cover. Drawn covers are decoration beside the title. */
  readonly alt?: string
  /** `thumb` has the smaller radius of rows, `wide` is 2:1 for the head of a page. The width comes from the container. */
  readonly shape?: 'card' | 'thumb' | 'wide'
  readonly className?: string
}

/** The picture of goods at 4:3: the seller's, or one drawn from the id. */
export function GoodsCover({
  seed,
  title = '',
  hint,
  src,
  alt = '',
  shape = 'card',
  className,
}: GoodsCoverProps): ReactNode {
  return (
    <span className={clsx('goods-cover', `is-${shape}`, className)}>
      {src === undefined ? (
        <svg
          viewBox={shape === 'wide' ? '-80 0 480 240' : '0 0 320 240'}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          {drawnCover(String(seed), title, hint)}
        </svg>
      ) : (
        <img src={src} alt={alt} loading="lazy" decoding="async" />
      )}
    </span>
  )
}

function drawnCover(seed: string, title: string, hint: CoverHint | undefined): ReactNode {
  const draw = drawFrom(seed)
  const family = draw.one(hint === undefined ? ALL_FAMILIES : FAMILIES_BY_HINT[hint])
  return family(draw, coverText(title))
}
