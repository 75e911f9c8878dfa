import type { ErrorCode } from '@jindu/domain/errors'
import { formatCoin, moneyFromWire, type CurrencyCode, type Money } from '@jindu/domain/money'
import { bareAddress, readPaymentRequest } from '@jindu/domain/wallet/withdrawals'
import { rules } from '@jindu/domain/rules'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { codeText, failureText } from '../../../shared/errors/failure-text.ts'
import { useFormFailures } from '../../../shared/notify/form-failures.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { readForm, type Asked, type Terms } from './read-form.ts'

/** The checked request, with facts about its address. */
export interface Checked extends Asked {
  /** The reader's earlier withdrawals to it. */
  readonly times: number
  readonly lastAt: number | null
  readonly label: string | null
  /** End of the address's waiting time. */
  readonly waitsUntil: number | null
}

type Words = Partial<Record<'address' | 'amount', string>>

/** State of the address field, owned by the page, because the address book fills it too. */
export interface AddressField {
  readonly address: string
  readonly onAddress: (next: string) => void
}

/** Fields, their error messages, and the request that waits for the pay password. */
export function useWithdrawForm(terms: Terms, balance: Money<CurrencyCode>, { address, onAddress }: AddressField) {
  const { i18n } = useLingui()
  const { client } = useApi()
  const failures = useFormFailures()
  const [amount, setAmount] = useState('')
  const [words, setWords] = useState<Words>({})
  const [checking, setChecking] = useState(false)
  const [checked, setChecked] = useState<Checked | null>(null)

  const refuse = (said: Words): void => {
    setWords(said)
    failures(Object.values(said))
  }

  async function inWords(problems: Partial<Record<'address' | 'amount', ErrorCode>>): Promise<Words> {
    const details = {
      minimum: formatCoin(moneyFromWire(terms.minimum)),
      decimals: rules.wallet.withdrawal.inputDecimals,
    }
    const said = await Promise.all(
      Object.entries(problems).map(async ([field, code]) => [field, await codeText(code, details, i18n)]),
    )
    return Object.fromEntries(said)
  }

  async function check(): Promise<void> {
    const read = readForm({ address, amount }, terms, balance)
    if ('problems' in read) return refuse(await inWords(read.problems))
    setChecking(true)
    try {
      const { asked } = read
      const found = await client.withdrawals.checkAddress.query({ currency: terms.currency, address: asked.address })
      setWords({})
      setChecked({ ...asked, ...found })
    } catch (error) {
      refuse({ address: await failureText(error, i18n) })
    } finally {
      setChecking(false)
    }
  }

  return {
    amount,
    address,
    words,
    checking,
    checked,
    check,
    setAmount: (next: string) => {
      setAmount(next)
      setWords(({ address: kept }) => (kept === undefined ? {} : { address: kept }))
    },
    setAddress: (text: string) => {
      const request = readPaymentRequest(text)
      // Another coin's scheme stays in the field, so that the server's error names it.
      const isOwn = request?.currency === terms.currency
      onAddress(isOwn ? request.address : bareAddress(text))
      if (isOwn && request.amount !== null) setAmount(request.amount)
      setWords(({ amount: kept }) => (kept === undefined || isOwn ? {} : { amount: kept }))
    },
    close: () => setChecked(null),
    done: () => {
      setChecked(null)
      setAmount('')
      onAddress('')
    },
  }
}
