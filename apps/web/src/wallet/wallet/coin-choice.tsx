import { CURRENCY_CODES, type CurrencyCode } from '@jindu/domain/money'
import { Segmented } from '@jindu/ui/primitives/segmented'
import type { ReactNode } from 'react'

export interface CoinChoiceProps {
  readonly label: string
  readonly currency: CurrencyCode
  /** The offered coins; the current one is among them, open or not. */
  readonly of: readonly CurrencyCode[]
  readonly onCurrency: (next: CurrencyCode) => void
}

/** The coins of a wallet page in the order of every list (wallet-and-otc.md §2). */
export function CoinChoice({ label, currency, of, onCurrency }: CoinChoiceProps): ReactNode {
  return (
    <Segmented
      label={label}
      value={currency}
      onValueChange={onCurrency}
      options={CURRENCY_CODES.filter((code) => of.includes(code) || code === currency).map((code) => ({
        value: code,
        label: code,
      }))}
    />
  )
}
