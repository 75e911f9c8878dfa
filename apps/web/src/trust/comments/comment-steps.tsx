import { rules } from '@jindu/domain/rules'
import { Button } from '@jindu/ui/primitives/button'
import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Field } from '@jindu/ui/primitives/field'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useFailureText } from '../../shared/errors/use-failure-text.ts'
import { useStaffVerb } from '../../shared/staff/use-staff-verb.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { ConfirmStaffPlace } from '../../accounts/accounts/index.ts'
import type { Said } from './comment-reads.ts'

/** Actions of author and moderators on a comment. */
export function CommentSteps({ said }: { readonly said: Said }): ReactNode {
  return said.mayRemove ? <TakeBack said={said} /> : <Moderate said={said} />
}

function TakeBack({ said: { id } }: { readonly said: Said }): ReactNode {
  const [open, setOpen] = useState(false)
  const remove = useVerb((client) => client.comments.remove.mutate({ id }), {
    success: 'COMMENT_DELETED',
    done: () => setOpen(false),
  })
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => setOpen(true)}>
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={<Trans>Delete this comment?</Trans>}
        consequence={<Trans>Its text is gone for good, a line says that you took it back. No money moves.</Trans>}
        confirmLabel={<Trans>Delete</Trans>}
        cancelLabel={<Trans>Cancel</Trans>}
        variant="danger"
        pending={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
      />
    </>
  )
}

function Moderate({ said: { id, hidden } }: { readonly said: Said }): ReactNode {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const moderate = useStaffVerb(
    (client, why: string) =>
      hidden === null
        ? client.comments.hide.mutate({ id, reason: why })
        : client.comments.show.mutate({ id, reason: why }),
    {
      quiet: true,
      says: hidden === null ? t`The comment is hidden` : t`The comment is shown again`,
      done: () => {
        setOpen(false)
        setReason('')
      },
    },
  )
  const refusal = useFailureText(moderate.error)
  const step = hidden === null ? <Trans>Hide</Trans> : <Trans>Show again</Trans>
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        {step}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={hidden === null ? <Trans>Hide this comment?</Trans> : <Trans>Show this comment again?</Trans>}
        consequence={
          hidden === null ? (
            <Trans>
              Everybody reads the reason in its place, only its author and moderators the text. No money moves.
            </Trans>
          ) : (
            <Trans>Anybody reads it again. No money moves.</Trans>
          )
        }
        confirmLabel={step}
        cancelLabel={<Trans>Cancel</Trans>}
        variant={hidden === null ? 'danger' : 'ink'}
        pending={moderate.isPending}
        onConfirm={() => moderate.mutate(reason)}
      >
        <Field
          label={t`Reason`}
          error={refusal === '' ? undefined : refusal}
          hint={t`Its author is told, and the audit keeps it.`}
        >
          <Textarea
            value={reason}
            limit={rules.staff.reason.maximumCharacters}
            rows={3}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </ConfirmDialog>
      {open ? <ConfirmStaffPlace /> : null}
    </>
  )
}
