import type { Ruling, SplitParts } from '@jindu/domain/trust/disputes'
import { formatCoin, type CurrencyCode, type Money } from '@jindu/domain/money'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export interface RulingLabelProps {
  readonly ruling: Ruling
  readonly parts: SplitParts
  readonly escrow: Money<CurrencyCode>
}

/** On the button that rules: the amount and where it goes. */
export function RulingLabel({ ruling, parts, escrow }: RulingLabelProps): ReactNode {
  if (ruling.to === 'buyer') return <Trans>Rule {formatCoin(parts.buyer)} to the buyer</Trans>
  if (ruling.to === 'seller') return <Trans>Rule {formatCoin(parts.seller)} to the seller</Trans>
  return <Trans>Rule a split of {formatCoin(escrow)}</Trans>
}

/** Label of the button that confirms another arbiter's ruling. */
export function ConfirmLabel({ ruling, parts, escrow }: RulingLabelProps): ReactNode {
  if (ruling.to === 'buyer') return <Trans>Confirm {formatCoin(parts.buyer)} to the buyer</Trans>
  if (ruling.to === 'seller') return <Trans>Confirm {formatCoin(parts.seller)} to the seller</Trans>
  return <Trans>Confirm a split of {formatCoin(escrow)}</Trans>
}
