import { failureCode, readFailure } from '../../../shared/errors/failure.ts'
import { passwordDigest } from '../../../shared/password/digest.ts'
import { useVerb, type VerbOptions } from '../../../shared/trpc/use-verb.ts'
import { useState } from 'react'
import type { ApiInputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useFields } from '../form/use-fields.ts'

type LoginInput = ApiInputs['accounts']['login']

/** A login form: its fields, the call, and the server's error. */
export function useLogin(uid: string, options: Pick<VerbOptions<unknown, unknown>, 'success' | 'done'>) {
  const fields = useFields({ uid, password: '', otp: '' })
  const [asksCode, setAsksCode] = useState(false)
  const [hasPasskey, setHasPasskey] = useState(false)
  const { client } = useApi()
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
          // The password was right: ask for the missing code instead of showing an error.
          const failure = readFailure(error)
          if (failure.kind === 'refused' && failure.code === 'SECOND_FACTOR_REQUIRED' && !asksCode) {
            setAsksCode(true)
            setHasPasskey(Number(failure.details['passkeys'] ?? 0) > 0)
          } else fields.place(error, { SECOND_FACTOR_REQUIRED: 'otp', SECOND_FACTOR_WRONG: 'otp' })
        },
      },
    )
  }
  const ask = async () => {
    const typed = await fields.check((schemas) => schemas.loginForm)
    if (typed === undefined) throw new Error('the password is missing')
    return client.accounts.passkeys.askAtLogin.mutate({ uid: typed.uid, password: passwordDigest(typed.password) })
  }
  return {
    fields,
    askPasskey: hasPasskey ? ask : undefined,
    send,
    asksCode,
    isPending: login.isPending,
    frozen: failureCode(fields.refusal) === 'ACCOUNT_FROZEN',
  }
}
