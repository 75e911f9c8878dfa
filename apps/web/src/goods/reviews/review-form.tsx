import { reviewRules } from '@jindu/domain/rules'
import { RatingInput } from '@jindu/ui/patterns/rating-input'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useWritten } from '../../shared/forms/use-written.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import type { OrderReview } from './review-reads.ts'
import { useRatingWords } from './use-rating-words.ts'
import { useFormErrors } from './use-form-errors.ts'

export interface ReviewFormProps {
  readonly orderId: number
  /** The review that is edited; null for a new one. */
  readonly review: OrderReview | null
  readonly onDone?: () => void
}

/** Form of the buyer's rating and text. */
export function ReviewForm({ orderId, review, onDone }: ReviewFormProps): ReactNode {
  const { t } = useLingui()
  const { words, names } = useRatingWords()
  const of = review === null ? `review:${orderId}` : `review:${orderId}:${review.id}`
  const [keptStars, keepStars] = useWritten(`${of}:stars`)
  const [keptText, keepText] = useWritten(of)
  const [rating, setRating] = useState<number | null>(keptStars === '' ? (review?.rating ?? null) : Number(keptStars))
  const [text, setText] = useState(keptText === '' ? (review?.text ?? '') : keptText)
  const forgetWritten = (): void => {
    keepStars('')
    keepText('')
  }
  const { errors, check, forget } = useFormErrors<'rating' | 'text'>()
  const write = useVerb(
    (client, said: { rating: number; text: string }) =>
      review === null
        ? client.reviews.write.mutate({ orderId, ...said })
        : client.reviews.edit.mutate({ id: review.id, ...said }),
    {
      success: review === null ? 'COMMENTED' : 'CHANGED',
      says: review === null ? t`Your review is published` : t`Your review is changed`,
      done: () => {
        forgetWritten()
        onDone?.()
      },
    },
  )
  const submit = async (): Promise<void> => {
    if (await check((inputs) => inputs.reviewForm, { rating, text })) write.mutate({ rating: rating ?? 0, text })
  }
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!write.isPending) void submit()
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <Field kind="group" label={t`Your rating`} error={errors.rating}>
        <RatingInput
          value={rating}
          onValueChange={(next) => {
            setRating(next)
            keepStars(String(next))
            forget('rating')
          }}
          names={names}
          word={rating === null ? undefined : words[rating - 1]}
        />
      </Field>
      <Field
        label={t`What others should know`}
        aside={t`optional`}
        error={errors.text}
        hint={t`Anybody can read it. Keep codes, links to downloads and personal data out of it.`}
      >
        <Textarea
          value={text}
          limit={reviewRules.text.maximumCharacters}
          rows={4}
          onChange={(event) => {
            setText(event.target.value)
            keepText(event.target.value)
            forget('text')
          }}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2 phone:flex-col phone:items-stretch">
        <Button type="submit" variant="ink" loading={write.isPending}>
          {review === null ? <Trans>Publish the review</Trans> : <Trans>Save the change</Trans>}
        </Button>
        {onDone === undefined ? null : (
          <Button
            variant="quiet"
            disabled={write.isPending}
            onClick={() => {
              forgetWritten()
              onDone()
            }}
          >
            <Trans>Leave it as it was</Trans>
          </Button>
        )}
      </div>
    </form>
  )
}
