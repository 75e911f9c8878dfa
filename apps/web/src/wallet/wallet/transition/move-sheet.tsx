import {
  add,
  decimalsOf,
  formatCoin,
  moneyToWire,
  shortAmount,
  subtract,
  type CurrencyCode,
  type Money,
} from '@jindu/domain/money'
import { Passage, PassageSlip } from '@jindu/ui/patterns/passage'
import { Button } from '@jindu/ui/primitives/button'
import { KeyValues } from '@jindu/ui/primitives/key-values'
import { Note } from '@jindu/ui/primitives/note'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowDownUp } from 'lucide-react'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { codeText } from '../../../shared/errors/failure-text.ts'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { Amount } from '../../../shared/format/amount.tsx'
import { useFormFailures } from '../../../shared/notify/form-failures.ts'
import { StepFoot } from '../../../shared/page/step-bar.tsx'
import { useIdempotencyKey } from '../../../shared/trpc/idempotency-key.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { EnterPayPassword, isPayable, PayPasswordBox, usePayPassword } from '../../../accounts/accounts/index.ts'
import { AmountField } from '../amount-field.tsx'
import { BalanceForm, type BothBalances } from '../balance-form.tsx'
import { CoinChoice } from '../coin-choice.tsx'
import { readAmount } from '../read-amount.ts'

type Side = 'fund' | 'otc'

export interface MoveSheetProps {
  readonly currency: CurrencyCode
  /** The coins to choose between. */
  readonly coins: readonly CurrencyCode[]
  readonly onCurrency: (next: CurrencyCode) => void
}

/** From one of the reader's balances to the other. */
export function MoveSheet({ currency, coins, onCurrency }: MoveSheetProps): ReactNode {
  const { t } = useLingui()
  return (
    <Sheet>
      <SheetHead
        title={<Trans>Between my balances</Trans>}
        end={<CoinChoice label={t`Coin to move`} currency={currency} of={coins} onCurrency={onCurrency} />}
      />
      <BalanceForm currency={currency}>{(balances) => <MoveForm balances={balances} />}</BalanceForm>
    </Sheet>
  )
}

function MoveForm({ balances }: { readonly balances: BothBalances }): ReactNode {
  const { t, i18n } = useLingui()
  const { q } = useApi()
  const failures = useFormFailures()
  const attempt = useIdempotencyKey()
  const pay = usePayPassword()
  const asksFirst = pay.kind === 'asked' && !pay.byPasskey
  const terms = useQuery(q.transfers.moveTerms.queryOptions())
  const reviewed = terms.data?.reviewed === true
  const [target, setTarget] = useState<Side>('otc')
  const [typed, setTyped] = useState('')
  const [word, setWord] = useState<string>()
  const from = target === 'otc' ? balances.fund : balances.otc
  const into = balances[target]
  const read = readAmount(typed, from)
  const amount = 'amount' in read ? read.amount : null
  const move = useVerb(
    (client, sum: Money<CurrencyCode>) =>
      client.transfers.move.mutate({ target, amount: moneyToWire(sum), idempotencyKey: attempt.key }),
    {
      success: 'DONE',
      quiet: true,
      changes: [],
      done: async () => {
        attempt.next()
        setTyped('')
        await Promise.all([q.transfers.invalidate(), q.wallet.invalidate()])
      },
    },
  )
  const refused = useFailureText(move.error)
  const change = (next: string): void => {
    setTyped(next)
    setWord(undefined)
    if (move.isError) move.reset()
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if ('amount' in read) return move.mutate(read.amount)
    const said = await codeText(read.problem, {}, i18n)
    setWord(said)
    failures([said])
  }
  const names: Record<Side, ReactNode> = {
    fund: <Trans>Fund balance</Trans>,
    otc: <Trans>Fiat balance</Trans>,
  }
  const uses: Record<Side, ReactNode> = {
    fund: <Trans>goods, withdrawals</Trans>,
    otc: <Trans>sell offers, fiat orders</Trans>,
  }
  const source = target === 'otc' ? 'fund' : 'otc'
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <SheetBody>
        <Passage
          label={t`From which balance to which`}
          berths={[
            {
              id: 'from',
              name: names[source],
              detail: uses[source],
              end: <Amount of={moneyToWire(from)} />,
              open: true,
              children: (
                <AmountField
                  label={<Trans>Amount</Trans>}
                  most={from}
                  decimals={decimalsOf(from.asset)}
                  value={typed}
                  onValue={change}
                  error={word}
                  hint={<Trans>up to {shortAmount(from)}</Trans>}
                />
              ),
            },
            {
              id: 'into',
              name: names[target],
              detail: uses[target],
              end: <Amount of={moneyToWire(into)} />,
              open: false,
              children: (
                <PassageSlip
                  amount={<Amount of={moneyToWire(amount === null ? into : add(into, amount))} />}
                  note={<Trans>after the move</Trans>}
                />
              ),
            },
          ]}
          gates={[
            {
              move: reviewed ? 'theirs' : 'yours',
              ...(reviewed
                ? {
                    title: <Trans>Finance lets it through</Trans>,
                    caption: <Trans>This site looks at moves first. If it is refused, all of it comes back.</Trans>,
                  }
                : {
                    title: <Trans>Arrives at once</Trans>,
                    caption: <Trans>No fee, and it stays yours all the while.</Trans>,
                  }),
              end: (
                <Button
                  size="s"
                  onClick={() => {
                    setTarget(source)
                    change(typed)
                  }}
                >
                  <ArrowDownUp className="ic" aria-hidden="true" />
                  <Trans>Turn around</Trans>
                </Button>
              ),
            },
          ]}
        />
      </SheetBody>
      <SheetBody>
        <KeyValues
          rows={[
            {
              id: 'stays',
              name:
                target === 'otc' ? (
                  <Trans>Stays in your fund balance</Trans>
                ) : (
                  <Trans>Stays in your fiat balance</Trans>
                ),
              value: <Amount of={moneyToWire(amount === null ? from : subtract(from, amount))} />,
            },
          ]}
        />
      </SheetBody>
      <SheetBody className="grid gap-3">
        <PayPasswordBox />
      </SheetBody>
      <StepFoot className="grid gap-3">
        {refused === '' ? null : (
          <Note tone="negative" role="alert" title={<Trans>Nothing was moved</Trans>}>
            {refused}
          </Note>
        )}
        {asksFirst ? <EnterPayPassword /> : null}
        <Button
          type="submit"
          variant="money"
          full
          loading={move.isPending}
          disabled={!isPayable(pay)}
          className={asksFirst ? 'phone:hidden' : undefined}
        >
          {amount === null ? (
            <Trans>Move</Trans>
          ) : target === 'otc' ? (
            <Trans>Move {formatCoin(amount)} to the fiat balance</Trans>
          ) : (
            <Trans>Move {formatCoin(amount)} to the fund balance</Trans>
          )}
        </Button>
      </StepFoot>
    </form>
  )
}
