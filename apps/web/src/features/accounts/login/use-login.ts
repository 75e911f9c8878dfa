import { failureCode } from '../../../shared/errors/failure.ts'
import { passwordDigest } from '../../../shared/password/digest.ts'
import { useVerb, type VerbOptions } from '../../../shared/trpc/use-verb.ts'
import { useState } from 'react'
import type { ApiInputs } from '../../../shared/trpc/types.ts'
import { useFields } from '../form/use-fields.ts'

type LoginInput = ApiInputs['accounts']['login']

/** A login form: its fields, the call, and what the server said against it. */
export function useLogin(uid: string, options: Pick<VerbOptions<unknown, unknown>, 'success' | 'done'>) {
  const fields = useFields({ uid, password: '', otp: '' })
  const [asksCode, setAsksCode] = useState(false)
  const login = useVerb((client, input: LoginInput) => client.accounts.login.mutate(input), {
    ...options,
    changes: [],
    quiet: true,
  })
  const send = async (): Promise<void> => {
    const schema = asksCode ? 'codeLoginForm' : 'loginForm'
    const typed = await fields.check<{ uid: number; password: string; otp?: string }>((schemas) => schemas[schema])
    if (typed === undefined) return
    const code = typed.otp === undefined ? {} : { otp: typed.otp }
    login.mutate(
      { uid: typed.uid, password: passwordDigest(typed.password), ...code },
      {
        onError: (error) => {
          // The password was right: what is missing is asked for, and is no refusal.
          if (failureCode(error) === 'SECOND_FACTOR_REQUIRED' && !asksCode) setAsksCode(true)
          else fields.place(error, { SECOND_FACTOR_REQUIRED: 'otp', SECOND_FACTOR_WRONG: 'otp' })
        },
      },
    )
  }
  return {
    fields,
    send,
    asksCode,
    isPending: login.isPending,
    frozen: failureCode(fields.refusal) === 'ACCOUNT_FROZEN',
  }
}
