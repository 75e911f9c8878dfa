import type { MoneyWire } from '@jindu/domain/money'
import { UsdText } from '@jindu/ui/patterns/money-text'
import type { ReactNode } from 'react'

export interface PriceProps {
  /** Dollars as they come over the wire, and of goods the price before a sale, or whether it is a minimum. */
  readonly of: {
    readonly price: MoneyWire
    readonly sale?: { readonly list: MoneyWire } | null
    readonly named?: boolean
  }
  readonly big?: boolean
  readonly className?: string
}

export function Price({ of: { price, sale, named }, ...look }: PriceProps): ReactNode {
  const now = <UsdText cents={BigInt(price.units)} strong {...look} />
  if (sale === undefined || sale === null)
    return named === true ? (
      <span className={look.big === true ? 'num text-20 font-semibold' : 'num font-semibold'}>{now}+</span>
    ) : (
      now
    )
  return (
    <span className="whitespace-nowrap">
      {now}
      <s className="ml-1.5 text-13 text-ink-3">
        <UsdText cents={BigInt(sale.list.units)} />
      </s>
    </span>
  )
}
