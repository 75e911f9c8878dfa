import type { MoneyWire } from '@jindu/domain/money'
import { UsdText } from '@jindu/ui/patterns/money-text'
import type { ReactNode } from 'react'

export interface PriceProps {
  /** Dollars as they come over the wire. */
  readonly of: MoneyWire
  readonly big?: boolean
  readonly className?: string
}

export function Price({ of, ...look }: PriceProps): ReactNode {
  return <UsdText cents={BigInt(of.units)} strong {...look} />
}
