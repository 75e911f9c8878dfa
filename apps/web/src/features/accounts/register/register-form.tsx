import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { Form } from '../form/form.tsx'
import { useHydrated } from '../form/use-hydrated.ts'
import type { PasswordDoor } from '../welcome/three-passwords.tsx'
import { RegisterStep } from './register-step.tsx'
import { STEPS, useRegister } from './use-register.ts'

export interface RegisterFormProps {
  readonly step: PasswordDoor
  readonly onStep: (step: PasswordDoor) => void
  readonly onRegistered: (uid: number) => Promise<void>
}

export function RegisterForm({ step, onStep, onRegistered }: RegisterFormProps): ReactNode {
  const hydrated = useHydrated()
  const { steps, next, isPending } = useRegister({ step, onStep, onRegistered })
  const { box, refusal } = steps[step]
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    box.current?.querySelector('input')?.focus()
  }, [step, box])
  const before = STEPS[STEPS.indexOf(step) - 1]
  return (
    <Form box={box} onSend={next}>
      <FailureNote error={refusal} />
      <RegisterStep step={step} steps={steps} />
      <div className="flex gap-2">
        {before !== undefined && (
          <Button size="l" disabled={isPending} onClick={() => onStep(before)}>
            <Trans>Back</Trans>
          </Button>
        )}
        <Button type="submit" variant="ink" size="l" grow disabled={!hydrated} loading={isPending}>
          {step === 'login' && <Trans>Next: pay password</Trans>}
          {step === 'pay' && <Trans>Next: recovery password</Trans>}
          {step === 'recovery' && <Trans>Register</Trans>}
        </Button>
      </div>
    </Form>
  )
}
