import { decimalsOf, money, moneyToWire, shortAmount, zero, type CurrencyCode, type Money } from '@jindu/domain/money'
import { Passage } from '@jindu/ui/patterns/passage'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { KeyValues } from '@jindu/ui/primitives/key-values'
import { Note } from '@jindu/ui/primitives/note'
import { PasswordInput } from '@jindu/ui/primitives/password-input'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode, SubmitEvent } from 'react'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { Amount } from '../../../shared/format/amount.tsx'
import { OwnPhrase, PasskeyPays, StepCode } from '../../../accounts/accounts/index.ts'
import { NumberField } from '../../../shared/forms/number-field.tsx'
import { StepFoot } from '../../../shared/page/step-bar.tsx'
import { AmountField } from '../amount-field.tsx'
import { BalanceForm } from '../balance-form.tsx'
import { CoinChoice } from '../coin-choice.tsx'
import { ScanButton } from '../scan/scan-button.tsx'
import { RecipientCard } from './recipient-card.tsx'
import { useTransferForm } from './use-transfer-form.ts'

/** Characters that the field takes; the server says what is wrong with them. */
const MAXIMUM_UID = 24

export interface TransferSheetProps {
  readonly currency: CurrencyCode
  /** Selectable coins. */
  readonly coins: readonly CurrencyCode[]
  readonly onCurrency: (next: CurrencyCode) => void
}

/** Transfer from the reader's fund balance to another user's: immediate, free, irreversible. */
export function TransferSheet({ currency, coins, onCurrency }: TransferSheetProps): ReactNode {
  const { t } = useLingui()
  return (
    <Sheet>
      <SheetHead
        title={<Trans>Transfer to a user</Trans>}
        end={<CoinChoice label={t`Coin to transfer`} currency={currency} of={coins} onCurrency={onCurrency} />}
      />
      <BalanceForm currency={currency}>{({ fund }) => <TransferForm balance={fund} />}</BalanceForm>
    </Sheet>
  )
}

function TransferForm({ balance }: { readonly balance: Money<CurrencyCode> }): ReactNode {
  const { t } = useLingui()
  const form = useTransferForm(balance)
  const { typed, words, recipient, reading, refusal, shown } = form
  const currency = balance.asset
  const refused = useFailureText(form.send.error)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <form noValidate onSubmit={submit}>
      <SheetBody>
        <Passage
          label={t`From whom to whom`}
          berths={[
            {
              id: 'you',
              name: <Trans>You</Trans>,
              detail: <Trans>{currency} fund balance</Trans>,
              end: <Amount of={moneyToWire(balance)} />,
              open: true,
              children: (
                <AmountField
                  label={<Trans>Amount</Trans>}
                  most={balance}
                  decimals={decimalsOf(currency)}
                  value={typed.amount}
                  onValue={(amount) => form.change({ amount })}
                  error={words.amount}
                  hint={<Trans>up to {shortAmount(balance)}</Trans>}
                />
              ),
            },
            {
              id: 'user',
              name: <Trans context="transfers">User</Trans>,
              detail: <Trans>{currency} fund balance</Trans>,
              open: true,
              children: (
                <>
                  <NumberField
                    label={<Trans>Recipient’s UID</Trans>}
                    error={words.recipient ?? refusal}
                    hint={reading ? <Trans>Looking for this user …</Trans> : undefined}
                    decimals={0}
                    value={typed.recipient}
                    onValue={(recipient) => form.change({ recipient })}
                    input={{ name: 'recipient', maxLength: MAXIMUM_UID, className: 'num' }}
                  />
                  <ScanButton onText={(text) => form.change({ recipient: text.slice(0, MAXIMUM_UID) })} />
                  {recipient === undefined ? null : (
                    <RecipientCard
                      recipient={recipient}
                      sure={typed.sure}
                      onSure={(sure) => form.change({ sure })}
                      error={words.sure}
                    />
                  )}
                </>
              ),
            },
          ]}
          gates={[
            {
              move: 'yours',
              title: <Trans>At once, without a fee</Trans>,
              caption: <Trans>Nothing is held in between, so it cannot be taken back.</Trans>,
            },
          ]}
        />
      </SheetBody>
      <SheetBody>
        <Sum balance={balance} amount={form.amount} uid={recipient?.uid} />
      </SheetBody>
      <SheetBody className="grid gap-3">
        <OwnPhrase />
        <Field
          label={<Trans>Pay password</Trans>}
          aside={<Trans>asked for every transfer</Trans>}
          error={words.password}
        >
          <PasswordInput
            name="pay-password"
            autoComplete="off"
            maxLength={200}
            value={typed.password}
            showLabel={t`Show the password`}
            hideLabel={t`Hide the password`}
            onChange={(event) => form.change({ password: event.target.value })}
          />
        </Field>
        {form.byPasskey ? <PasskeyPays told /> : null}
        {form.asksCode ? (
          <StepCode value={typed.code} onValue={(code) => form.change({ code })} problem={words.code} />
        ) : null}
      </SheetBody>
      <StepFoot className="grid gap-3">
        {refused === '' ? null : (
          <Note tone="negative" role="alert" title={<Trans>Nothing was transferred</Trans>}>
            {refused}
          </Note>
        )}
        <Button type="submit" variant="money" full loading={form.send.isPending}>
          {shown === null ? (
            <Trans>Transfer</Trans>
          ) : (
            <Trans>
              Transfer {shown.sum} to {shown.uid}
            </Trans>
          )}
        </Button>
      </StepFoot>
    </form>
  )
}

interface SumProps {
  readonly balance: Money<CurrencyCode>
  readonly amount: Money<CurrencyCode> | null
  readonly uid: number | undefined
}

/** Amount received, cost, and remaining balance. */
function Sum({ balance, amount, uid }: SumProps): ReactNode {
  const none = zero(balance.asset)
  const moved = amount ?? none
  return (
    <KeyValues
      rows={[
        {
          id: 'receives',
          name: uid === undefined ? <Trans>The recipient gets</Trans> : <Trans>{uid} gets</Trans>,
          value: <Amount of={moneyToWire(moved)} strong />,
        },
        { id: 'fee', name: <Trans>Fee</Trans>, value: <Amount of={moneyToWire(none)} /> },
        {
          id: 'stays',
          name: <Trans>Stays in your fund balance</Trans>,
          value: <Amount of={moneyToWire(money(balance.asset, balance.units - moved.units))} />,
        },
      ]}
    />
  )
}
