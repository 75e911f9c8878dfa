import type { WebhookTopic } from '@jindu/domain/webhooks'
import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { ApiInputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { FieldsBox } from '../form/fields-box.tsx'
import { TextField } from '../form/text-field.tsx'
import { useFields } from '../form/use-fields.ts'
import { useRefusalText } from '../form/use-refusal-text.ts'
import { OwnProof, PROOF_PLACES, proofOf } from '../second-factor/own-proof.tsx'
import { TopicsField } from './topics.tsx'

export interface CreateWebhookDialogProps {
  readonly onClose: () => void
  /** The secret, which is shown only now. */
  readonly onMade: (secret: string) => void
}

export function CreateWebhookDialog({ onClose, onMade }: CreateWebhookDialogProps): ReactNode {
  const { q } = useApi()
  const [topics, setTopics] = useState<readonly WebhookTopic[]>(['goodsOrder', 'wallet'])
  const fields = useFields({ url: '', password: '', otp: '' })
  const create = useVerb((client, input: ApiInputs['webhooks']['create']) => client.webhooks.create.mutate(input), {
    changes: [q.webhooks.list.queryOptions().queryKey],
    quiet: true,
    done: ({ secret }) => {
      onClose()
      onMade(secret)
    },
  })
  const send = async (): Promise<void> => {
    const typed = await fields.check(({ webhookForm }) => webhookForm, { extra: { topics } })
    if (typed === undefined) return
    create.mutate(
      { url: typed.url, topics: typed.topics, ...proofOf(typed) },
      {
        onError: (error) =>
          fields.place(error, {
            WEBHOOK_URL_INVALID: 'url',
            WEBHOOK_HOST_REFUSED: 'url',
            ...PROOF_PLACES,
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
      title={<Trans>New webhook</Trans>}
      consequence={
        <Trans>
          Your program is called when one of these things happens to your account. The calls carry numbers and codes, no
          names or texts.
        </Trans>
      }
      confirmLabel={<Trans>Add the webhook</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={create.isPending}
      error={useRefusalText(fields.refusal)}
      onConfirm={() => void send()}
    >
      <FieldsBox box={fields.box}>
        <TextField
          label={<Trans>Address of your program</Trans>}
          of={fields.field('url')}
          autoComplete="off"
          hint={<Trans>It begins with https:// and answers with a status of 2xx within 15 seconds.</Trans>}
        />
        <TopicsField chosen={topics} problem={fields.problemOf('topics')} onChange={setTopics} />
        <OwnProof of={fields} />
      </FieldsBox>
    </ConfirmDialog>
  )
}
