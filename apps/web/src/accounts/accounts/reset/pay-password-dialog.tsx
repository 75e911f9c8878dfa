import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { passwordDigest } from '../../../shared/password/digest.ts'
import { useSession } from '../../../shared/session/session.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { OwnCode } from '../second-factor/own-code.tsx'
import { isCommonPassword } from '../form/common-password.ts'
import { FieldsBox } from '../form/fields-box.tsx'
import { NewPasswordFields } from '../form/new-password-fields.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useFields } from '../form/use-fields.ts'
import { useSiteNames } from '../form/use-site-names.ts'
import { useOwnMail } from './use-own-mail.ts'
import { useRefusalText } from '../form/use-refusal-text.ts'

export interface PayPasswordDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Whether a pay password exists. */
  readonly set: boolean
}

export function PayPasswordDialog(props: PayPasswordDialogProps): ReactNode {
  return props.open ? <PayPasswordForm {...props} /> : null
}

function PayPasswordForm({ open, onOpenChange, set }: PayPasswordDialogProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const factor = useQuery(q.accounts.secondFactor.status.queryOptions())
  const asksCode = factor.data?.since != null
  const fields = useFields({ recoveryPassword: '', payPassword: '', confirmation: '', otp: '' })
  const refusal = useRefusalText(fields.refusal)
  const change = useVerb(
    (client, input: ApiInputs['accounts']['changePayPassword']) => client.accounts.changePayPassword.mutate(input),
    {
      success: set ? 'CHANGED' : 'SUBMITTED',
      says: set ? t`Pay password changed` : t`Pay password set`,
      changes: [q.accounts.me.queryOptions().queryKey, q.accounts.payPasswordStatus.queryOptions().queryKey],
      quiet: true,
      done: () => onOpenChange(false),
    },
  )
  const session = useSession()
  const mail = useOwnMail()
  const site = useSiteNames()
  const own = session === null ? mail : [String(session.uid), ...mail]
  const send = async (): Promise<void> => {
    const typed = await fields.check(
      ({ payPasswordForm, codePayPasswordForm }) => (asksCode ? codePayPasswordForm : payPasswordForm),
      { extra: { own: [...own, ...site] } },
    )
    if (typed === undefined) return
    if (await isCommonPassword(typed.payPassword)) {
      fields.refuse('payPassword', 'PASSWORD_TOO_COMMON')
      return
    }
    change.mutate(
      {
        recoveryPassword: passwordDigest(typed.recoveryPassword),
        payPassword: passwordDigest(typed.payPassword),
        ...(asksCode && { otp: fields.values.otp }),
      },
      {
        onError: (error) =>
          fields.place(error, {
            RECOVERY_PASSWORD_WRONG: 'recoveryPassword',
            PASSWORD_OWN_FACT: 'payPassword',
            PASSWORD_TOO_COMMON: 'payPassword',
            LOGIN_EQUALS_PAY_PASSWORD: 'payPassword',
            SECOND_FACTOR_WRONG: 'otp',
            RECOVERY_EQUALS_PAY_PASSWORD: 'payPassword',
          }),
      },
    )
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={set ? <Trans>Change the pay password</Trans> : <Trans>Set the pay password</Trans>}
      consequence={
        <Trans>It is asked again before the next payment, in every session. A lock after wrong tries ends.</Trans>
      }
      confirmLabel={set ? <Trans>Change the pay password</Trans> : <Trans>Set the pay password</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={change.isPending}
      error={refusal}
      onConfirm={() => void send()}
    >
      <FieldsBox box={fields.box}>
        <PasswordField
          label={<Trans>Recovery password</Trans>}
          of={fields.field('recoveryPassword')}
          autoComplete="off"
        />
        <NewPasswordFields
          label={<Trans>New pay password</Trans>}
          password={fields.field('payPassword')}
          again={fields.field('confirmation')}
          own={own}
          others={[
            {
              id: 'recovery',
              text: <Trans>Not the same as the recovery password</Trans>,
              value: fields.values.recoveryPassword,
            },
          ]}
        />
        {asksCode && <OwnCode of={fields.field('otp')} />}
      </FieldsBox>
    </ConfirmDialog>
  )
}
