import { reviewRules } from '@jindu/domain/rules'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import type { OrderReview } from './review-reads.ts'
import { useFormErrors } from './use-form-errors.ts'

/** Form of the seller's reply, new or edited. */
export default function ReplyForm({
  review,
  onDone,
}: {
  readonly review: OrderReview
  readonly onDone: () => void
}): ReactNode {
  const { t } = useLingui()
  const [text, setText] = useState(review.reply?.text ?? '')
  const { errors, check, forget } = useFormErrors<'text'>()
  const reply = useVerb((client, said: string) => client.reviews.reply.mutate({ id: review.id, text: said }), {
    success: 'PUBLISHED',
    says: t`Your reply is published`,
    done: onDone,
  })
  const submit = async (): Promise<void> => {
    if (await check((inputs) => inputs.reviewReplyForm, { text })) reply.mutate(text)
  }
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!reply.isPending) void submit()
  }
  return (
    <form noValidate onSubmit={send} className="mt-3 flex max-w-prose flex-col gap-3">
      <Field label={t`Your reply`} error={errors.text} hint={t`Anybody can read it. It can be changed for seven days.`}>
        <Textarea
          value={text}
          limit={reviewRules.reply.maximumCharacters}
          rows={3}
          onChange={(event) => {
            setText(event.target.value)
            forget('text')
          }}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="ink" size="s" loading={reply.isPending}>
          <Trans>Publish the reply</Trans>
        </Button>
        <Button variant="quiet" size="s" disabled={reply.isPending} onClick={onDone}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </form>
  )
}
