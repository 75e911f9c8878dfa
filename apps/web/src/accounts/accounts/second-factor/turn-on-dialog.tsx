import { CopyButton } from '@jindu/ui/patterns/copy-button'
import { QrCode } from '@jindu/ui/patterns/qr-code'
import { Button } from '@jindu/ui/primitives/button'
import { Dialog } from '@jindu/ui/primitives/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { passwordDigest } from '../../../shared/password/digest.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { CodeField } from '../form/code-field.tsx'
import { Form } from '../form/form.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useFields } from '../form/use-fields.ts'

export interface TurnOnDialogProps {
  readonly onClose: () => void
  readonly onCodes: (codes: readonly string[]) => void
}

/** First the password, then the picture for the authenticator, then its first code: nothing is on before that. */
export function TurnOnDialog({ onClose, onCodes }: TurnOnDialogProps): ReactNode {
  const { t } = useLingui()
  const begin = useVerb((client, input: { password: string }) => client.accounts.secondFactor.begin.mutate(input), {
    changes: [],
    quiet: true,
  })
  const fields = useFields({ password: '' })
  const send = async (): Promise<void> => {
    const typed = await fields.check((schemas) => schemas.factorForms.begin)
    if (typed === undefined) return
    begin.mutate(
      { password: passwordDigest(typed.password) },
      { onError: (error) => fields.place(error, { PASSWORD_WRONG: 'password' }) },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={<Trans>Turn two-step login on</Trans>}
      closeLabel={t`Close`}
      description={
        begin.data === undefined ? (
          <Trans>From then on a login asks for a code from an authenticator app on your phone.</Trans>
        ) : (
          <Trans>Scan this with the app, or type the key into it. Then enter the code that the app shows.</Trans>
        )
      }
    >
      {begin.data === undefined ? (
        <Form box={fields.box} onSend={send}>
          <FailureNote error={fields.refusal} />
          <PasswordField
            label={<Trans>Login password</Trans>}
            of={fields.field('password')}
            autoComplete="current-password"
          />
          <Button type="submit" variant="ink" full loading={begin.isPending}>
            <Trans>Go on</Trans>
          </Button>
        </Form>
      ) : (
        <FirstCode
          {...begin.data}
          onConfirmed={(codes) => {
            onClose()
            onCodes(codes)
          }}
        />
      )}
    </Dialog>
  )
}

interface FirstCodeProps {
  readonly secret: string
  readonly uri: string
  readonly onConfirmed: (codes: readonly string[]) => void
}

function FirstCode({ secret, uri, onConfirmed }: FirstCodeProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const fields = useFields({ otp: '' })
  const confirm = useVerb((client, input: { otp: string }) => client.accounts.secondFactor.confirm.mutate(input), {
    changes: [q.accounts.secondFactor.status.queryOptions().queryKey],
    quiet: true,
    says: t`Two-step login is on`,
    done: ({ codes }) => onConfirmed(codes),
  })
  const send = async (): Promise<void> => {
    const typed = await fields.check((schemas) => schemas.factorForms.confirm)
    if (typed === undefined) return
    confirm.mutate(typed, { onError: (error) => fields.place(error, { SECOND_FACTOR_WRONG: 'otp' }) })
  }
  return (
    <Form box={fields.box} onSend={send}>
      <div className="flex items-center gap-5 phone:flex-col phone:items-start">
        <QrCode value={uri} label={t`Picture for the authenticator app`} />
        <div className="grid min-w-0 gap-2">
          <span className="text-13 text-ink-3">
            <Trans>Key</Trans>
          </span>
          <strong className="mono text-14 break-all" data-testid="factor-secret">
            {secret}
          </strong>
          <CopyButton
            value={secret}
            labels={{
              copy: t`Copy the key`,
              copied: t`Copied`,
              failed: t`Select it and copy by hand`,
              empty: t`There is nothing to copy`,
            }}
          />
        </div>
      </div>
      <FailureNote error={fields.refusal} />
      <CodeField of={fields.field('otp')} />
      <Button type="submit" variant="ink" full loading={confirm.isPending}>
        <Trans>Turn on</Trans>
      </Button>
    </Form>
  )
}
