import { Button } from '@jindu/ui/primitives/button'
import { Dialog } from '@jindu/ui/primitives/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { declineSession, resumeSession } from '../../../shared/session/change-session.ts'
import { useSession } from '../../../shared/session/session.ts'
import { signedInMark } from '../../../shared/session/signed-in-mark.ts'
import { CodeField } from '../form/code-field.tsx'
import { Form } from '../form/form.tsx'
import { KnownUsername } from '../form/known-username.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useLogin } from './use-login.ts'

/** Login dialog after the session ended: the page stays behind it with all input. */
export default function LogInAgainDialog(): ReactNode {
  const { t } = useLingui()
  const router = useRouter()
  const uid = useSession()?.uid
  const { fields, send, asksCode, askPasskey, isPending, frozen } = useLogin(String(uid ?? ''), {
    done: async () => {
      signedInMark.set()
      await resumeSession(router)
    },
  })
  return (
    <Dialog
      open
      role="alertdialog"
      closeLabel={t`Go to the home page without logging in`}
      onOpenChange={(open) => {
        if (!open) void declineSession(router)
      }}
      title={<Trans>Log in to go on</Trans>}
      description={
        <Trans>
          Your login has expired. Log in again. This page stays as it is, with everything you typed and chose; what you
          were doing goes on after the login. Without it you go to the home page.
        </Trans>
      }
    >
      <Form box={fields.box} onSend={send}>
        <FailureNote error={fields.refusal} />
        {frozen && (
          <Link to="/login" search={{ ...(uid !== undefined && { uid }) }} className="link">
            <Trans>Unfreeze this account</Trans>
          </Link>
        )}
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-13 text-ink-3">UID</span>
          <strong className="num">{uid}</strong>
        </p>
        <KnownUsername uid={uid} />
        <PasswordField label={<Trans>Password</Trans>} of={fields.field('password')} autoComplete="current-password" />
        {asksCode && <CodeField of={fields.field('otp')} ask={askPasskey} submits />}
        <Button type="submit" variant="ink" size="l" full loading={isPending}>
          <Trans>Log in</Trans>
        </Button>
      </Form>
    </Dialog>
  )
}
