import type { CurrencyCode } from '@jindu/domain/money'
import { Segmented } from '@jindu/ui/primitives/segmented'
import type { ReactNode } from 'react'
import { useDepositCurrencies } from './deposit/deposit-currency.ts'

export interface CoinChoiceProps {
  readonly label: string
  readonly currency: CurrencyCode
  readonly onCurrency: (next: CurrencyCode) => void
}

/** LTC, BTC, and what else has a chain here: one list for every choice of the wallet (wallet-and-otc.md §2). */
export function CoinChoice({ label, currency, onCurrency }: CoinChoiceProps): ReactNode {
  const accepted = useDepositCurrencies()
  return (
    <Segmented
      label={label}
      value={currency}
      onValueChange={onCurrency}
      options={accepted.map((code) => ({ value: code, label: code }))}
    />
  )
}
