import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export interface SideNameProps {
  readonly side: 'buyer' | 'seller'
  /** It is the reader's side. */
  readonly own: boolean
  /** The escrow was paid by this side. */
  readonly back: boolean
}

/** Label of a side's part of the escrow, which goes or returns to it. */
export function SideName({ side, own, back }: SideNameProps): ReactNode {
  if (own) return back ? <Trans>Back to you</Trans> : <Trans>To you</Trans>
  if (side === 'buyer') return back ? <Trans>Back to the buyer</Trans> : <Trans>To the buyer</Trans>
  return back ? <Trans>Back to the seller</Trans> : <Trans>To the seller</Trans>
}
