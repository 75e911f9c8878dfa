import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useStepHistory } from '../../../shared/forms/use-step-history.ts'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { Form } from '../form/form.tsx'
import { useHydrated } from '../../../shared/parts/use-hydrated.ts'
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
  // After a reload only the first step is filled in.
  const [furthest, setFurthest] = useState(0)
  const history = useStepHistory(STEPS.indexOf(step), (to) => {
    const shown = STEPS[Math.min(to, furthest)]
    if (shown !== undefined) onStep(shown)
  })
  const turn = (to: PasswordDoor): void => {
    const at = STEPS.indexOf(to)
    if (at <= STEPS.indexOf(step)) onStep(to)
    else {
      setFurthest(Math.max(at, furthest))
      onStep(to)
      history.forward(at)
    }
  }
  const { steps, next, isPending } = useRegister({ step, onStep: turn, onRegistered })
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
          <Button size="l" disabled={isPending} onClick={() => history.back(STEPS.indexOf(before))}>
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
