import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSignedIn } from '../../../shared/session/change-session.ts'
import { CodeField } from '../form/code-field.tsx'
import { Form } from '../form/form.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { useHydrated } from '../../../shared/parts/use-hydrated.ts'
import { useLogin } from './use-login.ts'
import { FailureNote } from '../../../shared/page/failure-note.tsx'

export interface LoginFormProps {
  readonly uid: number | undefined
  /** A path of our own, already judged. */
  readonly returnPath: string | undefined
  readonly onUnfreeze: (uid: string) => void
}

export function LoginForm({ uid, returnPath, onUnfreeze }: LoginFormProps): ReactNode {
  const hydrated = useHydrated()
  const signedIn = useSignedIn()
  const { fields, send, asksCode, askPasskey, isPending, frozen } = useLogin(uid === undefined ? '' : String(uid), {
    success: 'LOGGED_IN',
    done: () => signedIn(returnPath),
  })
  return (
    <Form box={fields.box} onSend={send}>
      <FailureNote error={fields.refusal} />
      {frozen && (
        <Button onClick={() => onUnfreeze(fields.values.uid)}>
          <Trans>Unfreeze this account</Trans>
        </Button>
      )}
      <TextField label="UID" of={fields.field('uid')} decimals={0} autoComplete="username" />
      <PasswordField
        label={<Trans>Password</Trans>}
        of={fields.field('password')}
        autoComplete="current-password"
        aside={
          <Link to="/resetPassword" className="link mid">
            <Trans>Forgot it</Trans>
          </Link>
        }
      />
      {asksCode && <CodeField of={fields.field('otp')} ask={askPasskey} submits />}
      <Button type="submit" variant="ink" size="l" full disabled={!hydrated} loading={isPending}>
        <Trans>Log in</Trans>
      </Button>
    </Form>
  )
}
