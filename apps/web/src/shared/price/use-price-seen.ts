import type { MoneyWire } from '@jindu/domain/money'
import { useState } from 'react'

export interface PriceSeen {
  /** What the reader saw and what it costs now; null while both are one. */
  readonly changed: { readonly from: MoneyWire<'USD'>; readonly to: MoneyWire<'USD'> } | null
  /** The reader agrees to the price of now. */
  readonly accept: () => void
}

/**
 * Holds the price that the reader saw: a newer one is a question, never paid in its place.
 * @param subject names the thing that is priced; another one has a price of its own
 * @param price the newest, undefined until it is read
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
