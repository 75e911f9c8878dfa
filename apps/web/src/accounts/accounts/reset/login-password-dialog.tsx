import { rules } from '@jindu/domain/rules'
import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { leaveSession } from '../../../shared/session/change-session.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { FieldsBox } from '../form/fields-box.tsx'
import { useRefusalText } from '../form/use-refusal-text.ts'
import { KnownUsername } from '../form/known-username.tsx'
import { LoginPasswordFields } from './login-password-fields.tsx'
import { useChangeLoginPassword } from './use-change-login-password.ts'

export interface LoginPasswordDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly uid: number
}

export function LoginPasswordDialog(props: LoginPasswordDialogProps): ReactNode {
  return props.open ? <LoginPasswordForm {...props} /> : null
}

/**
 * Changing the password ends the session: the reader is told to log in again and is redirected to the home page after a
 * second (marketplace.md §4).
 */
function LoginPasswordForm({ open, onOpenChange, uid }: LoginPasswordDialogProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const router = useRouter()
  const queryClient = useQueryClient()
  const [over, setOver] = useState(false)
  const { fields, send, isPending } = useChangeLoginPassword({
    uid: String(uid),
    says: t`Log in again with the new password.`,
    done: () => {
      setOver(true)
      setTimeout(() => {
        // The page that is left for has no session behind it.
        queryClient.setQueryData(q.accounts.me.queryOptions().queryKey, null)
        void leaveSession(router, 'passwordChanged')
      }, rules.redirectAfterPasswordChangeMilliseconds)
    },
  })
  const refusal = useRefusalText(fields.refusal)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={<Trans>Change the login password</Trans>}
      consequence={<Trans>Every session ends, this one too. Log in again with the new password. No money moves.</Trans>}
      confirmLabel={<Trans>Change the login password</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={isPending || over}
      error={refusal}
      onConfirm={() => void send()}
    >
      <FieldsBox box={fields.box}>
        <KnownUsername uid={fields.values.uid} />
        <LoginPasswordFields fields={fields} />
      </FieldsBox>
    </ConfirmDialog>
  )
}
