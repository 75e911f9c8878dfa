import { REPLACEMENT_REASONS, type ReplacementReason } from '@jindu/domain/goods/orders'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { UserText } from '../../../shared/format/user-text.tsx'

/** The reasons of a replacement, translated. */
export function useReplacementReasons(): Readonly<Record<ReplacementReason, string>> {
  const { t } = useLingui()
  return {
    refused: t`It is not accepted`,
    used: t`It was used already`,
    wrong: t`It is not what was sold`,
    other: t`Another reason`,
  }
}

const isReason = (text: unknown): text is ReplacementReason => REPLACEMENT_REASONS.some((reason) => reason === text)

export interface ReplacementReasonProps {
  readonly reason: unknown
  readonly remark: unknown
}

/** The reason of a replacement with the seller's remark. */
export function ReplacementWhy({ reason, remark }: ReplacementReasonProps): ReactNode {
  const words = useReplacementReasons()
  if (!isReason(reason)) return null
  const why = words[reason]
  if (typeof remark !== 'string' || remark === '') return why
  return (
    <Trans>
      {why}: <UserText>{remark}</UserText>
    </Trans>
  )
}
