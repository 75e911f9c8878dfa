import { coinParts, formatCoin } from '@jindu/domain/money'
import { Button } from '@jindu/ui/primitives/button'
import { MoneyText, UsdText } from '@jindu/ui/patterns/money-text'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { StepBar } from '../../../shared/page/step-bar.tsx'
import { Usd } from '../../../shared/format/amount.tsx'
import { lazyPart } from '../../../shared/parts/lazy-part.tsx'
import { whyNot } from './pay-button.tsx'
import type { Purchase } from './purchase.ts'

const PayConfirm = lazyPart(async () => ({ default: (await import('./pay-confirm.tsx')).PayConfirm }))

export interface PayBarProps {
  readonly purchase: Purchase
  /** Id of the form it sends. */
  readonly form: string
}

/** On phones: the amount and the paying button at the foot of the screen, in the place of the tabs. */
export function PayBar({ purchase, form }: PayBarProps): ReactNode {
  const { session, offer, offers, totalUsd, volume, pay, entry, isPending, here, unit, discount } = purchase
  const [asked, ask] = useState(false)
  if (offers.length === 0) return null
  const parts = offer === undefined ? null : coinParts(offer.total)
  const toCoins = (): void => {
    const coin = document.querySelector<HTMLElement>(`#${form} [role="radio"], #${form} input[type="radio"]`)
    coin?.scrollIntoView({ block: 'center' })
    coin?.focus({ preventScroll: true })
  }
  const toField = (): void => {
    document.querySelector<HTMLInputElement>(`#${form} input[name="pay-password"]`)?.focus()
  }
  return (
    <StepBar
      about={
        <>
          {parts === null ? (
            <UsdText cents={totalUsd.units} strong className="block" />
          ) : (
            <MoneyText
              significant={parts.significant}
              filler={parts.filler}
              unit={parts.unit}
              strong
              className="block"
            />
          )}
          {offer === undefined && volume === 1 ? null : (
            <span className="num text-12 text-ink-3">
              {volume} × <UsdText cents={unit.price.units} />
              {discount.used === null ? null : (
                <>
                  {' '}
                  <UsdText cents={-discount.sum.off.units} />
                </>
              )}
            </span>
          )}
        </>
      }
    >
      {session === null ? (
        <Link to="/login" search={{ redirect: here }} className="btn ink flex-[1.2]">
          <Trans>Log in to buy</Trans>
        </Link>
      ) : unit.changed !== null ? (
        <Button
          variant="ink"
          className="flex-[1.2]"
          onClick={() => {
            ask(false)
            unit.accept()
          }}
        >
          <Trans>
            <s>
              <Usd of={unit.changed.from} />
            </s>{' '}
            Go on at <Usd of={unit.changed.to} />
          </Trans>
        </Button>
      ) : pay.kind === 'asked' && !pay.byPasskey && !entry.isReady && (offer === undefined || offer.short === null) ? (
        <Button variant="ink" className="flex-[1.2]" onClick={toField}>
          <Trans>Enter the pay password</Trans>
        </Button>
      ) : (
        <Button
          type="submit"
          form={form}
          onClick={(event) => {
            // Without a chosen coin, a press shows the error and scrolls to the coins.
            if (offer === undefined) toCoins()
            // With a verified password one touch would pay, so ask for confirmation. Without a connection the touch is
            // refused.
            if (pay.kind !== 'verified' || offer === undefined || !navigator.onLine) return
            event.preventDefault()
            ask(true)
          }}
          translate="no"
          variant={offer === undefined ? 'ink' : 'money'}
          className="flex-[1.2]"
          loading={isPending}
          disabled={whyNot(purchase) !== null}
        >
          {offer === undefined ? (
            <Trans>Choose a coin</Trans>
          ) : (
            <>
              <Trans>Pay into escrow</Trans>
              <span className="sr-only">{formatCoin(offer.total)}</span>
            </>
          )}
        </Button>
      )}
      {asked && offer !== undefined && unit.changed === null ? (
        <PayConfirm purchase={purchase} offer={offer} onClose={() => ask(false)} />
      ) : null}
    </StepBar>
  )
}
