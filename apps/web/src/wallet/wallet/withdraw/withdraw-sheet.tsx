import {
  add,
  money,
  moneyFromWire,
  moneyToWire,
  shortAmount,
  subtract,
  zero,
  type CurrencyCode,
  type Money,
} from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { Passage, PassageSlip } from '@jindu/ui/patterns/passage'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { KeyValues } from '@jindu/ui/primitives/key-values'
import { Note } from '@jindu/ui/primitives/note'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode, SubmitEvent } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { StepFoot } from '../../../shared/page/step-bar.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { BalanceForm, FormPending } from '../balance-form.tsx'
import { AmountField } from '../amount-field.tsx'
import { CoinChoice } from '../coin-choice.tsx'
import { WAITS } from '../wait-note.tsx'
import { ScanButton } from '../scan/scan-button.tsx'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import { coinOf, readTyped, type Terms } from './read-form.ts'
import { useWithdrawForm, type AddressField } from './use-withdraw-form.ts'

/** Pausing payouts is global and has no per-user event, so poll every 15 s. */
const READ_AGAIN_MS = 15_000

const { inputDecimals } = rules.wallet.withdrawal

/** A payment request is longer than its address. */
const MAXIMUM_PASTED = 1_000

export interface WithdrawSheetProps extends AddressField {
  readonly currency: CurrencyCode
  /** The coins that are open to withdrawals. */
  readonly coins: readonly CurrencyCode[]
  readonly onCurrency: (next: CurrencyCode) => void
}

/** Amount, address and the sum: amount received, fee, amount deducted. */
export function WithdrawSheet({ currency, coins, onCurrency, ...field }: WithdrawSheetProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const terms = useQuery({ ...q.withdrawals.terms.queryOptions({ currency }), refetchInterval: READ_AGAIN_MS })
  return (
    <Sheet>
      <SheetHead
        title={<Trans>Withdraw {currency}</Trans>}
        end={<CoinChoice label={t`Coin to withdraw`} currency={currency} of={coins} onCurrency={onCurrency} />}
      />
      {terms.data === undefined ? (
        <SheetBody>
          {terms.isError ? (
            <FailureNote
              error={terms.error}
              money={<Trans>Nothing was sent.</Trans>}
              retry={() => void terms.refetch()}
            />
          ) : (
            <FormPending />
          )}
        </SheetBody>
      ) : (
        <TermsForm terms={terms.data} {...field} />
      )}
    </Sheet>
  )
}

interface TermsFormProps extends AddressField {
  readonly terms: Terms
}

/** The form, if the site pays out this coin. */
function TermsForm({ terms, ...field }: TermsFormProps): ReactNode {
  const { currency } = terms
  if (terms.open) {
    return (
      <BalanceForm currency={currency}>
        {({ fund }) => <WithdrawForm terms={terms} balance={fund} {...field} />}
      </BalanceForm>
    )
  }
  return (
    <SheetBody>
      <Note tone="neutral" title={<Trans>{currency} is closed for now</Trans>}>
        <Trans>This site sends no {currency} yet. Your balance stays where it is.</Trans>
      </Note>
    </SheetBody>
  )
}

interface WithdrawFormProps extends TermsFormProps {
  readonly balance: Money<CurrencyCode>
}

