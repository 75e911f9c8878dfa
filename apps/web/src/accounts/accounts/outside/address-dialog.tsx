import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApiInputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { FieldsBox } from '../form/fields-box.tsx'
import { TextField } from '../form/text-field.tsx'
import { useFields } from '../form/use-fields.ts'
import { useRefusalText } from '../form/use-refusal-text.ts'
import { OwnProof, PROOF_PLACES, proofOf } from '../second-factor/own-proof.tsx'

export interface AddressDialogProps {
  /** The address until now. */
  readonly before: string | null
  readonly onClose: () => void
  /** Called when a code was sent. */
  readonly onAsked: () => void
}

export function AddressDialog({ before, onClose, onAsked }: AddressDialogProps): ReactNode {
  const { q } = useApi()
  const fields = useFields({ address: before ?? '', password: '', otp: '' })
  const ask = useVerb((client, input: ApiInputs['outside']['setAddress']) => client.outside.setAddress.mutate(input), {
    quiet: true,
    changes: [],
    done: async () => {
      await q.outside.status.invalidate()
      onAsked()
    },
  })
  const send = async (): Promise<void> => {
    const typed = await fields.check(({ mailAddressForm }) => mailAddressForm)
    if (typed === undefined) return
    ask.mutate(
      { address: typed.address, ...proofOf(typed) },
      {
        onError: (error) =>
          fields.place(error, { MAIL_ADDRESS_INVALID: 'address', MAIL_ADDRESS_BUSY: 'address', ...PROOF_PLACES }),
      },
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={<Trans>Your e-mail address</Trans>}
      consequence={
        <Trans>
          A code goes there; nothing else before you type it in. Only this account sees the address, and it opens
          nothing: nobody can log in or reset a password with it.
        </Trans>
      }
      confirmLabel={<Trans>Send the code</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={ask.isPending}
      error={useRefusalText(fields.refusal)}
      onConfirm={() => void send()}
    >
      <FieldsBox box={fields.box}>
        <TextField label={<Trans>E-mail address</Trans>} of={fields.field('address')} autoComplete="email" />
        <OwnProof of={fields} />
      </FieldsBox>
    </ConfirmDialog>
  )
}
