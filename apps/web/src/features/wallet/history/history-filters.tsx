import { HISTORY_KINDS, type HistoryKind } from '@jindu/domain/ledger'
import { CURRENCY_CODES } from '@jindu/domain/money'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Select } from '@jindu/ui/primitives/select'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HistorySearch } from './history-search.ts'

export interface HistoryFiltersProps {
  readonly search: HistorySearch
  /** Gets all that is chosen; the page begins anew. */
  readonly onChange: (next: HistorySearch) => void
}

/** Which lines: of a coin, a balance, a kind, between two days. */
export function HistoryFilters({ search, onChange }: HistoryFiltersProps): ReactNode {
  const { t } = useLingui()
  const { currency, balance, kind, from, to } = search
  const change = (next: { readonly [Key in keyof HistorySearch]?: HistorySearch[Key] | undefined }): void => {
    const all = Object.entries({ currency, balance, kind, from, to, ...next })
    onChange(Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== '')))
  }
  const kinds: Record<HistoryKind, string> = {
    deposit: t`Deposits`,
    withdrawal: t`Withdrawals`,
    transfer: t`Between users`,
    move: t`Between balances`,
    goods: t`Goods`,
    otc: t`Fiat trade`,
    promotion: t`Rights and ads`,
    other: t`Other`,
  }
  return (
    <>
      <div className="hd flex-wrap phone:gap-3! phone:py-3!">
        <Segmented
          label={t`Coin`}
          value={currency ?? 'all'}
          onValueChange={(next) => change({ currency: next === 'all' ? undefined : next })}
          options={[
            { value: 'all' as const, label: t`All` },
            ...CURRENCY_CODES.map((code) => ({ value: code, label: code })),
          ]}
        />
        <Segmented
          label={t`Balance`}
          className="md:ml-auto"
          value={balance ?? 'all'}
          onValueChange={(next) => change({ balance: next === 'all' ? undefined : next })}
          options={[
            { value: 'all', label: t`Both` },
            { value: 'fund', label: t`Fund` },
            { value: 'otc', label: t`Fiat` },
          ]}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,14rem)_auto_auto_1fr] items-end gap-3 border-b border-line px-5 py-3 phone:grid-cols-2 phone:px-4">
        <Field label={<Trans>Kind</Trans>} className="phone:col-span-2">
          <Select
            size="s"
            value={kind ?? ''}
            onChange={(event) => change({ kind: HISTORY_KINDS.find((each) => each === event.currentTarget.value) })}
          >
            <option value="">{t`All kinds`}</option>
            {HISTORY_KINDS.map((each) => (
              <option key={each} value={each}>
                {kinds[each]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={<Trans>From</Trans>}>
          <Input
            size="s"
            type="date"
            value={from ?? ''}
            max={to}
            onChange={(event) => change({ from: event.currentTarget.value })}
          />
        </Field>
        <Field label={<Trans>Until</Trans>}>
          <Input
            size="s"
            type="date"
            value={to ?? ''}
            min={from}
            onChange={(event) => change({ to: event.currentTarget.value })}
          />
        </Field>
      </div>
    </>
  )
}
