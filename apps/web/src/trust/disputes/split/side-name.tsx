import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export interface SideNameProps {
  readonly side: 'buyer' | 'seller'
  /** It is the reader's. */
  readonly own: boolean
  /** What lies in escrow was this side's. */
  readonly back: boolean
}

/** To whom a part of the escrow goes, or goes back. */
export function SideName({ side, own, back }: SideNameProps): ReactNode {
  if (own) return back ? <Trans>Back to you</Trans> : <Trans>To you</Trans>
  if (side === 'buyer') return back ? <Trans>Back to the buyer</Trans> : <Trans>To the buyer</Trans>
  return back ? <Trans>Back to the seller</Trans> : <Trans>To the seller</Trans>
}
