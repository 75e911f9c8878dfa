import type { ErrorCode } from '@jindu/domain/errors'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { readFailure } from '../../../shared/errors/failure.ts'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import type { Purchase } from './purchase.ts'

/** Errors whose message already says that nothing was charged. */
const SAY_SO: readonly ErrorCode[] = [
  'GOODS_OFFLINE',
  'GOODS_DELISTED',
  'SELLER_FROZEN',
  'GOODS_SOLD_OUT',
  'STOCK_TOO_LOW',
  'RATE_CHANGED',
  'PRICE_BELOW_MINIMUM',
  // Its text speaks of this request; an earlier one under the key may have been carried out.
  'IDEMPOTENCY_MISMATCH',
]

/** Why a payment failed; the selection is kept. */
export function PurchaseRefused({ purchase: { place, unit } }: { readonly purchase: Purchase }): ReactNode {
  if (place.error === null) return null
  const failure = readFailure(place.error)
  if (failure.kind === 'duplicate') return null
  // The new price is a question of its own (`PriceChanged`).
  if (failure.kind === 'refused' && failure.code === 'PRICE_CHANGED' && unit.changed !== null) return null
  // Their texts already say what happened to the money.
  if (failure.kind === 'connection') return <FailureNote error={place.error} />
  if (failure.kind !== 'refused') {
    return (
      <FailureNote
        error={place.error}
        money={
          <Trans>
            Whether it was paid is not known yet. Paying again continues the same payment and cannot pay twice.
          </Trans>
        }
      />
    )
  }
  return (
    <FailureNote
      error={place.error}
      {...(SAY_SO.includes(failure.code) ? {} : { money: <Trans>Nothing was charged.</Trans> })}
    />
  )
}
