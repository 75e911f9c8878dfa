import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { passwordDigest } from '../../../shared/password/digest.ts'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { PasswordField } from '../form/password-field.tsx'
import type { Fields } from '../form/use-fields.ts'
import { OwnCode } from './own-code.tsx'

/** The login password, and a code if required: proof for lasting steps. */
export function OwnProof({ of }: { readonly of: Pick<Fields<'password' | 'otp'>, 'field'> }): ReactNode {
  const { q } = useApi()
  const factor = useQuery(q.accounts.secondFactor.status.queryOptions())
  return (
    <>
      <PasswordField label={<Trans>Login password</Trans>} of={of.field('password')} autoComplete="current-password" />
      <FailureNote error={factor.data === undefined ? factor.error : null} retry={() => void factor.refetch()} />
      {factor.data?.since == null ? null : <OwnCode of={of.field('otp')} />}
    </>
  )
}

/** The proof as it travels. */
export const proofOf = ({ password, otp }: { readonly password: string; readonly otp?: string | undefined }) => ({
  password: passwordDigest(password),
  ...(otp !== undefined && { otp }),
})

/** The field for each error of a proof. */
export const PROOF_PLACES = {
  PASSWORD_WRONG: 'password',
  SECOND_FACTOR_REQUIRED: 'otp',
  SECOND_FACTOR_WRONG: 'otp',
} as const
