import { formatCoin } from '@jindu/domain/money'
import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { DepositLink } from '../../../shared/page/deposit-link.tsx'
import { isPayable } from '../../../accounts/accounts/index.ts'
import type { Purchase } from './purchase.ts'

/** Verb, exact amount, destination. Not allowed now: disabled, with the reason under it. */
export function PayButton({ purchase }: { readonly purchase: Purchase }): ReactNode {
  const { session, offer, offers, pay, isPending, here } = purchase
  const reasonId = useId()
  if (session === null) {
    return (
      <>
        <Link to="/login" search={{ redirect: here }} className="btn ink l full">
          <Trans>Log in to buy</Trans>
        </Link>
        <p className="text-13 text-ink-3">
          <Trans>
            No account yet?{' '}
            <Link to="/register" className="link">
              Register
            </Link>
          </Trans>
        </p>
      </>
    )
  }
  if (offers.length === 0) return null
  const reason = whyNot(purchase)
  return (
    <>
      <Button
        type="submit"
        // The label changes from "choose" to "pay": a translator must not freeze it.
        translate="no"
        variant={offer === undefined ? 'ink' : 'money'}
        size="l"
        full
        loading={isPending}
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        className="phone:hidden"
      >
        <PayWords offer={offer} />
      </Button>
      {reason === null || pay.kind === 'unset' || pay.kind === 'locked' ? null : (
        <p id={reasonId} className="text-13 text-ink-3">
          {reason}
        </p>
      )}
    </>
  )
}

/** The amount to pay; none before a coin is chosen. */
function PayWords({ offer }: Pick<Purchase, 'offer'>): ReactNode {
  if (offer === undefined) return <Trans>Choose a coin to pay with</Trans>
  const amount = formatCoin(offer.total)
  return <Trans>Pay {amount} into escrow</Trans>
}

/** Why the button is shut; null when it pays. */
export function whyNot({ offer, offers, pay, entry, unit, isUnnamed, discount }: Purchase): ReactNode {
  if (isUnnamed) return <Trans>Enter a price first.</Trans>
  if (unit.changed !== null) return <Trans>The price changed. Look at the new one first.</Trans>
  if (discount.blocks === 'typed') return <Trans>Use the discount code first, or empty its field.</Trans>
  if (discount.blocks === 'refused') return <Trans>Remove the discount code, or use another.</Trans>
  if (discount.blocks === 'pending') return <Trans>The discount code is being checked.</Trans>
  if (offers.length === 0) return <Trans>No rates are known now, so nothing can be paid.</Trans>
  if (offer !== undefined && offer.short !== null) {
    const missing = formatCoin(offer.short)
    return (
      <Trans>
        Your balance is {missing} short.{' '}
        <DepositLink currency={offer.currency} className="link">
          Deposit {offer.currency}
        </DepositLink>
      </Trans>
    )
  }
  return isPayable(pay) || entry.isReady ? null : <Trans>Please verify pay password first</Trans>
}
