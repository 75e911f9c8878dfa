import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OtcOrderRow } from './order.ts'

/** How an order ended. */
export const OUTCOMES: Readonly<Record<NonNullable<OtcOrderRow['outcome']>, ReactNode>> = {
  released: <Trans>Seller released</Trans>,
  requiredByBuyer: <Trans>Buyer demanded settlement</Trans>,
  agreedSplit: <Trans>Agreed on a split</Trans>,
  ruledToBuyer: <Trans context="coin">Ruled to the buyer</Trans>,
  ruledSplit: <Trans>Ruled a split</Trans>,
  byBuyer: <Trans>Buyer cancelled</Trans>,
  requiredBySeller: <Trans>Seller demanded cancellation</Trans>,
  expired: <Trans>Expired unpaid</Trans>,
  ruledToSeller: <Trans context="coin">Ruled to the seller</Trans>,
}
