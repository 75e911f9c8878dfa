import { losingDistance } from '@jindu/domain/otc/offers'
import type { Rate } from '@jindu/domain/money'
import { Note } from '@jindu/ui/primitives/note'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

interface FarFromMarketProps {
  /** Whether the reader buys or sells coin at that price. */
  readonly does: 'buy' | 'sell'
  readonly price: Rate
  readonly market: Rate
}

/**
 * Warns of the loss against the market at a price; renders nothing for a price near it or to the reader's advantage.
 */
export function FarFromMarket({ does, price, market }: FarFromMarketProps): ReactNode {
  const distance = losingDistance(does, price, market)
  if (distance === null) return null
  const percent = Math.floor(distance / 100)
  return (
    <Note tone="negative" role="alert" className="basis-full">
      {does === 'buy' ? (
        <Trans>
          This price is {percent}% above the market. You would pay that much more than the coin costs there.
        </Trans>
      ) : (
        <Trans>
          This price is {percent}% below the market. You would get that much less than the coin costs there.
        </Trans>
      )}
    </Note>
  )
}
