import {
  formatCoin,
  money,
  moneyFromWire,
  moneyToWire,
  subtract,
  zero,
  type CurrencyCode,
  type Money,
} from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { KeyValues } from '@jindu/ui/primitives/key-values'
import { Note } from '@jindu/ui/primitives/note'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode, SubmitEvent } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { AmountField } from '../amount-field.tsx'
import { CoinChoice } from '../coin-choice.tsx'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import { coinOf, readTyped, type Terms } from './read-form.ts'
import { useWithdrawForm } from './use-withdraw-form.ts'

const { inputDecimals, maximumAddressCharacters } = rules.wallet.withdrawal

export interface WithdrawSheetProps {
  readonly currency: CurrencyCode
  readonly onCurrency: (next: CurrencyCode) => void
}

/** Amount and address, and the one sum: what arrives, what it costs, what leaves. */
export function WithdrawSheet({ currency, onCurrency }: WithdrawSheetProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const terms = useQuery(q.withdrawals.terms.queryOptions({ currency }))
  const balances = useQuery(q.wallet.balances.queryOptions())
  const held = balances.data?.data.find((row) => row.currency === currency)?.fund
  return (
    <Sheet>
      <SheetHead
        title={<Trans>Withdraw {currency}</Trans>}
        end={<CoinChoice label={t`Coin to withdraw`} currency={currency} onCurrency={onCurrency} />}
      />
      <SheetBody>
        <FailureNote
          error={terms.error ?? balances.error}
          money={<Trans>Nothing was sent.</Trans>}
          retry={() => void Promise.all([terms.refetch(), balances.refetch()])}
        />
        {terms.isPending || balances.isPending ? (
          <div className="grid gap-4">
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-24 w-full" />
          </div>
        ) : null}
        {terms.data === undefined || held === undefined ? null : (
          <WithdrawForm terms={terms.data} balance={coinOf(currency, held)} />
        )}
      </SheetBody>
    </Sheet>
  )
}

interface WithdrawFormProps {
  readonly terms: Terms
  readonly balance: Money<CurrencyCode>
}

function WithdrawForm({ terms, balance }: WithdrawFormProps): ReactNode {
  const { t } = useLingui()
  const form = useWithdrawForm(terms, balance)
  const { currency } = terms
  const fee = coinOf(currency, terms.fee)
  const most = balance.units > fee.units ? subtract(balance, fee) : zero(currency)
  if (!terms.open) {
    return (
      <Note tone="neutral" title={<Trans>{currency} is closed for now</Trans>}>
        <Trans>This site sends no {currency} yet. Your balance stays where it is.</Trans>
      </Note>
    )
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void form.check()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {terms.waitsUntil === null ? null : (
        <Note tone="hold" title={<Trans>Withdrawals wait after a changed password</Trans>}>
          <Trans>
            You can apply now; finance approves from <Moment at={terms.waitsUntil} /> on.
          </Trans>
        </Note>
      )}
      <AmountField
        label={<Trans>Amount that arrives</Trans>}
        most={most}
        decimals={inputDecimals}
        value={form.amount}
        onValue={form.setAmount}
        error={form.words.amount}
        hint={
          <Trans>
            At least {formatCoin(moneyFromWire(terms.minimum))}, up to {inputDecimals} decimals
          </Trans>
        }
      />
      <Field label={<Trans>Address outside</Trans>} error={form.words.address}>
        <Input
          name="address"
          className="mono"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={maximumAddressCharacters * 2}
          placeholder={t`Paste a ${currency} address`}
          value={form.address}
          onChange={(event) => form.setAddress(event.currentTarget.value.replace(/\s+/g, ''))}
        />
      </Field>
      <Sum terms={terms} balance={balance} typed={form.amount} />
      <div>
        <Button type="submit" variant="money" loading={form.checking} className="phone:w-full">
          <Trans>Withdraw</Trans>
        </Button>
      </div>
      {form.checked === null ? null : (
        <ConfirmWithdrawal checked={form.checked} terms={terms} onClose={form.close} onDone={form.done} />
      )}
    </form>
  )
}

/** What arrives, what the site takes, a line, what leaves and what stays. */
function Sum({ terms, balance, typed }: WithdrawFormProps & { readonly typed: string }): ReactNode {
  const { currency } = terms
  const arrives = readTyped(typed, currency) ?? zero(currency)
  const fee = coinOf(currency, terms.fee)
  const leaves = arrives.units === 0n ? zero(currency) : money(currency, arrives.units + fee.units)
  const stays = money(currency, balance.units > leaves.units ? balance.units - leaves.units : 0n)
  return (
    <KeyValues
      rows={[
        { id: 'arrives', name: <Trans>Arrives</Trans>, value: <Amount of={moneyToWire(arrives)} /> },
        { id: 'fee', name: <Trans>Fee, the network’s part included</Trans>, value: <Amount of={moneyToWire(fee)} /> },
        {
          id: 'leaves',
          name: <Trans>Leaves your fund balance</Trans>,
          value: <Amount of={moneyToWire(leaves)} strong />,
        },
        { id: 'stays', name: <Trans>Stays</Trans>, value: <Amount of={moneyToWire(stays)} /> },
      ]}
    />
  )
}
