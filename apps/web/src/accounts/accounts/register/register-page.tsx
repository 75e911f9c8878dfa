import { Note } from '@jindu/ui/primitives/note'
import { Steps } from '@jindu/ui/primitives/steps'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useSite } from '../../../shared/session/session.ts'
import { AgreementLine } from '../welcome/agreement-line.tsx'
import { ThreePasswords, type PasswordDoor } from '../welcome/three-passwords.tsx'
import { WelcomeLayout } from '../welcome/welcome-layout.tsx'
import { RegisterForm } from './register-form.tsx'

/** Three steps, one password each (marketplace.md §2 "Register"). */
export function RegisterPage(): ReactNode {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [step, setStep] = useState<PasswordDoor>('login')
  const { registrationOpen } = useSite()
  if (!registrationOpen) return <RegistrationClosed />
  return (
    <WelcomeLayout title={<Trans>Register</Trans>} aside={<ThreePasswords now={step} />}>
      <Steps
        className="-mt-2 mb-6"
        label={t`Steps of the registration`}
        doneLabel={t`done`}
        current={step}
        steps={[
          { id: 'login', title: <Trans>Login password</Trans> },
          { id: 'pay', title: <Trans>Pay password</Trans> },
          { id: 'recovery', title: <Trans>Recovery password</Trans> },
        ]}
      />
      <RegisterForm
        step={step}
        onStep={setStep}
        onRegistered={(uid) => navigate({ to: '/login', search: { uid, centerDialogVisible: true } })}
      />
      <div className="mt-4 flex flex-col gap-4">
        <p className="text-13 text-ink-3">
          <Trans>
            You have an account?{' '}
            <Link to="/login" className="link">
              Log in
            </Link>
          </Trans>
        </p>
        <AgreementLine step="register" />
      </div>
    </WelcomeLayout>
  )
}

function RegistrationClosed(): ReactNode {
  return (
    <WelcomeLayout title={<Trans>Register</Trans>} aside={null}>
      <Note tone="neutral" title={<Trans>This site takes no new accounts at present</Trans>}>
        <Trans>
          Existing accounts go on as before.{' '}
          <Link to="/login" className="link">
            Log in
          </Link>
        </Trans>
      </Note>
    </WelcomeLayout>
  )
}
