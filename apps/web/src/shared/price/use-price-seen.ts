import type { MoneyWire } from '@jindu/domain/money'
import { useState } from 'react'

export interface PriceSeen {
  /** The price that the reader saw, and the current one; null while they are equal. */
  readonly changed: { readonly from: MoneyWire<'USD'>; readonly to: MoneyWire<'USD'> } | null
  /** Accepts the current price. */
  readonly accept: () => void
}

/**
 * Holds the price that the reader saw: a newer one must be confirmed and is never paid silently.
 * @param subject identifies the priced item; another one has its own price
 * @param price the current price, undefined until loaded
 */
export function usePriceSeen(subject: string, price: MoneyWire<'USD'> | undefined): PriceSeen {
  const [seen, setSeen] = useState<{ readonly subject: string; readonly price: MoneyWire<'USD'> } | null>(null)
  if (price !== undefined && seen?.subject !== subject) setSeen({ subject, price })
  const isChanged = price !== undefined && seen?.subject === subject && seen.price.units !== price.units
  return {
    changed: isChanged ? { from: seen.price, to: price } : null,
    accept: () => {
      if (price !== undefined) setSeen({ subject, price })
    },
  }
}
