import { coinParts, moneyFromWire, type MoneyWire } from '@jindu/domain/money'
import { MoneyText, UsdText, type MoneyDirection } from '@jindu/ui/patterns/money-text'
import type { ReactNode } from 'react'

interface AmountLook {
  readonly big?: boolean
  readonly strong?: boolean
  readonly className?: string
}

export interface AmountProps extends AmountLook {
  /** A coin amount as it came over the wire. */
  readonly of: MoneyWire
  readonly direction?: MoneyDirection
  /** The column names the coin already. */
  readonly bare?: boolean
}

/** A coin amount at the currency's full precision, zeros that only fill it dimmed. */
export function Amount({ of, direction, bare = false, ...look }: AmountProps): ReactNode {
  const { significant, filler, unit } = coinParts(moneyFromWire(of))
  return (
    <MoneyText
      significant={significant}
      filler={filler}
      {...(bare ? {} : { unit })}
      {...(direction === undefined ? {} : { direction })}
      {...look}
    />
  )
}

export interface UsdProps extends AmountLook {
  readonly of: MoneyWire<'USD'>
  readonly incoming?: boolean
}

/** Dollars: sign first, two decimals, thousands comma. */
export function Usd({ of, ...look }: UsdProps): ReactNode {
  return <UsdText cents={BigInt(of.units)} {...look} />
}
