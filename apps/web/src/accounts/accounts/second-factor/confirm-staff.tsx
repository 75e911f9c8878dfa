import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Field } from '@jindu/ui/primitives/field'
import { PasswordInput } from '@jindu/ui/primitives/password-input'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { passwordDigest } from '../../../shared/password/digest.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { StepCode } from './step-code.tsx'

export interface ConfirmStaffProps {
  readonly onEnd: (confirmed: boolean) => void
}

/** Asks staff for a code, or for the password in a sandbox without a second factor. */
export default function ConfirmStaff({ onEnd }: ConfirmStaffProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const factor = useQuery(q.accounts.secondFactor.status.queryOptions())
  const asksCode = factor.data?.since != null
  const [typed, setTyped] = useState('')
  const confirm = useVerb(
    (client, proof: ApiInputs['accounts']['confirmStaff']) => client.accounts.confirmStaff.mutate(proof),
    { changes: [], quiet: true, done: () => onEnd(true) },
  )
  const refusal = useFailureText(confirm.error)
  const change = (next: string): void => {
    setTyped(next)
    if (confirm.isError) confirm.reset()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onEnd(false)
      }}
      title={<Trans>Is it you?</Trans>}
      consequence={
        <Trans>Steps like this ask for it again after 15 minutes. What you were about to do goes on then.</Trans>
      }
      confirmLabel={<Trans>Go on</Trans>}
      cancelLabel={<Trans>Not now</Trans>}
      pending={confirm.isPending}
      ready={factor.isSuccess && typed.trim() !== ''}
      error={refusal === '' ? null : refusal}
      onConfirm={() => confirm.mutate(asksCode ? { otp: typed } : { password: passwordDigest(typed) })}
    >
      {asksCode ? (
        <StepCode value={typed} onValue={change} />
      ) : (
        <Field label={<Trans>Login password</Trans>}>
          <PasswordInput
            name="login-password"
            autoComplete="current-password"
            maxLength={200}
            value={typed}
            showLabel={t`Show the password`}
            hideLabel={t`Hide the password`}
            onChange={(event) => change(event.target.value)}
          />
        </Field>
      )}
    </ConfirmDialog>
  )
}
