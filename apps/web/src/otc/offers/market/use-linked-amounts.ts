import {
  compare,
  formatAmount,
  money,
  parseAmount,
  shortAmount,
  usd,
  type CurrencyCode,
  type Money,
} from '@jindu/domain/money'
import { isDomainError } from '@jindu/domain/errors'
import { useEffect, useState } from 'react'
import { coinFor, dollarsFor, rangeOf, type Offer } from '../offer.ts'

/** Debounce before an amount is clamped to the limits (wallet-and-otc.md §9). */
const CLAMP_AFTER_MS = 1000

interface Amounts {
  readonly dollars: string
  readonly coin: string
  /** The volume to take; null while the input is invalid. */
  readonly volume: Money<CurrencyCode> | null
  readonly cents: Money<'USD'> | null
}

const NOTHING: Amounts = { dollars: '', coin: '', volume: null, cents: null }

function read<A extends CurrencyCode | 'USD'>(typed: string, asset: A): Money<A> | null {
  try {
    return parseAmount(typed, asset)
  } catch (error) {
    if (isDomainError(error)) return null
    throw error
  }
}

function ofDollars(offer: Offer, typed: string): Amounts {
  const cents = read(typed, 'USD')
  if (cents === null) return { ...NOTHING, dollars: typed }
  const volume = coinFor(offer, cents)
  return { dollars: typed, coin: shortAmount(volume), volume, cents }
}

function ofCoin(offer: Offer, typed: string): Amounts {
  const volume = read(typed, offer.unitPrice.currency)
  if (volume === null) return { ...NOTHING, coin: typed }
  const cents = dollarsFor(offer, volume)
  return { dollars: formatAmount(cents), coin: typed, volume, cents }
}

interface Typed {
  readonly field: 'dollars' | 'coin'
  readonly text: string
}

const amountsOf = (offer: Offer, { field, text }: Typed): Amounts =>
  field === 'dollars' ? ofDollars(offer, text) : ofCoin(offer, text)

/**
 * Two linked inputs of one amount: typing in one updates the other at the current price. Amounts are clamped to the
 * offer's limits after a debounce.
 * @returns `outside` while the input is out of the limits, and `at`: the same input at another price
 */
export function useLinkedAmounts(offer: Offer) {
  const [typed, setTyped] = useState<Typed>({ field: 'dollars', text: '' })
  const amounts = amountsOf(offer, typed)
  const range = rangeOf(offer)
  const { cents } = amounts
  const below = cents !== null && range !== null && compare(cents, range.minimum) < 0
  const above = cents !== null && range !== null && compare(cents, range.maximum) > 0
  const bound = range === null ? null : below ? range.minimum : above ? range.maximum : null
  const boundCents = bound === null ? null : bound.units.toString()

  useEffect(() => {
    if (boundCents === null) return undefined
    const text = formatAmount(usd(BigInt(boundCents)))
    const timer = setTimeout(
      () => setTyped((now) => (now === typed ? { field: 'dollars', text } : now)),
      CLAMP_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [boundCents, typed])

  const { currency } = offer.unitPrice
  const volumeOf = ({ volume }: Amounts): Money<CurrencyCode> => volume ?? money(currency, 0n)
  return {
    ...amounts,
    volume: volumeOf(amounts),
    outside: below || above,
    at: (unitPrice: Offer['unitPrice']) => volumeOf(amountsOf({ ...offer, unitPrice }, typed)),
    typeDollars: (text: string) => setTyped({ field: 'dollars', text }),
    typeCoin: (text: string) => setTyped({ field: 'coin', text }),
  }
}
