import { ACCOUNT_KINDS } from '@jindu/domain/ledger'
import { MINUS } from '@jindu/domain/money'
import { accountLabel, entryLabel, referenceLabel } from '@jindu/i18n/ledger'
import { DataTable } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { UserLink } from '../shared/links.tsx'
import type { ListedRows } from '../shared/staff-list.tsx'
import { STICKY_HEAD } from '../shared/sticky-head.ts'

export type LedgerEntry = ApiOutputs['ledger']['search']['data'][number]
type Line = LedgerEntry['lines'][number]

/** Ledger entries: time, kind, subject, and each posting with the balance before and after. */
export function LedgerTable({ rows, loadingRows, pager }: ListedRows<LedgerEntry>): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <DataTable
      className={STICKY_HEAD}
      density="desk"
      caption={t`Entries of the ledger`}
      rows={rows}
      rowKey={({ id }) => String(id)}
      loadingRows={loadingRows}
      pager={pager}
      columns={[
        {
          id: 'when',
          header: t`When`,
          className: 'num whitespace-nowrap align-top text-ink-3',
          render: ({ at, id }) => (
            <>
              <Moment at={at} />
              <div className="text-13">#{id}</div>
            </>
          ),
        },
        {
          id: 'what',
          header: t`What`,
          className: 'align-top font-medium phone:col-span-full',
          render: ({ kind, reference, actorUid }) => (
            <>
              {entryLabel(kind, locale)}
              <div className="text-13 font-normal text-ink-3">
                {reference === null ? null : (
                  <span className="mr-2 whitespace-nowrap">
                    {referenceLabel(reference.kind, locale)} <span className="num">{reference.id}</span>
                  </span>
                )}
                {actorUid === null ? (
                  <Trans>by the clock</Trans>
                ) : (
                  <Trans>
                    by <UserLink uid={actorUid} />
                  </Trans>
                )}
              </div>
            </>
          ),
        },
        {
          id: 'lines',
          header: t`Accounts, before and after`,
          fold: 'wide',
          render: ({ lines }) => (
            <ul className="grid gap-1">
              {lines.map((line) => (
                <AccountLine key={`${line.account}-${line.owner}-${line.moved.asset}`} of={line} />
              ))}
            </ul>
          ),
        },
      ]}
      empty={
        <EmptyState headingLevel={2} title={<Trans>No entry of the ledger fits</Trans>}>
          <Trans>Choose other days, or name a user, a thing or a transaction.</Trans>
        </EmptyState>
      }
    />
  )
}

/** The chain account is negative, because it counterbalances what everybody owns. */
function Balance({ of }: { readonly of: Line['before'] }): ReactNode {
  return (
    <span className="whitespace-nowrap">
      {of.units.startsWith('-') ? MINUS : null}
      <Amount of={of} bare />
    </span>
  )
}

function AccountLine({ of: { account, owner, moved, before, after } }: { readonly of: Line }): ReactNode {
  const locale = useLocale()
  const out = moved.units.startsWith('-')
  const size = { asset: moved.asset, units: out ? moved.units.slice(1) : moved.units }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_12rem_minmax(0,1.4fr)] items-baseline gap-x-3 phone:grid-cols-[minmax(0,1fr)_auto]">
      <span>
        {accountLabel(account, locale)}{' '}
        {owner === null ? null : ACCOUNT_KINDS[account].owner === 'user' ? (
          <UserLink uid={owner} />
        ) : (
          <span className="num text-ink-3">{owner}</span>
        )}
      </span>
      <span className="text-right">
        <Amount of={size} direction={out ? 'outgoing' : 'incoming'} />
      </span>
      <span className="text-right text-13 text-ink-3 phone:col-span-2">
        <Balance of={before} /> → <Balance of={after} />
      </span>
    </li>
  )
}
