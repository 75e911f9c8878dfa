import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { failureCode } from '../../../shared/errors/failure.ts'
import { passwordDigest } from '../../../shared/password/digest.ts'
import { useSignedIn } from '../../../shared/session/change-session.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { Form } from '../form/form.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { useHydrated } from '../form/use-hydrated.ts'
import { useFields } from '../form/use-fields.ts'
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
  const fields = useFields({ uid: uid === undefined ? '' : String(uid), password: '' })
  const login = useVerb((client, input: { uid: number; password: string }) => client.accounts.login.mutate(input), {
    success: 'LOGGED_IN',
    changes: [],
    quiet: true,
    done: () => signedIn(returnPath),
  })
  const send = async (): Promise<void> => {
    const typed = await fields.check((schemas) => schemas.loginForm)
    if (typed === undefined) return
    login.mutate(
      { uid: typed.uid, password: passwordDigest(typed.password) },
      { onError: (error) => fields.place(error, {}) },
    )
  }
  const frozen = failureCode(fields.refusal) === 'ACCOUNT_FROZEN'
  return (
    <Form box={fields.box} onSend={send}>
      <FailureNote error={fields.refusal} />
      {frozen && (
        <Button onClick={() => onUnfreeze(fields.values.uid)}>
          <Trans>Unfreeze this account</Trans>
        </Button>
      )}
      <TextField label="UID" of={fields.field('uid')} numeric autoComplete="username" />
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
      <Button type="submit" variant="ink" size="l" full disabled={!hydrated} loading={login.isPending}>
        <Trans>Log in</Trans>
      </Button>
    </Form>
  )
}
