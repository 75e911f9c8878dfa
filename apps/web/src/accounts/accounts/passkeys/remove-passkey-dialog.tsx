import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { passwordDigest } from '../../../shared/password/digest.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { useFields } from '../form/use-fields.ts'
import { useRefusalText } from '../form/use-refusal-text.ts'
import { ProofFields } from '../second-factor/proof-fields.tsx'

export interface RemovePasskeyDialogProps {
  readonly id: number
  readonly name: string
  readonly onClose: () => void
}

export function RemovePasskeyDialog({ id, name, onClose }: RemovePasskeyDialogProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const fields = useFields({ password: '', otp: '' })
  const remove = useVerb(
    (client, { password, otp }: { readonly password: string; readonly otp: string }) =>
      client.accounts.passkeys.remove.mutate({ id, password: passwordDigest(password), otp }),
    {
      changes: [
        q.accounts.secondFactor.status.queryOptions().queryKey,
        q.accounts.passkeys.list.queryOptions().queryKey,
      ],
      quiet: true,
      says: t`${name} opens nothing any more`,
      done: onClose,
    },
  )
  const send = async (): Promise<void> => {
    const typed = await fields.check((schemas) => schemas.factorForms.prove)
    if (typed === undefined) return
    remove.mutate(typed, {
      onError: (error) => fields.place(error, { PASSWORD_WRONG: 'password', SECOND_FACTOR_WRONG: 'otp' }),
    })
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      variant="danger"
      title={<Trans>Remove {name}?</Trans>}
      consequence={<Trans>The device can no longer answer for your account. Codes and other passkeys stay.</Trans>}
      confirmLabel={<Trans>Remove the passkey</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={remove.isPending}
      error={useRefusalText(fields.refusal)}
      onConfirm={() => void send()}
    >
      <ProofFields of={fields} />
    </ConfirmDialog>
  )
}
