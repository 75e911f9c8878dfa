import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FieldsBox } from '../form/fields-box.tsx'
import { PasswordField } from '../form/password-field.tsx'
import type { Fields } from '../form/use-fields.ts'
import { OwnCode } from './own-code.tsx'

/** The login password and a code, needed to change the second factor. */
export function ProofFields({ of }: { readonly of: Pick<Fields<'password' | 'otp'>, 'box' | 'field'> }): ReactNode {
  return (
    <FieldsBox box={of.box}>
      <PasswordField label={<Trans>Login password</Trans>} of={of.field('password')} autoComplete="current-password" />
      <OwnCode of={of.field('otp')} />
    </FieldsBox>
  )
}
