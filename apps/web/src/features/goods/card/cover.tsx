import { GoodsCover } from '@jindu/ui/patterns/goods-cover'
import type { ReactNode } from 'react'
import { coverHint } from './cover-hint.ts'

export interface CoverProps {
  readonly goodsId: number
  readonly title: string
  readonly categoryTitle?: string
  readonly fileId: string | null
  readonly shape?: 'card' | 'thumb' | 'wide'
  readonly className?: string
}

/** The seller's picture, or one drawn from the goods' id. */
export function Cover({ goodsId, title, categoryTitle, fileId, ...look }: CoverProps): ReactNode {
  const hint = categoryTitle === undefined ? undefined : coverHint(categoryTitle)
  return (
    <GoodsCover
      seed={goodsId}
      title={title}
      {...(hint === undefined ? {} : { hint })}
      {...(fileId === null ? {} : { src: `/files/${fileId}` })}
      {...look}
    />
  )
}
