import { isDomainError, type ErrorCode } from '@jindu/domain/errors'
import { decimalsOf, formatCoin, parsePositiveAmount, type CurrencyCode, type Money } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { Button } from '@jindu/ui/primitives/button'
import { Checkbox } from '@jindu/ui/primitives/checkbox'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { failureCode, readFailure } from '../../../shared/errors/failure.ts'
import { codeText } from '../../../shared/errors/failure-text.ts'
import { useWritten } from '../../../shared/forms/use-written.ts'
import { NumberField } from '../../../shared/forms/number-field.tsx'
import { useFormFailures } from '../../../shared/notify/form-failures.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'

const MAXIMUM_TYPED = 40

/** The simulated chain pays the reader; only in a sandbox, and it says so. */
export function FaucetSheet({ currency }: { readonly currency: CurrencyCode }): ReactNode {
  const { t, i18n } = useLingui()
  const formFailures = useFormFailures()
  const input = useRef<HTMLInputElement>(null)
  const [kept, keep] = useWritten(`deposit:${currency}`)
  const [typed, setTyped] = useState(kept === '' ? rules.wallet.sandbox.faucet[currency] : kept)
  const [watch, setWatch] = useState(false)
  const [problem, setProblem] = useState<string>()
  const amount = readAmount(typed, currency)
  const shown = 'asset' in amount ? formatCoin(amount) : currency

  const refuse = async (code: ErrorCode, details: Readonly<Record<string, string | number>>): Promise<void> => {
    const text = await codeText(code, details, i18n)
    setProblem(text)
    formFailures([text])
    input.current?.focus()
  }
  const pay = useVerb(
    (client, asked: { amount: string; confirmed: boolean }) => client.sandbox.faucet.mutate({ currency, ...asked }),
    { says: watch ? t`${shown} is on its way to you` : t`${shown} credited to your fund balance` },
  )
  const mine = useVerb((client) => client.sandbox.mine.mutate({ currency, blocks: 1 }), {
    says: t`One block mined on the simulated ${currency} chain`,
  })
  const send = async (): Promise<void> => {
    if (!('asset' in amount)) return refuse(amount.code, amount.details)
    await pay.mutateAsync({ amount: typed.trim(), confirmed: !watch }).catch(async (error: unknown) => {
      const failure = readFailure(error)
      if (failure.kind === 'refused' && failureCode(error)?.startsWith('AMOUNT_') === true) {
        setProblem(await codeText(failure.code, failure.details, i18n))
      }
    })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void send()
  }

  return (
    <Sheet className="border-dashed">
      <SheetHead
        title={<Trans>Test coins</Trans>}
        end={
          <span className="sandbox">
            <Trans>Sandbox</Trans>
          </span>
        }
      />
      <SheetBody>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <p className="hint">
            <Trans>
              The chain here is simulated and its coins have no value. It pays your address as anybody would.
            </Trans>
          </p>
          <NumberField
            label={<Trans>Amount</Trans>}
            error={problem}
            decimals={decimalsOf(currency)}
            value={typed}
            onValue={(text) => {
              setTyped(text)
              keep(text)
              setProblem(undefined)
            }}
            input={{ ref: input, name: 'amount', maxLength: MAXIMUM_TYPED, align: 'end', suffix: currency }}
          />
          <Checkbox checked={watch} onChange={(event) => setWatch(event.currentTarget.checked)}>
            <Trans>Hold confirmations, to watch progress</Trans>
          </Checkbox>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="money" loading={pay.isPending} className="phone:w-full">
              <Trans>Pay {shown} to my address</Trans>
            </Button>
            <Button loading={mine.isPending} onClick={() => mine.mutate(undefined)} className="phone:w-full">
              <Trans>Mine one block</Trans>
            </Button>
          </div>
        </form>
      </SheetBody>
    </Sheet>
  )
}

interface Refused {
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, string | number>>
}

function readAmount(typed: string, currency: CurrencyCode): Money<CurrencyCode> | Refused {
  try {
    return parsePositiveAmount(typed, currency)
  } catch (error) {
    if (isDomainError(error)) return { code: error.code, details: error.details }
    throw error
  }
}
