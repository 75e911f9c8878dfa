import { Stars } from '@jindu/ui/patterns/stars'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { UserText } from '../../../shared/format/user-text.tsx'
import { langOf } from '../../../shared/format/lang-of.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { RefundMark } from '../../../goods/reviews/index.ts'
import { GoodsLink } from '../shared/links.tsx'

export type ReviewRow = ApiOutputs['reviews']['staffList']['data'][number]

/** A review with its goods, the seller's reply, and the reason if hidden. */
export function ReviewCell({ row }: { readonly row: ReviewRow }): ReactNode {
  const { t } = useLingui()
  const { rating, text, mark, goods, reply, hidden } = row
  return (
    <div className="max-w-prose min-w-0 py-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={rating} label={t`${rating} of 5 stars`} />
        <RefundMark mark={mark} />
        <GoodsLink id={goods.id} className="link text-13 wrap-anywhere">
          <UserText>{goods.title}</UserText>
        </GoodsLink>
      </div>
      {text === '' ? (
        <p className="mt-1 text-13 text-ink-3">
          <Trans>Rating only</Trans>
        </p>
      ) : (
        <p lang={langOf(text)} className="mt-1 whitespace-pre-line wrap-anywhere text-pretty">
          {text}
        </p>
      )}
      {reply === null ? null : (
        <p className="mt-1.5 border-l-2 border-line-2 pl-3 text-13 whitespace-pre-line wrap-anywhere text-ink-2">
          <Trans>The seller replied: {reply}</Trans>
        </p>
      )}
      {hidden === null ? null : (
        <p className="mt-1.5 text-13 wrap-anywhere text-dispute">
          <Trans>Hidden: {hidden.reason}</Trans>
        </p>
      )}
    </div>
  )
}
