import { type CurrencyCode, isUnreadableNumber } from '@jindu/domain/money'
import { PAYMENT_METHODS } from '@jindu/domain/otc/offers'
import { Checkbox } from '@jindu/ui/primitives/checkbox'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Select } from '@jindu/ui/primitives/select'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { NumberInput } from '../../../shared/forms/number-field.tsx'
import { useMethodWords } from '../../payees/index.ts'
import { FiatSelect } from '../fiat-select.tsx'
import { shownCurrency, TRUST, type MarketAddress } from './market-search.ts'

interface MarketFiltersProps {
  /** Coins that are traded here. */
  readonly coins: readonly CurrencyCode[]
  readonly address: MarketAddress
  readonly onChange: (next: MarketAddress) => void
}

/** Debounce before the list is refetched. */
const READ_AFTER_MS = 500

/** Filters of the market: side, coin, amount and payment method, all stored in the URL. */
export function MarketFilters({ address, coins, onChange }: MarketFiltersProps): ReactNode {
  const { t } = useLingui()
  const words = useMethodWords()
  const { page: _page, ...kept } = address
  const { method, fiat, trust, mine } = kept
  const without = (name: 'method' | 'fiat' | 'trust' | 'mine'): MarketAddress => {
    const { [name]: _gone, ...others } = kept
    return others
  }
  return (
    <div className="otc-filters">
      <Segmented
        size="l"
        label={t`What you want to do`}
        value={address.side ?? 'buy'}
        onValueChange={(side: 'buy' | 'sell') => onChange({ ...kept, side })}
        options={[
          { value: 'buy', label: t({ message: 'Buy', context: 'coin' }) },
          { value: 'sell', label: t({ message: 'Sell', context: 'coin' }) },
        ]}
      />
      <Segmented
        label={t`Coin`}
        value={shownCurrency(address, coins)}
        onValueChange={(currency: CurrencyCode) => onChange({ ...kept, currency })}
        options={coins.map((code) => ({ value: code, label: code }))}
      />
      <AmountFilter address={address} onChange={onChange} />
      <FiatSelect
        size="s"
        aria-label={t`Currency of payment`}
        any={t`Any currency`}
        value={fiat ?? null}
        onChange={(chosen) => onChange(chosen === null ? without('fiat') : { ...kept, fiat: chosen })}
      />
      <Select
        size="s"
        aria-label={t`Payment`}
        value={method ?? ''}
        onChange={(event) => {
          const chosen = PAYMENT_METHODS.find((one) => one === event.currentTarget.value)
          onChange(chosen === undefined ? without('method') : { ...kept, method: chosen })
        }}
      >
        <option value="">{t`Any payment`}</option>
        {PAYMENT_METHODS.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </Select>
      <Select
        size="s"
        aria-label={t`Trader`}
        value={trust ?? ''}
        onChange={(event) => {
          const chosen = TRUST.find((one) => one === event.currentTarget.value)
          onChange(chosen === undefined ? without('trust') : { ...kept, trust: chosen })
        }}
      >
        <option value="">{t`Any trader`}</option>
        {TRUST.map((one) => (
          <option key={one} value={one}>
            {one === '0' ? t`No malicious mark` : t`${one} partners, no mark`}
          </option>
        ))}
      </Select>
      <Checkbox
        checked={mine !== undefined}
        onChange={(event) => onChange(event.currentTarget.checked ? { ...kept, mine: '1' as const } : without('mine'))}
      >
        <Trans>Only what I can take</Trans>
      </Checkbox>
    </div>
  )
}

function AmountFilter({ address, onChange }: Omit<MarketFiltersProps, 'coins'>): ReactNode {
  const { t } = useLingui()
  const shown = address.amount === undefined ? '' : String(address.amount)
  const [typed, setTyped] = useState(shown)
  const [sent, setSent] = useState(shown)
  const [known, setKnown] = useState(shown)
  // The URL changed by navigation or "all offers"; changes made by this field itself are known.
  if (known !== shown) {
    setKnown(shown)
    if (sent !== shown) {
      setSent(shown)
      setTyped(shown)
    }
  }
  // Keep filters that were changed during the debounce.
  const send = useEffectEvent((text: string) => {
    if (text === shown) return
    const { amount: _amount, page: _page, ...kept } = address
    const amount = Number(text)
    setSent(amount > 0 ? String(amount) : '')
    onChange(amount > 0 ? { ...kept, amount } : kept)
  })
  useEffect(() => {
    const timer = setTimeout(() => send(typed), READ_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <NumberInput
      size="s"
      decimals={0}
      maxLength={9}
      aria-label={t`Amount in dollars`}
      placeholder={t`Amount`}
      suffix="USD"
      className="otc-filter-amount"
      value={typed}
      onValue={setTyped}
      aria-invalid={isUnreadableNumber(typed, 0) || undefined}
    />
  )
}
