import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { leaveSession } from '../../../shared/session/change-session.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Form } from '../form/form.tsx'
import { useHydrated } from '../../../shared/parts/use-hydrated.ts'
import { ThreePasswords } from '../welcome/three-passwords.tsx'
import { WelcomeLayout } from '../welcome/welcome-layout.tsx'
import { TextField } from '../form/text-field.tsx'
import { LoginPasswordFields } from './login-password-fields.tsx'
import { useChangeLoginPassword } from './use-change-login-password.ts'

/** Resets a forgotten login password with the recovery password (marketplace.md §2). */
export function ResetPasswordPage(): ReactNode {
  const hydrated = useHydrated()
  const router = useRouter()
  const session = useSession()
  const { fields, send, isPending } = useChangeLoginPassword({
    uid: session === null ? '' : String(session.uid),
    done: async (uid) => {
      if (session !== null) await leaveSession(router, 'passwordChanged')
      await router.navigate({ to: '/login', search: { uid } })
    },
  })
  return (
    <WelcomeLayout
      title={<Trans>Reset the login password</Trans>}
      lead={<Trans>The recovery password proves that the account is yours. Every session of it ends.</Trans>}
      aside={<ThreePasswords now="recovery" />}
    >
      <Form box={fields.box} onSend={send}>
        <FailureNote error={fields.refusal} />
        <TextField label="UID" of={fields.field('uid')} decimals={0} autoComplete="username" />
        <LoginPasswordFields fields={fields} />
        <Button type="submit" variant="ink" size="l" full disabled={!hydrated} loading={isPending}>
          <Trans>Set the new password</Trans>
        </Button>
      </Form>
      <p className="mt-4 text-13 text-ink-3">
        <Trans>
          Remembered it?{' '}
          <Link to="/login" className="link">
            Log in
          </Link>
        </Trans>
      </p>
    </WelcomeLayout>
  )
}
