import { fileRules } from '@jindu/domain/rules'
import { GoodsCover } from '@jindu/ui/patterns/goods-cover'
import type { ReactNode } from 'react'
import { coverHint } from './cover-hint.ts'

export interface CoverProps {
  readonly title: string
  /** The category in both languages; it selects a drawn cover's motif, equally for every reader. */
  readonly about: string
  readonly fileId: string | null
  readonly shape?: 'card' | 'thumb' | 'wide'
  /** Visible in the first view of its page. */
  readonly first?: boolean
  readonly className?: string
}

/** Displayed widths of a cover by shape, from which the browser selects the file. */
const SIZES = {
  card: '(max-width: 639px) calc(50vw - 22px), (max-width: 900px) calc(33vw - 19px), 300px',
  thumb: '80px',
  wide: '(max-width: 900px) calc(100vw - 2rem), 760px',
} as const

function pictureSources(fileId: string, shape: keyof typeof SIZES) {
  const srcSet = fileRules.pictureWidths.map((width) => `/files/${fileId}?w=${width} ${width}w`).join(', ')
  return { src: `/files/${fileId}`, srcSet, sizes: SIZES[shape] }
}

/** The seller's picture, or one drawn from the title, so that a seller sees it before the goods have an id. */
export function Cover({ title, about, fileId, shape = 'card', ...look }: CoverProps): ReactNode {
  const hint = coverHint(about)
  return (
    <GoodsCover
      seed={title}
      title={title}
      {...(hint === undefined ? {} : { hint })}
      {...(fileId === null ? {} : pictureSources(fileId, shape))}
      shape={shape}
      {...look}
    />
  )
}

export interface CardCoverProps extends Pick<CoverProps, 'shape' | 'first' | 'className'> {
  readonly goods: {
    readonly title: string
    readonly category: { readonly about: string }
    readonly coverFileId: string | null
  }
}

/** The cover of goods as lists have them. */
export function CardCover({ goods: { title, category, coverFileId }, ...look }: CardCoverProps): ReactNode {
  return <Cover title={title} about={category.about} fileId={coverFileId} {...look} />
}
