import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { passwordDigest } from '../../../shared/password/digest.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { FieldsBox } from '../form/fields-box.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { useFields } from '../form/use-fields.ts'
import { useRefusalText } from '../form/use-refusal-text.ts'

export interface UnfreezeDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The uid to begin with, as typed. */
  readonly uid: string
}

/** Each opening starts with empty fields: a closed dialog keeps no recovery password. */
export function UnfreezeDialog(props: UnfreezeDialogProps): ReactNode {
  return props.open ? <UnfreezeForm {...props} /> : null
}

function UnfreezeForm({ open, onOpenChange, uid }: UnfreezeDialogProps): ReactNode {
  const { t } = useLingui()
  const router = useRouter()
  const fields = useFields({ uid, recoveryPassword: '' })
  const refusal = useRefusalText(fields.refusal)
  const unfreeze = useVerb(
    (client, input: { uid: number; recoveryPassword: string }) => client.accounts.unfreeze.mutate(input),
    {
      says: t`The account is active again. Log in.`,
      changes: [],
      quiet: true,
      done: async (_, input) => {
        onOpenChange(false)
        await router.navigate({ to: '/login', search: { uid: input.uid } })
      },
    },
  )
  const send = async (): Promise<void> => {
    // Only a freeze has to be confirmed; the two share the rest of the form.
    const typed = await fields.check((schemas) => schemas.freezeForm, { extra: { confirmed: true } })
    if (typed === undefined) return
    unfreeze.mutate(
      { uid: typed.uid, recoveryPassword: passwordDigest(typed.recoveryPassword) },
      { onError: (error) => fields.place(error, { RECOVERY_PASSWORD_WRONG: 'recoveryPassword' }) },
    )
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={<Trans>Unfreeze an account</Trans>}
      consequence={
        <Trans>The account can log in, trade and move money again at once. Sessions that were ended stay ended.</Trans>
      }
      confirmLabel={<Trans>Unfreeze account</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={unfreeze.isPending}
      error={refusal}
      startAt={uid === '' ? undefined : 'recoveryPassword'}
      onConfirm={() => void send()}
    >
      <FieldsBox box={fields.box}>
        <TextField label="UID" of={fields.field('uid')} decimals={0} autoComplete="username" />
        <PasswordField
          label={<Trans>Recovery password</Trans>}
          of={fields.field('recoveryPassword')}
          autoComplete="off"
        />
      </FieldsBox>
    </ConfirmDialog>
  )
}