function WithdrawForm({ terms, balance, ...field }: WithdrawFormProps): ReactNode {
  const { t } = useLingui()
  const form = useWithdrawForm(terms, balance, field)
  const { currency } = terms
  const fee = coinOf(currency, terms.fee)
  const minimum = coinOf(currency, terms.minimum)
  const sum = sumOf(terms, form.amount)
  const most = balance.units > fee.units ? subtract(balance, fee) : zero(currency)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void form.check()
  }
  const refusal = form.words.address
  return (
    <form noValidate onSubmit={submit}>
      <Paused terms={terms} />
      {terms.waitsUntil === null ? null : (
        <SheetBody>
          <Note tone="hold" title={terms.waitsFor === null ? null : WAITS[terms.waitsFor]}>
            <Trans>
              You can apply now; finance approves from <Moment at={terms.waitsUntil} /> on.
            </Trans>{' '}
            <Link to="/personal/userInfo" hash="security" className="link">
              <Trans>Not you? Freeze the account</Trans>
            </Link>
          </Note>
        </SheetBody>
      )}
      <SheetBody>
        <Passage
          label={t`How a withdrawal leaves`}
          berths={[
            {
              id: 'you',
              name: <Trans>You</Trans>,
              detail: <Trans>{currency} fund balance</Trans>,
              end: <Amount of={moneyToWire(balance)} />,
              open: true,
              children: (
                <AmountField
                  label={<Trans>Amount that arrives</Trans>}
                  most={most}
                  decimals={inputDecimals}
                  value={form.amount}
                  onValue={form.setAmount}
                  error={form.words.amount}
                  hint={
                    <Trans>
                      {shortAmount(minimum)} to {shortAmount(most)}, up to {inputDecimals} decimals
                    </Trans>
                  }
                />
              ),
            },
            {
              id: 'review',
              name: <Trans context="withdrawals">Review</Trans>,
              detail: <Trans>held by the site</Trans>,
              open: false,
              children: (
                <PassageSlip
                  amount={<Amount of={moneyToWire(sum.leaves)} />}
                  note={<Trans>lies here first, you can take it back</Trans>}
                />
              ),
            },
            {
              id: 'outside',
              name: <Trans>Outside</Trans>,
              detail:
                terms.network === null ? (
                  <Trans>{currency} network</Trans>
                ) : (
                  <Trans>
                    {currency} · {terms.network.standard} on {terms.network.name}
                  </Trans>
                ),
              open: true,
              children: (
                <Field
                  label={<Trans>Address outside</Trans>}
                  aside={<ScanButton onText={form.setAddress} />}
                  error={refusal}
                  {...(terms.network === null
                    ? {}
                    : {
                        hint: (
                          <Trans>
                            It is paid on {terms.network.name} only. Ask whoever receives it whether that is theirs.
                          </Trans>
                        ),
                      })}
                >
                  <Input
                    name="address"
                    className="mono"
                    autoComplete="off"
                    autoCapitalize="off"
                    spellCheck={false}
                    maxLength={MAXIMUM_PASTED}
                    placeholder={t`Paste the ${currency} address`}
                    value={form.address}
                    onChange={(event) => form.setAddress(event.currentTarget.value)}
                  />
                </Field>
              ),
            },
          ]}
          gates={[
            {
              move: 'yours',
              title: terms.asksCode ? (
                <Trans>You open it with your pay password and a code</Trans>
              ) : (
                <Trans>You open it with your pay password</Trans>
              ),
              caption: <Trans>asked afresh for this address and this amount</Trans>,
            },
            {
              move: 'theirs',
              title: <Trans>Finance approves</Trans>,
              caption: (
                <Trans>Then it is signed and nobody can stop it. If it is refused, all comes back, the fee too.</Trans>
              ),
            },
          ]}
        />
      </SheetBody>
      <SheetBody className="grid gap-3">
        <Sum sum={sum} balance={balance} />
        <Limits terms={terms} />
      </SheetBody>
      <StepFoot>
        <Button type="submit" variant="money" full loading={form.checking}>
          <Trans>Withdraw</Trans>
        </Button>
      </StepFoot>
      {form.checked === null ? null : (
        <ConfirmWithdrawal checked={form.checked} terms={terms} onClose={form.close} onDone={form.done} />
      )}
    </form>
  )
}

/** Payouts of the coin are stopped, or wait until the hot wallet's balance is known. */
function Paused({ terms: { currency, paused } }: Pick<WithdrawFormProps, 'terms'>): ReactNode {
  if (paused === null) return null
  const { since } = paused
  return (
    <SheetBody>
      <Note
        tone="hold"
        title={
          since === null ? (
            <Trans>Withdrawals of {currency} are paused</Trans>
          ) : (
            <Trans>
              Withdrawals of {currency} are paused since <Moment at={since} />
            </Trans>
          )
        }
      >
        <Trans>
          What you ask for now waits and is sent once they go on. While it is in review you can take it back.
        </Trans>
      </Note>
    </SheetBody>
  )
}

/** Remaining amount within the site's limits. */
function Limits({ terms: { leftThisHour, leftToday } }: Pick<WithdrawFormProps, 'terms'>): ReactNode {
  if (leftThisHour === null && leftToday === null) return null
  return (
    <p className="flex flex-wrap justify-between gap-x-4 text-13 text-ink-3">
      {leftThisHour === null ? null : (
        <span>
          <Trans>
            This hour still <b className="num font-semibold text-ink">{shortCoin(leftThisHour)}</b>
          </Trans>
        </span>
      )}
      {leftToday === null ? null : (
        <span>
          <Trans>
            Within 24 hours still <b className="num font-semibold text-ink">{shortCoin(leftToday)}</b>
          </Trans>
        </span>
      )}
    </p>
  )
}

const shortCoin = (wire: NonNullable<Terms['leftToday']>): string => {
  const amount = moneyFromWire(wire)
  return `${shortAmount(amount)} ${amount.asset}`
}

interface Leaving {
  readonly arrives: Money<CurrencyCode>
  readonly fee: Money<CurrencyCode>
  readonly leaves: Money<CurrencyCode>
}

function sumOf({ currency, fee: wire }: Terms, typed: string): Leaving {
  const arrives = readTyped(typed, currency) ?? zero(currency)
  const fee = coinOf(currency, wire)
  return { arrives, fee, leaves: arrives.units === 0n ? zero(currency) : add(arrives, fee) }
}

/** Amount received, fee, a line, amount deducted, and remaining balance. */
function Sum({
  sum: { arrives, fee, leaves },
  balance,
}: {
  readonly sum: Leaving
  readonly balance: Money<CurrencyCode>
}): ReactNode {
  const stays = money(balance.asset, balance.units > leaves.units ? balance.units - leaves.units : 0n)
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
