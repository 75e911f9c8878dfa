import { ACCOUNT_LABELS, accountLabel } from '@jindu/i18n/ledger'
import type { ReactNode } from 'react'
import { useLocale } from '../../../shared/preferences.ts'

const isKind = (text: string): text is keyof typeof ACCOUNT_LABELS => Object.hasOwn(ACCOUNT_LABELS, text)

/** A ledger account in words: `goods_escrow 81` is "Escrow of a goods order 81". */
export function AccountName({ of }: { readonly of: string }): ReactNode {
  const locale = useLocale()
  const [kind = '', owner = ''] = of.split(' ')
  return (
    <>
      {isKind(kind) ? accountLabel(kind, locale) : kind}{' '}
      {owner === '' ? null : <span className="num text-ink-3">{owner}</span>}
    </>
  )
}
