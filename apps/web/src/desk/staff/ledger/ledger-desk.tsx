import { ENTRY_KINDS, REFERENCE_KINDS } from '@jindu/domain/ledger'
import { CURRENCY_CODES } from '@jindu/domain/money'
import { accountLabel, entryLabel, referenceLabel } from '@jindu/i18n/ledger'
import { Select } from '@jindu/ui/primitives/select'
import { Note } from '@jindu/ui/primitives/note'
import { Sheet, SheetBody } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { FilterForm } from '../shared/filter-form.tsx'
import { KeysetPager } from '../shared/keyset-pager.tsx'
import { ExportEntries } from './export-entries.tsx'
import { ACCOUNTS, ledgerInput, ledgerProblem, readLedgerSearch, type LedgerSearch } from './ledger-search.ts'
import { LedgerTable } from './ledger-table.tsx'

interface LedgerDeskProps {
  readonly asked: LedgerSearch
  readonly onAsk: (asked: LedgerSearch) => void
}

/** Search of the ledger by user, subject, transaction, amount and time. */
export function LedgerDesk({ asked, onAsk }: LedgerDeskProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const problem = ledgerProblem(asked)
  const list = useQuery({
    ...q.ledger.search.queryOptions(ledgerInput(asked)),
    placeholderData: keepPreviousData,
    enabled: problem === null,
  })
  const { before, ...filters } = asked
  const change = (next: Record<string, unknown>): void => onAsk(readLedgerSearch({ ...filters, ...next }))
  return (
    <>
      <FailureNote error={list.error} retry={() => void list.refetch()} />
      <Sheet>
        <FilterForm
          label={t`Search the ledger`}
          fields={[
            { name: 'uid', label: t`User, by uid`, kind: 'digits' },
            { name: 'number', label: t`Subject ID`, kind: 'digits' },
            { name: 'entry', label: t`Entry number`, kind: 'digits' },
            { name: 'tx', label: t`Transaction ID`, kind: 'text' },
            { name: 'least', label: t`Least amount`, kind: 'text' },
            { name: 'most', label: t`Most amount`, kind: 'text' },
            { name: 'from', label: t`From (UTC)`, kind: 'day', until: 'to' },
            { name: 'to', label: t`To (UTC)`, kind: 'day', since: 'from' },
          ]}
          values={asked}
          onFilter={(of) =>
            change({
              uid: of('uid'),
              number: of('number'),
              entry: of('entry'),
              tx: of('tx'),
              least: of('least'),
              most: of('most'),
              from: of('from'),
              to: of('to'),
            })
          }
        >
          <Choices asked={asked} onChange={change} />
        </FilterForm>
        {problem === null ? (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-2 text-13 text-ink-3 phone:px-4">
              <Covered from={list.data?.from} to={list.data?.to} />
              <ExportEntries asked={asked} />
            </div>
            <LedgerTable
              rows={list.data?.data}
              loadingRows={list.isPending ? 12 : 0}
              pager={
                <KeysetPager before={before} next={list.data?.next ?? null} onTurn={(to) => change({ before: to })} />
              }
            />
          </>
        ) : (
          <SheetBody>
            <Note tone="negative" role="alert">
              {problem === 'number' ? (
                <Trans>Choose what the number belongs to: an order, a deposit, an offer …</Trans>
              ) : (
                <Trans>A transaction ID has 64 characters: digits and the letters a to f.</Trans>
              )}
            </Note>
          </SheetBody>
        )}
      </Sheet>
    </>
  )
}

const dayOf = (at: number): string => new Date(at * 1000).toISOString().slice(0, 10)

function Covered({
  from,
  to,
}: {
  readonly from: number | null | undefined
  readonly to: number | null | undefined
}): ReactNode {
  if (from === undefined || to === undefined) return <span aria-hidden="true">&nbsp;</span>
  if (from === null || to === null) return <Trans>All the time that was asked for</Trans>
  return (
    <span className="num">
      {dayOf(from)} – {dayOf(to)} UTC
    </span>
  )
}

interface ChoicesProps {
  readonly asked: LedgerSearch
  readonly onChange: (next: Record<string, unknown>) => void
}

function Choices({ asked, onChange }: ChoicesProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const choices = [
    { name: 'currency', label: t`Coin`, all: t`All coins`, of: CURRENCY_CODES.map((code) => [code, code] as const) },
    {
      name: 'kind',
      label: t`Kind of entry`,
      all: t`All kinds of entries`,
      of: ENTRY_KINDS.map((kind) => [kind, entryLabel(kind, locale)] as const),
    },
    {
      name: 'account',
      label: t`Kind of account`,
      all: t`All accounts`,
      of: ACCOUNTS.map((kind) => [kind, accountLabel(kind, locale)] as const),
    },
    {
      name: 'about',
      label: t`Kind of thing`,
      all: t`Everything`,
      of: REFERENCE_KINDS.map((kind) => [kind, referenceLabel(kind, locale)] as const),
    },
  ] as const
  return choices.map(({ name, label, all, of }) => (
    <Select
      key={name}
      size="s"
      aria-label={label}
      value={asked[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    >
      <option value="">{all}</option>
      {of.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Select>
  ))
}
