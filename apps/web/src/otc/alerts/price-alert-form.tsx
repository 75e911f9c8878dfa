import type { CurrencyCode } from '@jindu/domain/money'
import { ALERT_DIRECTIONS, type AlertDirection } from '@jindu/domain/otc/alerts'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Select } from '@jindu/ui/primitives/select'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { NumberField } from '../../shared/forms/number-field.tsx'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { useOpenCurrencies } from '../../shared/session/use-open-currencies.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { PRICE_DECIMALS, typedPrice } from './price-typed.ts'

/** Makes an alert of a market price. */
export function PriceAlertForm({ full }: { readonly full: boolean }): ReactNode {
  const { t } = useLingui()
  const coins = useOpenCurrencies('otc')
  const [chosen, setCoin] = useState<CurrencyCode | null>(null)
  const currency = chosen ?? coins[0] ?? 'LTC'
  const [direction, setDirection] = useState<AlertDirection>('atMost')
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  const price = typedPrice(typed)
  const verb = useVerb(
    (client, asked: string) => client.otcAlerts.create.mutate({ about: 'price', currency, direction, price: asked }),
    { quiet: true, done: () => setTyped(''), says: t`You are told when the price is reached` },
  )
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setMissing(price === null)
    if (price !== null) verb.mutate(price)
  }
  const directions = { atLeast: t`at least`, atMost: t`at most` }
  return (
    <form className="grid gap-3" onSubmit={submit} noValidate>
      <FailureNote error={verb.error} />
      <div className="flex flex-wrap items-start gap-3">
        <Field label={t`Coin`}>
          <Select
            value={currency}
            onChange={({ currentTarget }) => setCoin(coins.find((code) => code === currentTarget.value) ?? null)}
          >
            {coins.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t`Market price`}>
          <Select
            value={direction}
            onChange={({ currentTarget }) =>
              setDirection(ALERT_DIRECTIONS.find((one) => one === currentTarget.value) ?? 'atMost')
            }
          >
            {ALERT_DIRECTIONS.map((one) => (
              <option key={one} value={one}>
                {directions[one]}
              </option>
            ))}
          </Select>
        </Field>
        <NumberField
          label={t`Price`}
          decimals={PRICE_DECIMALS}
          value={typed}
          onValue={(text) => {
            setMissing(false)
            setTyped(text)
          }}
          error={missing ? <Trans>Enter a price above zero.</Trans> : undefined}
          input={{ name: 'price', maxLength: 20, suffix: 'USD', className: 'w-50' }}
        />
        <Button type="submit" className="mt-[26px] phone:mt-0 phone:w-full" loading={verb.isPending} disabled={full}>
          <Trans>Tell me</Trans>
        </Button>
      </div>
    </form>
  )
}
