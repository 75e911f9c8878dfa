import type { ErrorCode } from '@jindu/domain/errors'
import { UsdText } from '@jindu/ui/patterns/money-text'
import { Button } from '@jindu/ui/primitives/button'
import { Note } from '@jindu/ui/primitives/note'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { readFailure } from '../../../shared/errors/failure.ts'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import type { Purchase } from './purchase.ts'

/** Their words in the catalogue say already that nothing was charged. */
const SAY_SO: readonly ErrorCode[] = [
  'GOODS_OFFLINE',
  'GOODS_DELISTED',
  'SELLER_FROZEN',
  'GOODS_SOLD_OUT',
  'STOCK_TOO_LOW',
  'RATE_CHANGED',
]

/** Why a payment did not go through; what was chosen stays as it was. */
export function PurchaseRefused({ purchase: { place } }: { readonly purchase: Purchase }): ReactNode {
  if (place.error === null) return null
  const failure = readFailure(place.error)
  if (failure.kind === 'duplicate') return null
  if (failure.kind === 'refused' && failure.code === 'PRICE_CHANGED') {
    const seen = cents(failure.details['seen'])
    const now = cents(failure.details['now'])
    return (
      <Note
        tone="negative"
        role="alert"
        title={<Trans>Price changed, nothing was charged</Trans>}
        action={
          <Button variant="line" size="s" onClick={() => place.reset()}>
            <Trans>
              Review at <UsdText cents={now} />
            </Trans>
          </Button>
        }
      >
        <Trans>
          You saw <UsdText cents={seen} />. The seller now asks <UsdText cents={now} />.
        </Trans>
      </Note>
    )
  }
  // The words say what happened to the money.
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

function cents(detail: string | number | undefined): bigint {
  const text = String(detail ?? 0)
  return /^\d{1,18}$/.test(text) ? BigInt(text) : 0n
}
