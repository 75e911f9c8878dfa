import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { DrawnCover } from './cover/drawn-cover.tsx'
import type { CoverHint } from './cover/families.tsx'

export type { CoverHint }

export interface GoodsCoverProps {
  /** The same seed always gives the same picture. */
  readonly seed: number | string
  /** Source of the character or letter on typographic covers. */
  readonly title?: string
  /** Narrows the families to those that fit the category. */
  readonly hint?: CoverHint
  /** Uploaded cover; it replaces the drawn one. */
  readonly src?: string
  /** Several widths, in the format of the `srcset` attribute; `sizes` decides which is loaded. */
  readonly srcSet?: string
  readonly sizes?: string
  /** Visible at once: loaded with high priority. Others load lazily. */
  readonly first?: boolean
  /** Describes an uploaded cover. Drawn covers are decoration beside the title. */
  readonly alt?: string
  /** `thumb` has the smaller radius of rows, `wide` is 2:1 for the head of a page. The width comes from the container. */
  readonly shape?: 'card' | 'thumb' | 'wide'
  readonly className?: string
}

/** The cover of goods at 4:3: the seller's picture, or one drawn from the seed. */
export function GoodsCover({
  seed,
  title = '',
  hint,
  src,
  srcSet,
  sizes,
  first = false,
  alt = '',
  shape = 'card',
  className,
}: GoodsCoverProps): ReactNode {
  return (
    <span className={clsx('goods-cover', `is-${shape}`, className)}>
      {src === undefined ? (
        <DrawnCover key={seed} seed={String(seed)} title={title} hint={hint} wide={shape === 'wide'} />
      ) : (
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={320}
          height={shape === 'wide' ? 160 : 240}
          decoding="async"
          {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      )}
    </span>
  )
}
