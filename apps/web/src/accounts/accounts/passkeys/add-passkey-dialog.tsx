import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { readFailure } from '../../../shared/errors/failure.ts'
import { passwordDigest } from '../../../shared/password/digest.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { FieldsBox } from '../form/fields-box.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { useFields } from '../form/use-fields.ts'
import { useRefusalText } from '../form/use-refusal-text.ts'
import { OwnCode } from '../second-factor/own-code.tsx'
import { makePasskey } from './browser.ts'

interface Typed {
  readonly name: string
  readonly password: string
  readonly otp: string
}

/** Asks for a name, the password and a code; then the browser asks for the device. */
export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const fields = useFields({ name: '', password: '', otp: '' })
  const [cancelled, setCancelled] = useState(false)
  const add = useVerb(
    async (client, { name, password, otp }: Typed) => {
      const begun = await client.accounts.passkeys.begin.mutate({ password: passwordDigest(password), otp })
      return client.accounts.passkeys.add.mutate({ name, ...(await makePasskey(begun)) })
    },
    {
      changes: [
        q.accounts.secondFactor.status.queryOptions().queryKey,
        q.accounts.passkeys.list.queryOptions().queryKey,
      ],
      quiet: true,
      says: t`The passkey can be used from now on`,
      done: onClose,
    },
  )
  const send = async (): Promise<void> => {
    setCancelled(false)
    const typed = await fields.check((schemas) => schemas.passkeyForm)
    if (typed === undefined) return
    add.mutate(typed, {
      onError: (error) => {
        if (readFailure(error).kind === 'network') {
          // The code was used up on the way.
          fields.field('otp').change('')
          setCancelled(true)
        } else {
          fields.place(error, { PASSWORD_WRONG: 'password', SECOND_FACTOR_WRONG: 'otp', PASSKEY_NAME_LENGTH: 'name' })
        }
      },
    })
  }
  const refusal = useRefusalText(fields.refusal)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      variant="ink"
      title={<Trans>Add a passkey</Trans>}
      consequence={
        <Trans>
          A fingerprint, a face or a security key answers in place of the code. It works on this site alone, so a copy
          of the site gets nothing. Withdrawals wait for a while after it was added.
        </Trans>
      }
      confirmLabel={<Trans>Go on</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={add.isPending}
      error={cancelled ? <Trans>No passkey was made. Enter the next code to try again.</Trans> : refusal}
      onConfirm={() => void send()}
    >
      <FieldsBox box={fields.box}>
        <TextField
          label={<Trans>Name of the passkey</Trans>}
          of={fields.field('name')}
          autoComplete="off"
          hint={<Trans>By which you know the device again, such as “My phone”.</Trans>}
        />
        <PasswordField
          label={<Trans>Login password</Trans>}
          of={fields.field('password')}
          autoComplete="current-password"
        />
        <OwnCode of={fields.field('otp')} />
      </FieldsBox>
    </ConfirmDialog>
  )
}
