import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApiInputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { FieldsBox } from '../form/fields-box.tsx'
import { useFields } from '../form/use-fields.ts'
import { useRefusalText } from '../form/use-refusal-text.ts'
import { OwnProof, PROOF_PLACES, proofOf } from '../second-factor/own-proof.tsx'

export function RemoveAddressDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const fields = useFields({ password: '', otp: '' })
  const remove = useVerb(
    (client, proof: ApiInputs['outside']['removeAddress']) => client.outside.removeAddress.mutate(proof),
    {
      quiet: true,
      says: t`The e-mail address is forgotten`,
      changes: [q.outside.status.queryOptions().queryKey],
      done: onClose,
    },
  )
  const send = async (): Promise<void> => {
    const typed = await fields.check(({ ownProofForm }) => ownProofForm)
    if (typed === undefined) return
    remove.mutate(proofOf(typed), { onError: (error) => fields.place(error, PROOF_PLACES) })
  }
  return (
    <ConfirmDialog
      open
      variant="danger"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={<Trans>Forget this e-mail address?</Trans>}
      consequence={
        <Trans>
          Nothing is mailed any more; your messages stay in the message centre. A confirmed address gets one last mail
          that says so.
        </Trans>
      }
      confirmLabel={<Trans>Forget it</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={remove.isPending}
      error={useRefusalText(fields.refusal)}
      onConfirm={() => void send()}
    >
      <FieldsBox box={fields.box}>
        <OwnProof of={fields} />
      </FieldsBox>
    </ConfirmDialog>
  )
}
