import { Note } from '@jindu/ui/primitives/note'
import { Trans } from '@lingui/react/macro'
import { LifeBuoy } from 'lucide-react'
import type { ReactNode } from 'react'
import { NewPasswordFields } from '../form/new-password-fields.tsx'
import { TextField } from '../form/text-field.tsx'
import type { PasswordDoor } from '../welcome/three-passwords.tsx'
import type { RegisterSteps } from './use-register.ts'

export interface RegisterStepProps {
  readonly step: PasswordDoor
  readonly steps: RegisterSteps
}

/** The fields of one step; input of the other steps is kept. */
export function RegisterStep({ step, steps }: RegisterStepProps): ReactNode {
  const login = {
    id: 'login',
    text: <Trans>Not the same as the login password</Trans>,
    value: steps.login.values.password,
  }
  const pay = { id: 'pay', text: <Trans>Not the same as the pay password</Trans>, value: steps.pay.values.password }
  if (step === 'login') {
    return (
      <>
        <NewPasswordFields
          key="login"
          label={<Trans>Login password</Trans>}
          password={steps.login.field('password')}
          again={steps.login.field('confirmation')}
        />
        <TextField
          label={<Trans>Introducer</Trans>}
          aside={<Trans>optional</Trans>}
          hint={<Trans>The uid of whoever brought you here.</Trans>}
          of={steps.login.field('introducer')}
          decimals={0}
          autoComplete="off"
        />
      </>
    )
  }
  if (step === 'pay') {
    return (
      <NewPasswordFields
        key="pay"
        label={<Trans>Pay password</Trans>}
        password={steps.pay.field('password')}
        again={steps.pay.field('confirmation')}
        others={[login]}
      />
    )
  }
  return (
    <>
      <Note icon={<LifeBuoy className="ic" aria-hidden="true" />} title={<Trans>This one can never be changed</Trans>}>
        <Trans>
          You need it to freeze the account and to change the login or pay password. Nobody can read it back to you:
          write it down before you register, and keep it offline.
        </Trans>
      </Note>
      <NewPasswordFields
        key="recovery"
        label={<Trans>Recovery password</Trans>}
        password={steps.recovery.field('password')}
        again={steps.recovery.field('confirmation')}
        others={[login, pay]}
      />
    </>
  )
}
