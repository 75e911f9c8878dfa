import { passwordDigest } from '../../../shared/password/digest.ts'
import { endingSession } from '../../../shared/session/change-session.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'
import { isCommonPassword } from '../form/common-password.ts'
import { useOwnMail } from './use-own-mail.ts'
import { useFields, type Fields } from '../form/use-fields.ts'
import { useSiteNames } from '../form/use-site-names.ts'

export type ResetField = 'uid' | 'recoveryPassword' | 'password' | 'confirmation'

export interface ChangeLoginPassword {
  /** Initial uid. */
  readonly uid: string
  /** Success message with the reader's next step. */
  readonly says?: string
  readonly done: (uid: number) => void | Promise<void>
}

/** Changes the login password with the recovery password, which ends every session of the account. */
export function useChangeLoginPassword({ uid, says, done }: ChangeLoginPassword): {
  fields: Fields<ResetField>
  send: () => Promise<void>
  isPending: boolean
} {
  const fields = useFields<ResetField>({ uid, recoveryPassword: '', password: '', confirmation: '' })
  const session = useSession()
  const change = useVerb(
    (client, input: ApiInputs['accounts']['changeLoginPassword']) => {
      const change = () => client.accounts.changeLoginPassword.mutate(input)
      return session === null ? change() : endingSession(change)
    },
    {
      success: 'PASSWORD_RESET',
      ...(says === undefined ? {} : { says }),
      changes: [],
      quiet: true,
      done: async (_, input) => {
        await done(input.uid)
      },
    },
  )
  const own = [...useOwnMail(), ...useSiteNames()]
  const send = async (): Promise<void> => {
    const typed = await fields.check((schemas) => schemas.resetPasswordForm, { extra: { own } })
    if (typed === undefined) return
    if (await isCommonPassword(typed.password)) {
      fields.refuse('password', 'PASSWORD_TOO_COMMON')
      return
    }
    change.mutate(
      {
        uid: typed.uid,
        recoveryPassword: passwordDigest(typed.recoveryPassword),
        password: passwordDigest(typed.password),
      },
      {
        onError: (error) =>
          fields.place(error, {
            RECOVERY_PASSWORD_WRONG: 'recoveryPassword',
            PASSWORD_OWN_FACT: 'password',
            PASSWORD_TOO_COMMON: 'password',
            LOGIN_EQUALS_PAY_PASSWORD: 'password',
            RECOVERY_EQUALS_LOGIN_PASSWORD: 'password',
          }),
      },
    )
  }
  return { fields, send, isPending: change.isPending }
}
