import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { passwordDigest } from '../../../shared/password/digest.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { CodeField } from '../form/code-field.tsx'
import { FieldsBox } from '../form/fields-box.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useFields } from '../form/use-fields.ts'
import { useRefusalText } from '../form/use-refusal-text.ts'

export interface RotateDialogProps {
  readonly id: number
  readonly onClose: () => void
  /** The new secret, which is shown only now. */
  readonly onMade: (secret: string) => void
}

export function RotateDialog({ id, onClose, onMade }: RotateDialogProps): ReactNode {
  const { q } = useApi()
  const factor = useQuery(q.accounts.secondFactor.status.queryOptions())
  const fields = useFields({ password: '', otp: '' })
  const rotate = useVerb((client, input: ApiInputs['webhooks']['rotate']) => client.webhooks.rotate.mutate(input), {
    changes: [],
    quiet: true,
    done: ({ secret }) => {
      onClose()
      onMade(secret)
    },
  })
  const send = async (): Promise<void> => {
    const typed = await fields.check(({ webhookProofForm }) => webhookProofForm)
    if (typed === undefined) return
    const { password, otp } = typed
    rotate.mutate(
      { id, password: passwordDigest(password), ...(otp !== undefined && { otp }) },
      {
        onError: (error) =>
          fields.place(error, {
            PASSWORD_WRONG: 'password',
            SECOND_FACTOR_REQUIRED: 'otp',
            SECOND_FACTOR_WRONG: 'otp',
          }),
      },
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={<Trans>Replace the secret?</Trans>}
      consequence={
        <Trans>For a day every call is signed with both, so that your program can change over without a gap.</Trans>
      }
      confirmLabel={<Trans>Replace it</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={rotate.isPending}
      error={useRefusalText(fields.refusal)}
      onConfirm={() => void send()}
    >
      <FieldsBox box={fields.box}>
        <PasswordField label={<Trans>Login password</Trans>} of={fields.field('password')} autoComplete="off" />
        {factor.data?.since == null ? null : <CodeField of={fields.field('otp')} focused={false} />}
      </FieldsBox>
    </ConfirmDialog>
  )
}
