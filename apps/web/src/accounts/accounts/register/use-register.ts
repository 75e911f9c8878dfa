import { differenceProblem } from '@jindu/domain/accounts/passwords'

import { readFailure } from '../../../shared/errors/failure.ts'
import { passwordDigest } from '../../../shared/password/digest.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { isCommonPassword } from '../form/common-password.ts'
import { useFields, type Fields } from '../form/use-fields.ts'
import { useSiteNames } from '../form/use-site-names.ts'
import type { PasswordDoor } from '../welcome/three-passwords.tsx'

export const STEPS: readonly PasswordDoor[] = ['login', 'pay', 'recovery']

export type StepField = 'password' | 'confirmation'

export interface RegisterSteps {
  readonly login: Fields<StepField | 'introducer'>
  readonly pay: Fields<StepField>
  readonly recovery: Fields<StepField>
}

const STEP_OF_FIELD: Partial<Record<string, PasswordDoor>> = {
  loginPassword: 'login',
  payPassword: 'pay',
  recoveryPassword: 'recovery',
}

const OF_PASSWORD = { PASSWORD_TOO_COMMON: 'password', PASSWORD_OWN_FACT: 'password' } as const

/** The step that a server error concerns, if known. */
function stepOf(error: unknown): PasswordDoor | undefined {
  const failure = readFailure(error)
  if (failure.kind !== 'refused') return undefined
  return failure.code === 'INTRODUCER_UNKNOWN' ? 'login' : STEP_OF_FIELD[String(failure.details['field'])]
}

export interface RegisterOptions {
  readonly step: PasswordDoor
  readonly onStep: (step: PasswordDoor) => void
  readonly onRegistered: (uid: number) => Promise<void>
}

/** Judges one step at a time, registers after the last. A refusal leads back to the step it is about. */
export function useRegister({ step, onStep, onRegistered }: RegisterOptions): {
  steps: RegisterSteps
  next: () => Promise<void>
  isPending: boolean
} {
  const steps: RegisterSteps = {
    login: useFields<StepField | 'introducer'>({ password: '', confirmation: '', introducer: '' }),
    pay: useFields<StepField>({ password: '', confirmation: '' }),
    recovery: useFields<StepField>({ password: '', confirmation: '' }),
  }
  const introducer = steps.login.values.introducer.trim()
  const own = useSiteNames()
  const register = useVerb(
    (client, input: ApiInputs['accounts']['register']) => client.accounts.register.mutate(input),
    { success: 'REGISTERED', changes: [], quiet: true, done: ({ uid }) => onRegistered(uid) },
  )
  const find = useVerb((client, uid: number) => client.accounts.introducer.query({ uid }), { changes: [], quiet: true })

  const introducerStands = async (): Promise<boolean> => {
    if (introducer === '') return true
    const uid = await steps.login.check((schemas) => schemas.uidText, { of: introducer, at: 'introducer' })
    if (uid === undefined) return false
    try {
      await find.mutateAsync(uid)
      return true
    } catch (error) {
      steps.login.place(error, { INTRODUCER_UNKNOWN: 'introducer' })
      return false
    }
  }
  const send = (): void => {
    const input = {
      loginPassword: passwordDigest(steps.login.values.password),
      payPassword: passwordDigest(steps.pay.values.password),
      recoveryPassword: passwordDigest(steps.recovery.values.password),
      ...(introducer !== '' && { introducer: Number(introducer) }),
      ...(document.referrer !== '' && { referrer: document.referrer.slice(0, 500) }),
    }
    register.mutate(input, {
      onError: (error) => {
        const about = stepOf(error) ?? step
        onStep(about)
        if (about === 'login') {
          steps.login.place(error, { INTRODUCER_UNKNOWN: 'introducer', ...OF_PASSWORD })
        } else steps[about].place(error, OF_PASSWORD)
      },
    })
  }
  const next = async (): Promise<void> => {
    const fields = steps[step]
    if ((await fields.check((schemas) => schemas.newPasswordForm, { extra: { own } })) === undefined) return
    const reached = STEPS.slice(0, STEPS.indexOf(step) + 1)
    const code = differenceProblem(
      Object.fromEntries(reached.map((door) => [door, steps[door].values.password.trim()])),
    )
    const refused = code ?? ((await isCommonPassword(fields.values.password)) ? 'PASSWORD_TOO_COMMON' : null)
    if (refused !== null) {
      fields.refuse('password', refused)
      return
    }
    if (step === 'login' && !(await introducerStands())) return
    const following = STEPS[reached.length]
    if (following === undefined) send()
    else onStep(following)
  }
  return { steps, next, isPending: register.isPending || find.isPending }
}
