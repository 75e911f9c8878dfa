import { Checkbox } from '@jindu/ui/primitives/checkbox'
import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { passwordDigest } from '../../../shared/password/digest.ts'
import { endingSession, leaveSession } from '../../../shared/session/change-session.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { FieldsBox } from '../form/fields-box.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { useFields } from '../form/use-fields.ts'
import { useRefusalText } from '../form/use-refusal-text.ts'

export interface FreezeFormProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The uid to begin with, as typed. */
  readonly uid: string
  /** The reader's own account: no uid is needed. */
  readonly own?: boolean
}

export function FreezeForm({ open, onOpenChange, uid, own = false }: FreezeFormProps): ReactNode {
  const { t } = useLingui()
  const router = useRouter()
  const fields = useFields({ uid, recoveryPassword: '' })
  const refusal = useRefusalText(fields.refusal)
  const [confirmed, setConfirmed] = useState(false)
  const freeze = useVerb(
    (client, input: { uid: number; recoveryPassword: string }) => {
      const step = () => client.accounts.freeze.mutate(input)
      return own ? endingSession(step) : step()
    },
    {
      says: t`The account is frozen`,
      changes: [],
      quiet: true,
      done: async (_, input) => {
        if (own) await leaveSession(router, 'frozen')
        await router.navigate({ to: '/lock', search: { uid: input.uid } })
      },
    },
  )
  const send = async (): Promise<void> => {
    const typed = await fields.check((schemas) => schemas.freezeForm, { extra: { confirmed } })
    if (typed === undefined) return
    freeze.mutate(
      { uid: typed.uid, recoveryPassword: passwordDigest(typed.recoveryPassword) },
      { onError: (error) => fields.place(error, { RECOVERY_PASSWORD_WRONG: 'recoveryPassword' }) },
    )
  }
  const unconfirmed = confirmed ? undefined : fields.problemOf('confirmed')
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={own ? <Trans>Freeze this account?</Trans> : <Trans>Freeze an account</Trans>}
      consequence={
        <Trans>
          All sessions end at once, and nobody can log in, buy, sell or move money until it is unfrozen. No money moves
          now: what lies in escrow still follows its order. The recovery password unfreezes the account at any time.
        </Trans>
      }
      variant="danger"
      confirmLabel={<Trans>Freeze account</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={freeze.isPending}
      error={refusal}
      onConfirm={() => void send()}
    >
      <FieldsBox box={fields.box}>
        {!own && <TextField label="UID" of={fields.field('uid')} decimals={0} autoComplete="username" />}
        <PasswordField
          label={<Trans>Recovery password</Trans>}
          of={fields.field('recoveryPassword')}
          autoComplete="off"
        />
        <Checkbox
          checked={confirmed}
          aria-invalid={unconfirmed !== undefined || undefined}
          onChange={(event) => setConfirmed(event.target.checked)}
        >
          <Trans>I want to freeze this account now</Trans>
          {unconfirmed !== undefined && <span className="err mt-1">{unconfirmed}</span>}
        </Checkbox>
      </FieldsBox>
    </ConfirmDialog>
  )
}
