import { useState } from 'react'
import type { Failure } from '../../../shared/errors/failure.ts'
import type { Offer } from '../offer.ts'

type Price = Offer['unitPrice']

interface AgreedPrice {
  /** What the reader agrees to pay or take. */
  readonly price: Price
  /** What they saw before it changed; null while it did not. */
  readonly before: Price | null
  /** A take was refused: if the price is another one now, the reader is asked about that one. */
  readonly refused: (failure: Failure) => void
}

/** Fixes the price of an offer when its confirmation opens. A price that changed needs another confirmation. */
export function useAgreedPrice(shown: Price): AgreedPrice {
  const [{ price, before }, setPrices] = useState<Pick<AgreedPrice, 'price' | 'before'>>({ price: shown, before: null })
  return {
    price,
    before,
    refused: (failure) => {
      if (failure.kind !== 'refused' || failure.code !== 'OFFER_PRICE_CHANGED') return
      const { unitPrice } = failure.details
      if (typeof unitPrice === 'string') setPrices({ price: { ...price, usdE8: unitPrice }, before: price })
    },
  }
}
