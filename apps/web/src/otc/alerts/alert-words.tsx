import { formatUsd, moneyFromWire } from '@jindu/domain/money'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { rateText } from '../../shared/format/rate-text.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { useMethodWords } from '../payees/index.ts'

export type Alert = ApiOutputs['otcAlerts']['list']['data'][number]

/** What an alert waits for, as a sentence. */
export function AlertHeading({
  alert: { about, currency, side, direction, price },
}: {
  readonly alert: Alert
}): ReactNode {
  const at = price === null ? null : rateText(price)
  if (about === 'price') {
    return direction === 'atLeast' ? (
      <Trans>
        Market price of {currency} at least {at}
      </Trans>
    ) : (
      <Trans>
        Market price of {currency} at most {at}
      </Trans>
    )
  }
  if (side === 'sell') {
    return at === null ? (
      <Trans>Somebody sells {currency}</Trans>
    ) : (
      <Trans>
        Somebody sells {currency} at {at} or less
      </Trans>
    )
  }
  return at === null ? (
    <Trans>Somebody buys {currency}</Trans>
  ) : (
    <Trans>
      Somebody buys {currency} at {at} or more
    </Trans>
  )
}

type Filter = Pick<Alert, 'amount' | 'method' | 'fiat' | 'trust' | 'ownerUid'>

/** The filters of the offers that are waited for, in a line; nothing without any. */
export function AlertFilter({ of: { amount, method, fiat, trust, ownerUid } }: { readonly of: Filter }): ReactNode {
  const words = useMethodWords()
  const parts: [string, ReactNode][] = []
  if (amount !== null) parts.push(['amount', formatUsd(moneyFromWire(amount))])
  if (fiat !== null) parts.push(['fiat', <Trans key="fiat">paid in {fiat}</Trans>])
  if (method !== null) parts.push(['method', words[method]])
  if (trust !== null) {
    parts.push([
      'trust',
      trust === 0 ? <Trans key="trust">no malicious mark</Trans> : <Trans key="trust">{trust} partners, no mark</Trans>,
    ])
  }
  if (ownerUid !== null) parts.push(['owner', <Trans key="owner">offers of {ownerUid}</Trans>])
  if (parts.length === 0) return null
  return (
    <span className="text-13 text-ink-3">
      {parts.map(([name, says], nth) => (
        <span key={name}>
          {nth === 0 ? null : ' · '}
          {says}
        </span>
      ))}
    </span>
  )
}
