import { reviewRules } from '@jindu/domain/rules'
import { Button } from '@jindu/ui/primitives/button'
import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Field } from '@jindu/ui/primitives/field'
import { Note } from '@jindu/ui/primitives/note'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useStaffVerb } from '../../shared/staff/use-staff-verb.ts'
import { ConfirmStaffPlace } from '../../accounts/accounts/index.ts'
import type { PublicReview } from './review-reads.ts'
import { useFormErrors } from './use-form-errors.ts'

/** For moderators: hides or restores a review, each with a reason. */
export function Moderation({ review }: { readonly review: PublicReview }): ReactNode {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const { errors, check, forget } = useFormErrors<'reason'>()
  const hidden = review.hidden !== null
  const moderate = useStaffVerb(
    (client, why: string) =>
      hidden
        ? client.reviews.show.mutate({ id: review.id, reason: why })
        : client.reviews.hide.mutate({ id: review.id, reason: why }),
    {
      says: hidden ? t`The review is shown again` : t`The review is hidden`,
      done: () => {
        setOpen(false)
        setReason('')
      },
    },
  )
  const confirm = async (): Promise<void> => {
    if (await check((inputs) => inputs.reviewReasonForm, { reason })) moderate.mutate(reason)
  }
  return (
    <>
      {review.hidden === null ? null : (
        <Note tone="dispute" className="mt-3" title={<Trans>Hidden: only its writer and moderators read it</Trans>}>
          {review.hidden.reason}
        </Note>
      )}
      <Button variant="line" size="s" className="mt-2.5" onClick={() => setOpen(true)}>
        {hidden ? <Trans>Show again</Trans> : <Trans>Hide</Trans>}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={hidden ? <Trans>Show this review again?</Trans> : <Trans>Hide this review?</Trans>}
        consequence={
          hidden ? (
            <Trans>Anybody reads it, and it counts in the average.</Trans>
          ) : (
            <Trans>Nobody but its writer and moderators reads it, and it counts no more. No money moves.</Trans>
          )
        }
        confirmLabel={hidden ? <Trans>Show again</Trans> : <Trans>Hide</Trans>}
        cancelLabel={<Trans>Cancel</Trans>}
        variant={hidden ? 'ink' : 'danger'}
        pending={moderate.isPending}
        onConfirm={() => void confirm()}
      >
        <Field label={t`Reason`} error={errors.reason} hint={t`Its writer reads it, and the audit keeps it.`}>
          <Textarea
            value={reason}
            limit={reviewRules.hideReason.maximumCharacters}
            rows={3}
            onChange={(event) => {
              setReason(event.target.value)
              forget('reason')
            }}
          />
        </Field>
      </ConfirmDialog>
      {open ? <ConfirmStaffPlace /> : null}
    </>
  )
}
