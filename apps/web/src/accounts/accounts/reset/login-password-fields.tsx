import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NewPasswordFields } from '../form/new-password-fields.tsx'
import { PasswordField } from '../form/password-field.tsx'
import type { Fields } from '../form/use-fields.ts'
import { useOwnMail } from './use-own-mail.ts'
import type { ResetField } from './use-change-login-password.ts'

/** Recovery password, then the new login password twice: on the reset page and in the dialog of the account page. */
export function LoginPasswordFields({ fields }: { readonly fields: Fields<ResetField> }): ReactNode {
  const { uid } = fields.values
  const mail = useOwnMail()
  return (
    <>
      <PasswordField
        label={<Trans>Recovery password</Trans>}
        of={fields.field('recoveryPassword')}
        autoComplete="off"
      />
      <NewPasswordFields
        label={<Trans>New login password</Trans>}
        password={fields.field('password')}
        again={fields.field('confirmation')}
        own={uid.trim() === '' ? mail : [uid.trim(), ...mail]}
        others={[
          {
            id: 'recovery',
            text: <Trans>Not the same as the recovery password</Trans>,
            value: fields.values.recoveryPassword,
          },
        ]}
      />
    </>
  )
}
