import { entryLabel } from '@jindu/i18n/ledger'
import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Position } from '@jindu/ui/patterns/position'
import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { DepositLink } from '../../../shared/page/deposit-link.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { placeOfLine } from './entry-position.ts'

export type HistoryLine = ApiOutputs['wallet']['history']['data'][number]

export interface HistoryTableProps {
  readonly rows: readonly HistoryLine[] | undefined
  readonly loadingRows: number
  readonly pager?: ReactNode
  /** Heading level of the empty state: one below the heading above the table. */
  readonly headingLevel: 2 | 3
  /** Clears the filters; set if there are any, because other entries may exist then. */
  readonly onClear?: () => void
}

/** Ledger entries: kind, direction, and the balance before and after. */
export function HistoryTable({ rows, loadingRows, pager, headingLevel, onClear }: HistoryTableProps): ReactNode {
  const { t } = useLingui()
  return (
    <DataTable
      caption={t`Fund ledger`}
      columns={useColumns()}
      rows={rows}
      rowKey={({ id }) => String(id)}
      loadingRows={loadingRows}
      pager={pager}
      empty={
        onClear !== undefined ? (
          <EmptyState
            headingLevel={headingLevel}
            title={<Trans>No line fits what you chose</Trans>}
            action={
              <Button variant="line" onClick={onClear}>
                <Trans>Show all lines</Trans>
              </Button>
            }
          />
        ) : (
          <EmptyState
            headingLevel={headingLevel}
            title={<Trans>Nothing has moved yet</Trans>}
            action={
              <Button asChild variant="ink">
                <DepositLink>
                  <Trans>Deposit</Trans>
                </DepositLink>
              </Button>
            }
          >
            <Trans>Every movement of your balances stands here, with the balance before and after.</Trans>
          </EmptyState>
        )
      }
    />
  )
}

function useColumns(): readonly DataColumn<HistoryLine>[] {
  const { t } = useLingui()
  return [
    {
      id: 'when',
      header: <Trans>When</Trans>,
      className: 'num whitespace-nowrap text-ink-3 phone:order-2',
      render: ({ at }) => <Moment at={at} />,
    },
    { id: 'what', header: <Trans>What</Trans>, render: (line) => <What line={line} /> },
    {
      id: 'balance',
      header: <Trans>Balance</Trans>,
      fold: 'hidden',
      render: ({ balance }) => (
        <span className="text-ink-2">{balance === 'fund' ? <Trans>Fund</Trans> : <Trans>Fiat</Trans>}</span>
      ),
    },
    {
      id: 'guide',
      header: <Trans>Way</Trans>,
      fold: 'hidden',
      render: ({ guide }) => (
        <span className="text-ink-2">{guide === 'in' ? <Trans>In</Trans> : <Trans>Out</Trans>}</span>
      ),
    },
    {
      id: 'change',
      header: <Trans context="ledger">Change</Trans>,
      align: 'end',
      render: ({ amount, guide }) => <Amount of={amount} direction={guide === 'in' ? 'incoming' : 'outgoing'} strong />,
    },
    {
      id: 'before',
      header: <Trans>Before</Trans>,
      align: 'end',
      fold: 'hidden',
      className: 'text-ink-3',
      render: ({ before }) => <Amount of={before} bare />,
    },
    {
      id: 'after',
      header: <Trans>After</Trans>,
      align: 'end',
      foldLabel: t`After`,
      className: 'phone:order-2',
      render: ({ after }) => <Amount of={after} bare />,
    },
  ]
}

function What({ line: { kind, guide, reference, otherUid } }: { readonly line: HistoryLine }): ReactNode {
  const locale = useLocale()
  const { at, kind: colour } = placeOfLine(kind, guide)
  return (
    <span className="flex items-center gap-2">
      <Position at={at} kind={colour} className="phone:hidden" />
      <span>
        {entryLabel(kind, locale)}
        {reference?.kind === 'goodsOrder' ? (
          <>
            {' · '}
            <Link to="/personal/goodsOrderPanel" search={{ id: reference.id }} className="link num whitespace-nowrap">
              <Trans>order {reference.id}</Trans>
            </Link>
          </>
        ) : null}
        {otherUid === null ? null : (
          <span className="num text-ink-3">
            {' · '}
            <Trans>with {otherUid}</Trans>
          </span>
        )}
      </span>
    </span>
  )
}
