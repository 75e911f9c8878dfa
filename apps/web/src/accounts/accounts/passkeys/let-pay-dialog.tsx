import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { passwordDigest } from '../../../shared/password/digest.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { FieldsBox } from '../form/fields-box.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useFields } from '../form/use-fields.ts'
import { useRefusalText } from '../form/use-refusal-text.ts'
import { OwnCode } from '../second-factor/own-code.tsx'

export interface LetPayDialogProps {
  readonly id: number
  readonly name: string
  readonly onClose: () => void
}

/** Lets a passkey stand in for the pay password, which is asked for here with a code. */
export function LetPayDialog({ id, name, onClose }: LetPayDialogProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const fields = useFields({ password: '', otp: '' })
  const choose = useVerb(
    (client, { password, otp }: { readonly password: string; readonly otp: string }) =>
      client.accounts.passkeys.letPay.mutate({ id, pays: true, payPassword: passwordDigest(password), otp }),
    {
      changes: [q.accounts.passkeys.list.queryOptions().queryKey, q.accounts.payPasswordStatus.queryOptions().queryKey],
      quiet: true,
      says: t`${name} can confirm payments from now on`,
      done: onClose,
    },
  )
  const send = async (): Promise<void> => {
    const typed = await fields.check((schemas) => schemas.factorForms.prove)
    if (typed === undefined) return
    choose.mutate(typed, {
      onError: (error) => fields.place(error, { PAY_PASSWORD_WRONG: 'password', SECOND_FACTOR_WRONG: 'otp' }),
    })
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      variant="ink"
      title={<Trans>Use {name} instead of the pay password?</Trans>}
      consequence={
        <Trans>
          Where the pay password is asked for, its fingerprint, face or PIN confirms amount and destination. The pay
          password goes on working, and a code is asked for as before. Withdrawals wait for a while after this. A new
          pay password ends it.
        </Trans>
      }
      confirmLabel={<Trans>Let it confirm payments</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={choose.isPending}
      error={useRefusalText(fields.refusal)}
      onConfirm={() => void send()}
    >
      <FieldsBox box={fields.box}>
        <PasswordField label={<Trans>Pay password</Trans>} of={fields.field('password')} autoComplete="off" />
        <OwnCode of={fields.field('otp')} />
      </FieldsBox>
    </ConfirmDialog>
  )
}
