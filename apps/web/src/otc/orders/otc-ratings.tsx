import { rules } from '@jindu/domain/rules'
import { errorMessage } from '@jindu/i18n'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import { useWritten } from '../../shared/forms/use-written.ts'
import { useLocale } from '../../shared/preferences.ts'
import { useNow } from '../../shared/time/use-now.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import type { OtcOrder } from './order.ts'
import { UserText } from '../../shared/format/user-text.tsx'

type Rating = OtcOrder['ratings']['byBuyer']

const { maximumRatingCharacters } = rules.otc

/** Ratings of both sides of a completed order; the reader's own is a form while it can be changed. */
export function OtcRatings({ order }: { readonly order: OtcOrder }): ReactNode {
  const { ratings, role } = order
  const { until, byBuyer, bySeller } = ratings
  const { t } = useLingui()
  const now = useNow(60)
  if (until === null) return null
  const open = role !== 'staff' && now <= until
  return (
    <Sheet>
      <SheetHead title={<Trans>Ratings</Trans>} />
      <SheetBody>
        <div className="grid gap-4">
          {role === 'buyer' && open ? null : <Said by={t`Buyer`} rating={byBuyer} />}
          {role === 'seller' && open ? null : <Said by={t`Seller`} rating={bySeller} />}
          {open ? <RateForm id={order.id} own={role === 'buyer' ? byBuyer : bySeller} until={until} /> : null}
        </div>
      </SheetBody>
    </Sheet>
  )
}

function Said({ by, rating }: { readonly by: string; readonly rating: Rating }): ReactNode {
  return (
    <div className="otc-rating">
      <b>{by}</b>{' '}
      {rating === null ? (
        <span className="text-ink-3">
          <Trans>has not rated</Trans>
        </span>
      ) : (
        <>
          {rating.isUp ? <Trans context="rating">Good</Trans> : <Trans context="rating">Bad</Trans>}{' '}
          <span className="text-13 text-ink-3">
            <Moment at={rating.changedAt ?? rating.createdAt} as="relative" />
          </span>
          {rating.text === '' ? null : (
            <p className="otc-remark">
              “<UserText>{rating.text}</UserText>”
            </p>
          )}
        </>
      )}
    </div>
  )
}

interface RateFormProps {
  readonly id: number
  /** The reader's earlier rating; null for none. */
  readonly own: Rating
  readonly until: number
}

type Choice = 'good' | 'bad' | ''

const choiceOf = (own: Rating): Choice => (own === null ? '' : own.isUp ? 'good' : 'bad')

/** Good or bad, with optional text; input is kept until sent. */
function RateForm({ id, own, until }: RateFormProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const [kept, keep] = useWritten(`otcRating:${id}`)
  const [choice, setChoice] = useState<Choice>(choiceOf(own))
  const [text, setText] = useState(kept === '' ? (own?.text ?? '') : kept)
  const [missing, setMissing] = useState(false)
  const long = Array.from(text.trim()).length > maximumRatingCharacters
  const rate = useVerb(
    (client, said: { isUp: boolean; text: string }) => client.otcOrders.rate.mutate({ id, ...said }),
    {
      success: own === null ? 'COMMENTED' : 'CHANGED',
      says: own === null ? t`Your rating is saved` : t`Your rating is changed`,
      done: () => keep(''),
    },
  )
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setMissing(choice === '')
    if (choice !== '' && !long && !rate.isPending) rate.mutate({ isUp: choice === 'good', text })
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <Field
        kind="group"
        label={t`How was the other side?`}
        error={missing ? errorMessage('OTC_RATING_REQUIRED', locale) : ''}
      >
        <Segmented<Choice>
          value={choice}
          onValueChange={(next) => {
            setChoice(next)
            setMissing(false)
          }}
          options={[
            { value: 'good', label: <Trans context="rating">Good</Trans> },
            { value: 'bad', label: <Trans context="rating">Bad</Trans> },
          ]}
        />
      </Field>
      <Field
        label={t`What you say of this trade`}
        aside={t`optional`}
        error={long ? errorMessage('OTC_RATING_TEXT_TOO_LONG', locale, { maximum: maximumRatingCharacters }) : ''}
      >
        <Textarea
          value={text}
          limit={maximumRatingCharacters}
          rows={3}
          onChange={(event) => {
            setText(event.target.value)
            keep(event.target.value)
          }}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="ink" loading={rate.isPending}>
          {own === null ? <Trans>Save the rating</Trans> : <Trans>Save the change</Trans>}
        </Button>
        <span className="text-13 text-ink-3">
          <Trans>
            May be changed until <Moment at={until} />
          </Trans>
        </span>
      </div>
    </form>
  )
}
