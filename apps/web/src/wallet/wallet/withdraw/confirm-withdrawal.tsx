import { formatCoin, moneyToWire } from '@jindu/domain/money'
import { errorMessage } from '@jindu/i18n'
import { Address } from '@jindu/ui/patterns/address'
import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Field } from '@jindu/ui/primitives/field'
import { KeyValues } from '@jindu/ui/primitives/key-values'
import { PasswordInput } from '@jindu/ui/primitives/password-input'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { Amount } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { passwordDigest } from '../../../shared/password/digest.ts'
import { useLocale } from '../../../shared/preferences.ts'
import { BY_PASSKEY } from '../../../shared/session/pay-by-passkey.ts'
import { useIdempotencyKey } from '../../../shared/trpc/idempotency-key.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { OwnPhrase, PasskeyPays, paysByPasskey, StepCode, usePayPassword } from '../../../accounts/accounts/index.ts'
import { coinOf, type Terms } from './read-form.ts'
import { UsedBefore } from './used-before.tsx'
import type { Checked } from './use-withdraw-form.ts'

export interface ConfirmWithdrawalProps {
  readonly checked: Checked
  readonly terms: Terms
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Shows the whole address and the sum, and asks again for pay password and second-factor code for exactly these. */
export function ConfirmWithdrawal({ checked, terms, onClose, onDone }: ConfirmWithdrawalProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const locale = useLocale()
  const attempt = useIdempotencyKey()
  const byPasskey = paysByPasskey(usePayPassword())
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  const [code, setCode] = useState('')
  const { address, amount, leaves, times, lastAt, label, waitsUntil } = checked
  const shown = formatCoin(amount)
  const apply = useVerb(
    (client, payPassword: string | null) =>
      client.withdrawals.request.mutate(
        {
          address,
          amount: moneyToWire(amount),
          ...(payPassword !== null && { payPassword }),
          ...(terms.asksCode && { otp: code }),
          idempotencyKey: attempt.key,
        },
        payPassword === null ? BY_PASSKEY : undefined,
      ),
    {
      success: 'WITHDRAWAL_APPLIED',
      says: t`${shown} waits for review`,
      quiet: true,
      changes: [],
      done: async () => {
        onDone()
        await Promise.all([q.withdrawals.invalidate(), q.wallet.invalidate()])
      },
    },
  )
  const refusal = useFailureText(apply.error)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={<Trans>Withdraw {shown}?</Trans>}
      consequence={
        <Trans>
          Amount and fee leave your balance now and wait for review. Once the payment is signed nobody can call it back.
        </Trans>
      }
      confirmLabel={<Trans>Withdraw {shown}</Trans>}
      cancelLabel={<Trans>Not now</Trans>}
      variant="money"
      pending={apply.isPending}
      ready={!terms.asksCode || code.trim() !== ''}
      error={refusal === '' ? null : refusal}
      onConfirm={() => {
        const isEmpty = typed.trim() === ''
        setMissing(isEmpty && !byPasskey)
        if (!isEmpty) apply.mutate(passwordDigest(typed))
        else if (byPasskey) apply.mutate(null)
      }}
    >
      <div className="grid gap-2">
        <Address value={address} />
        {label === null ? null : <p className="text-13 font-semibold wrap-anywhere">{label}</p>}
        <UsedBefore times={times} lastAt={lastAt} />
        {waitsUntil === null ? null : (
          <p className="text-13 text-hold">
            <Trans>
              New addresses wait, as you asked: finance approves from <Moment at={waitsUntil} /> on.
            </Trans>
          </p>
        )}
      </div>
      <KeyValues
        rows={[
          ...(terms.network === null
            ? []
            : [
                {
                  id: 'network',
                  name: <Trans>Network</Trans>,
                  value: `${terms.network.name} (${terms.network.standard})`,
                },
              ]),
          { id: 'arrives', name: <Trans>Arrives</Trans>, value: <Amount of={moneyToWire(amount)} /> },
          {
            id: 'fee',
            name: <Trans>Fee, the network’s part included</Trans>,
            value: <Amount of={moneyToWire(coinOf(terms.currency, terms.fee))} />,
          },
          {
            id: 'leaves',
            name: <Trans>Leaves your fund balance</Trans>,
            value: <Amount of={moneyToWire(leaves)} strong />,
          },
        ]}
      />
      <OwnPhrase />
      <Field
        label={<Trans>Pay password</Trans>}
        hint={<Trans>Asked afresh for this address and amount.</Trans>}
        error={missing ? errorMessage('WITHDRAWAL_TRADE_PASSWORD_REQUIRED', locale) : ''}
      >
        <PasswordInput
          name="pay-password"
          autoComplete="off"
          maxLength={200}
          value={typed}
          showLabel={t`Show the password`}
          hideLabel={t`Hide the password`}
          onChange={(event) => {
            setTyped(event.target.value)
            setMissing(false)
            if (apply.isError) apply.reset()
          }}
        />
      </Field>
      {byPasskey ? <PasskeyPays told /> : null}
      {terms.asksCode ? (
        <StepCode
          value={code}
          onValue={(next) => {
            setCode(next)
            if (apply.isError) apply.reset()
          }}
        />
      ) : null}
    </ConfirmDialog>
  )
}
