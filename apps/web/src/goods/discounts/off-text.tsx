import { formatUsd, moneyFromWire } from '@jindu/domain/money'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApiOutputs } from '../../shared/trpc/types.ts'

export type Discount = ApiOutputs['discounts']['list']['data'][number]

/** The discount as text: `20% off`, `$2.50 off`. */
export function OffText({ off }: Pick<Discount, 'off'>): ReactNode {
  if (off.kind === 'percent') return <Trans>{off.percent}% off</Trans>
  const amount = formatUsd(moneyFromWire(off.amount))
  return <Trans>{amount} off</Trans>
}
