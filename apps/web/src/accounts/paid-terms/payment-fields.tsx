import { coinParts, formatCoin, money, moneyFromWire, type MoneyWire } from '@jindu/domain/money'
import { MoneyText } from '@jindu/ui/patterns/money-text'
import { Field } from '@jindu/ui/primitives/field'
import { KeyValues, type KeyValue } from '@jindu/ui/primitives/key-values'
import { RadioCard, RadioCards } from '@jindu/ui/primitives/radio-card'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Amount, Usd } from '../../shared/format/amount.tsx'
import { Moment } from '../../shared/format/moment.tsx'
import { rateText } from '../../shared/format/rate-text.ts'
import { DepositLink } from '../../shared/page/deposit-link.tsx'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { PriceChanged } from '../../shared/price/price-changed.tsx'
import { PayPasswordBox } from '../accounts/index.ts'
import type { CoinQuote, Payment } from './use-payment.ts'

export interface PaymentFieldsProps {
  readonly payment: Payment
  /** Rows that explain the price in dollars. */
  readonly rows: readonly KeyValue[]
  readonly price: MoneyWire<'USD'>
}

/** The coin, the sum with its rate, and the pay password: the lower half of every dialog that sells time or clicks. */
export function PaymentFields({ payment, rows, price }: PaymentFieldsProps): ReactNode {
  const { t } = useLingui()
  const { coins, unquoted, coin, verb } = payment
  return (
    <>
      <PriceChanged of={payment.price} />
      <Field kind="group" label={<Trans>Pay with</Trans>}>
        <RadioCards label={t`Pay with`} value={coin?.total.asset ?? null} onValueChange={payment.choose}>
          {coins.map((each) => (
            <RadioCard
              key={each.total.asset}
              value={each.total.asset}
              title={each.total.asset}
              end={<Amount of={each.total} strong />}
              detail={<Have coin={each} />}
              detailEnd={
                each.enough ? null : (
                  <DepositLink currency={each.total.asset} className="link">
                    <Trans>Deposit {each.total.asset}</Trans>
                  </DepositLink>
                )
              }
            />
          ))}
          {unquoted.map((currency) => (
            <RadioCard
              key={currency}
              value={currency}
              title={currency}
              disabled
              detail={<Trans>No rate is known now: it cannot pay until there is one.</Trans>}
            />
          ))}
        </RadioCards>
      </Field>
      <KeyValues
        rows={[
          ...rows,
          ...(coin === undefined
            ? []
            : [
                {
                  id: 'rate',
                  name: (
                    <Trans>
                      1 {coin.total.asset}, rate updated <Moment at={coin.rateAt} as="relative" />
                    </Trans>
                  ),
                  value: <span className="num">{rateText(coin.rate)}</span>,
                },
              ]),
        ]}
      />
      <div className="flex items-baseline justify-between gap-3 border-t border-line pt-3" aria-live="polite">
        <span className="font-semibold">
          <Trans>You pay</Trans>
        </span>
        <span className="flex flex-col items-end text-right">
          {coin === undefined ? <Usd of={price} strong /> : <Total coin={coin} />}
          <span className="text-13 text-ink-3">
            {coin === undefined ? (
              <Trans>in the coin you choose</Trans>
            ) : (
              <Trans>rounded up to the smallest unit</Trans>
            )}
          </span>
        </span>
      </div>
      <PayPasswordBox />
      {payment.price.changed === null ? <FailureNote error={verb.error} /> : null}
    </>
  )
}

function Total({ coin }: { readonly coin: CoinQuote }): ReactNode {
  const { significant, filler, unit } = coinParts(moneyFromWire(coin.total))
  return <MoneyText className="text-18" significant={significant} filler={filler} unit={unit} strong />
}

function Have({ coin }: { readonly coin: CoinQuote }): ReactNode {
  const balance = moneyFromWire(coin.balance)
  const { significant, filler } = coinParts(balance)
  const have = `${significant}${filler}`
  if (coin.enough) return <Trans>you have {have}</Trans>
  const missing = formatCoin(money(balance.asset, moneyFromWire(coin.total).units - balance.units))
  return (
    <span className="text-negative">
      <Trans>{missing} short</Trans>
    </span>
  )
}
