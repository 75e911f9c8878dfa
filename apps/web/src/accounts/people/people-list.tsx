import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { UserText } from '../../shared/format/user-text.tsx'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { ListPager } from '../../shared/page/list-pager.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { BlockDialog, NoteDialog, type Person } from './person-dialogs.tsx'

const ROWS = 20

interface Asked {
  readonly step: 'block' | 'note'
  readonly person: Person
}

interface PeopleListProps {
  readonly page: number
  readonly onPage: (page: number) => void
}

/** Accounts that the reader blocked or noted, latest change first. */
export function PeopleList({ page, onPage }: PeopleListProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [asked, setAsked] = useState<Asked | null>(null)
  const people = useQuery({
    ...q.people.list.queryOptions({ page, limit: ROWS }),
    placeholderData: keepPreviousData,
  })
  const close = (): void => setAsked(null)
  return (
    <>
      <FailureNote error={people.error} retry={() => void people.refetch()} />
      <div className="sheet">
        <DataTable
          caption={t`People`}
          columns={useColumns(setAsked)}
          rows={people.data?.data}
          rowKey={({ uid }) => String(uid)}
          loadingRows={people.isPending ? 4 : 0}
          empty={
            people.isError ? undefined : (
              <EmptyState
                headingLevel={2}
                title={<Trans>Nobody is blocked or noted</Trans>}
                action={
                  <Button asChild variant="ink">
                    <Link to="/otc">
                      <Trans>To the market</Trans>
                    </Link>
                  </Button>
                }
              >
                <Trans>Open an offer or an order: below the record of its trader you block them or write a note.</Trans>
              </EmptyState>
            )
          }
          pager={<ListPager page={page} limit={ROWS} total={people.data?.total ?? 0} byTime onPage={onPage} />}
        />
      </div>
      {asked?.step === 'block' ? <BlockDialog person={asked.person} onClose={close} /> : null}
      {asked?.step === 'note' ? <NoteDialog person={asked.person} onClose={close} /> : null}
    </>
  )
}

function useColumns(onAsk: (asked: Asked) => void): readonly DataColumn<Person>[] {
  const { t } = useLingui()
  return [
    {
      id: 'uid',
      header: <Trans>Account</Trans>,
      render: ({ uid, blocked }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <b className="num">{uid}</b>
          {blocked ? (
            <StatusBadge kind="neutral">
              <Trans>Blocked</Trans>
            </StatusBadge>
          ) : null}
        </span>
      ),
    },
    {
      id: 'note',
      header: <Trans>Your note</Trans>,
      fold: 'wide',
      render: ({ note }) =>
        note === '' ? (
          <span className="text-ink-3">
            <Trans>no note</Trans>
          </span>
        ) : (
          <span className="wrap-anywhere">
            <UserText>{note}</UserText>
          </span>
        ),
    },
    {
      id: 'steps',
      header: <span className="sr-only">{t`Steps`}</span>,
      align: 'end',
      fold: 'beside',
      render: (person) => {
        const { uid } = person
        return (
          <span className="inline-flex gap-1">
            <Button size="s" aria-label={t`Note on ${uid}`} onClick={() => onAsk({ step: 'note', person })}>
              <Trans>Edit note</Trans>
            </Button>
            <Button
              size="s"
              variant="quiet"
              aria-label={person.blocked ? t`Unblock ${uid}` : t`Block ${uid}`}
              onClick={() => onAsk({ step: 'block', person })}
            >
              {person.blocked ? <Trans>Unblock</Trans> : <Trans>Block</Trans>}
            </Button>
          </span>
        )
      },
    },
  ]
}
