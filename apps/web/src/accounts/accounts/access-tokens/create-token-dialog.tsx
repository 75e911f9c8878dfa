import { asksCode } from '@jindu/domain/accounts/accounts'
import { movesMoney, type TokenScope } from '@jindu/domain/accounts/access-tokens'
import { moneyToWire } from '@jindu/domain/money'
import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Field } from '@jindu/ui/primitives/field'
import { Select } from '@jindu/ui/primitives/select'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { passwordDigest } from '../../../shared/password/digest.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { OwnCode } from '../second-factor/own-code.tsx'
import { FieldsBox } from '../form/fields-box.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { useFields } from '../form/use-fields.ts'
import { useRefusalText } from '../form/use-refusal-text.ts'
import { ScopesField } from './scopes.tsx'

const TERMS = [7, 30, 90, 365]

export interface CreateTokenDialogProps {
  readonly onClose: () => void
  /** The token, which is shown only now. */
  readonly onMade: (token: string) => void
}

export function CreateTokenDialog({ onClose, onMade }: CreateTokenDialogProps): ReactNode {
  const { q } = useApi()
  const factor = useQuery(q.accounts.secondFactor.status.queryOptions())
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['market', 'own'])
  const fields = useFields({ name: '', days: '30', addresses: '', dailyLimit: '', payPassword: '', otp: '' })
  const [days, addresses] = [fields.field('days'), fields.field('addresses')]
  const isForMoney = movesMoney(scopes)
  const asked = asksCode('token.create', { hasFactor: factor.data?.since != null, byProgram: false })
  const create = useVerb(
    (client, input: ApiInputs['accounts']['tokens']['create']) => client.accounts.tokens.create.mutate(input),
    {
      changes: [q.accounts.tokens.list.queryOptions().queryKey],
      quiet: true,
      done: ({ token }) => {
        onClose()
        onMade(token)
      },
    },
  )
  const send = async (): Promise<void> => {
    const typed = await fields.check(({ accessTokenForm }) => accessTokenForm, { extra: { scopes } })
    if (typed === undefined) return
    const { dailyLimit, payPassword, otp, ...token } = typed
    create.mutate(
      {
        ...token,
        ...(isForMoney && dailyLimit !== undefined && { dailyLimit: moneyToWire(dailyLimit) }),
        ...(isForMoney && { payPassword: passwordDigest(payPassword) }),
        ...(otp !== undefined && { otp }),
      },
      {
        onError: (error) =>
          fields.place(error, {
            PAY_PASSWORD_WRONG: 'payPassword',
            PAY_PASSWORD_LOCKED: 'payPassword',
            SECOND_FACTOR_REQUIRED: 'otp',
            SECOND_FACTOR_WRONG: 'otp',
          }),
      },
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={<Trans>New access token</Trans>}
      consequence={
        <Trans>
          A program that has it acts for you within these bounds, without your passwords. You can revoke it at any time.
        </Trans>
      }
      confirmLabel={<Trans>Make the token</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={create.isPending}
      error={useRefusalText(fields.refusal)}
      onConfirm={() => void send()}
    >
      <FieldsBox box={fields.box}>
        <TextField
          label={<Trans>Name</Trans>}
          of={fields.field('name')}
          autoComplete="off"
          hint={<Trans>So that you know later which program uses it.</Trans>}
        />
        <ScopesField chosen={scopes} problem={fields.problemOf('scopes')} onChange={setScopes} />
        {!isForMoney ? null : (
          <>
            <TextField
              label={<Trans>Daily limit in US dollars</Trans>}
              of={fields.field('dailyLimit')}
              decimals={2}
              autoComplete="off"
              hint={<Trans>The most that the token may spend, bind in offers or release in one day (UTC).</Trans>}
            />
            <PasswordField label={<Trans>Pay password</Trans>} of={fields.field('payPassword')} autoComplete="off" />
          </>
        )}
        {asked ? <OwnCode of={fields.field('otp')} /> : null}
        <Field label={<Trans>Valid for</Trans>} error={days.problem}>
          <Select value={days.value} onChange={(event) => days.change(event.target.value)}>
            {TERMS.map((term) => (
              <option key={term} value={term}>
                <Plural value={term} one="# day" other="# days" />
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={<Trans>Allowed addresses</Trans>}
          aside={<Trans>optional</Trans>}
          error={addresses.problem}
          hint={<Trans>One IP address or range a line. Leave it empty to allow any.</Trans>}
        >
          <Textarea
            name="addresses"
            rows={2}
            className="mono"
            value={addresses.value}
            onChange={(event) => addresses.change(event.target.value)}
          />
        </Field>
      </FieldsBox>
    </ConfirmDialog>
  )
}
