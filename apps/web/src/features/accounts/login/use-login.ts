import { failureCode } from '../../../shared/errors/failure.ts'
import { passwordDigest } from '../../../shared/password/digest.ts'
import { useVerb, type VerbOptions } from '../../../shared/trpc/use-verb.ts'
import { useFields } from '../form/use-fields.ts'

/** A login form: its fields, the call, and what the server said against it. */
export function useLogin(uid: string, options: Pick<VerbOptions<unknown, unknown>, 'success' | 'done'>) {
  const fields = useFields({ uid, password: '' })
  const login = useVerb((client, input: { uid: number; password: string }) => client.accounts.login.mutate(input), {
    ...options,
    changes: [],
    quiet: true,
  })
  const send = async (): Promise<void> => {
    const typed = await fields.check((schemas) => schemas.loginForm)
    if (typed === undefined) return
    login.mutate(
      { uid: typed.uid, password: passwordDigest(typed.password) },
      { onError: (error) => fields.place(error, {}) },
    )
  }
  return { fields, send, isPending: login.isPending, frozen: failureCode(fields.refusal) === 'ACCOUNT_FROZEN' }
}
