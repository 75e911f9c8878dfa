import { rules } from '@jindu/domain/rules'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Note } from '@jindu/ui/primitives/note'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { VerbDialog } from '../../../shared/forms/verb-dialog.tsx'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'

type Outcome = ApiOutputs['launch']['sendTestMail']['outcome']

/** Sends a test mail and shows the mail server's answer. */
export function TestMailDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { q } = useApi()
  const [to, setTo] = useState('')
  const send = useStaffVerb((client, address: string) => client.launch.sendTestMail.mutate({ to: address }), {
    quiet: true,
    changes: [q.launch.checks.queryOptions().queryKey],
  })
  return (
    <VerbDialog
      verb={send}
      onClose={onClose}
      title={<Trans>Send a test mail</Trans>}
      consequence={
        <Trans>It goes at once, in the language that you read here. The audit names you, not the address.</Trans>
      }
      confirmLabel={<Trans>Send</Trans>}
      cancelLabel={send.data === undefined ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
      onConfirm={() => send.mutate(to)}
    >
      <Field label={<Trans>E-mail address</Trans>}>
        <Input
          value={to}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={rules.outside.mail.maximumAddress}
          onChange={(event) => {
            setTo(event.target.value)
            send.reset()
          }}
        />
      </Field>
      {send.data === undefined ? null : <Answer of={send.data.outcome} />}
    </VerbDialog>
  )
}

function Answer({ of }: { readonly of: Outcome }): ReactNode {
  if (of === 'sent')
    return (
      <Note tone="positive" role="alert">
        <Trans>The mail server took it. Look whether it arrives, and whether among unwanted mail.</Trans>
      </Note>
    )
  return (
    <Note tone="negative" role="alert">
      {of === 'refused' ? (
        <Trans>The mail server refused this address.</Trans>
      ) : (
        <Trans>
          The mail server did not take it: it is away, its certificate is not trusted, or it wants another user or
          password. The server’s log names the reply.
        </Trans>
      )}
    </Note>
  )
}
