import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApiInputs } from '../../../shared/trpc/types.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { FieldsBox } from '../form/fields-box.tsx'
import { useFields } from '../form/use-fields.ts'
import { useRefusalText } from '../form/use-refusal-text.ts'
import { OwnProof, PROOF_PLACES, proofOf } from '../second-factor/own-proof.tsx'

export interface RotateDialogProps {
  readonly id: number
  readonly onClose: () => void
  /** The new secret, which is shown only now. */
  readonly onMade: (secret: string) => void
}

export function RotateDialog({ id, onClose, onMade }: RotateDialogProps): ReactNode {
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
    const typed = await fields.check(({ ownProofForm }) => ownProofForm)
    if (typed === undefined) return
    rotate.mutate({ id, ...proofOf(typed) }, { onError: (error) => fields.place(error, PROOF_PLACES) })
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
        <OwnProof of={fields} />
      </FieldsBox>
    </ConfirmDialog>
  )
}
