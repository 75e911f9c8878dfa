import { asksCode } from '@jindu/domain/accounts/accounts'
import type { ErrorCode } from '@jindu/domain/errors'
import { formatCoin, moneyToWire, type CurrencyCode, type Money } from '@jindu/domain/money'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { codeText } from '../../../shared/errors/failure-text.ts'
import { useFormFailures } from '../../../shared/notify/form-failures.ts'
import { passwordDigest } from '../../../shared/password/digest.ts'
import { BY_PASSKEY } from '../../../shared/session/pay-by-passkey.ts'
import { useIdempotencyKey } from '../../../shared/trpc/idempotency-key.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { paysByPasskey, usePayPassword } from '../../../accounts/accounts/index.ts'
import { readAmount } from '../read-amount.ts'
import { useRecipient } from './use-recipient.ts'

type FieldName = 'amount' | 'recipient' | 'sure' | 'password' | 'code'
type Words = Partial<Record<FieldName, string>>

interface Asked {
  readonly amount: Money<CurrencyCode>
  readonly recipientUid: number
}

const NOTHING = { amount: '', recipient: '', sure: false, password: '', code: '' }

/** Fields of a transfer, their error messages, and the call. */
export function useTransferForm(balance: Money<CurrencyCode>) {
  const { i18n, t } = useLingui()
  const { q } = useApi()
  const failures = useFormFailures()
  const factor = useQuery(q.accounts.secondFactor.status.queryOptions())
  const asked = asksCode('transfer.send', { hasFactor: factor.data?.since != null, byProgram: false })
  const attempt = useIdempotencyKey()
  const [typed, setTyped] = useState(NOTHING)
  const byPasskey = paysByPasskey(usePayPassword())
  const hasPassword = typed.password.trim() !== ''
  const [words, setWords] = useState<Words>({})
  const { recipient, reading, refusal } = useRecipient(typed.recipient)
  const read = readAmount(typed.amount, balance)
  const amount = 'amount' in read ? read.amount : null

  const send = useVerb(
    (client, { amount: sum, recipientUid }: Asked) =>
      client.transfers.send.mutate(
        {
          recipientUid,
          amount: moneyToWire(sum),
          ...(hasPassword && { payPassword: passwordDigest(typed.password) }),
          ...(asked && { otp: typed.code }),
          idempotencyKey: attempt.key,
        },
        hasPassword ? undefined : BY_PASSKEY,
      ),
    {
      success: 'DONE',
      quiet: true,
      changes: [],
      done: async () => {
        attempt.next()
        setTyped(NOTHING)
        setWords({})
        await Promise.all([q.transfers.invalidate(), q.wallet.invalidate()])
      },
    },
  )

  const say = (code: ErrorCode) => codeText(code, {}, i18n)

  async function problems(): Promise<Words> {
    const found: Words = {}
    if ('problem' in read) found.amount = await say(read.problem)
    if (recipient === undefined) {
      found.recipient = refusal || (await say(typed.recipient === '' ? 'RECIPIENT_REQUIRED' : 'UID_INVALID'))
    } else if (!typed.sure) found.sure = t`Confirm that this is who you mean`
    if (!hasPassword && !byPasskey) found.password = await say('WITHDRAWAL_TRADE_PASSWORD_REQUIRED')
    if (asked && typed.code.trim() === '') found.code = await say('SECOND_FACTOR_REQUIRED')
    return found
  }

  return {
    typed,
    words,
    recipient,
    reading,
    refusal,
    amount,
    asksCode: asked,
    byPasskey,
    send,
    /** Amount and recipient in the button's label; null while incomplete. */
    shown: amount === null || recipient === undefined ? null : { sum: formatCoin(amount), uid: recipient.uid },
    change: (next: Partial<typeof NOTHING>) => {
      // Another recipient needs a new confirmation.
      setTyped({ ...typed, ...(next.recipient === undefined ? {} : { sure: false }), ...next })
      setWords(Object.fromEntries(Object.entries(words).filter(([field]) => !(field in next))))
      if (send.isError) send.reset()
    },
    submit: async (): Promise<void> => {
      const found = await problems()
      setWords(found)
      failures(Object.values(found))
      if (Object.keys(found).length > 0 || amount === null || recipient === undefined) return
      send.mutate({ amount, recipientUid: recipient.uid })
    },
  }
}
