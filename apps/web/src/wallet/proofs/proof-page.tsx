import { isSnapshotLate } from '@jindu/domain/wallet/proofs'
import { ShortHash } from '@jindu/ui/patterns/address'
import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { Button } from '@jindu/ui/primitives/button'
import { Note } from '@jindu/ui/primitives/note'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Amount } from '../../shared/format/amount.tsx'
import { Moment } from '../../shared/format/moment.tsx'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { useAtTime } from '../../shared/time/use-now.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { OwnCheck } from './own-check.tsx'
import { LiabilitiesOnly, ReservesSheet } from './reserves.tsx'
import { PublishedRoots } from './published-roots.tsx'

type Snapshot = ApiOutputs['proofs']['snapshots']['data'][number]
type Tree = Snapshot['trees'][number]

/** What users are owed together, provable by each of them. */
export function ProofPage(): ReactNode {
  const { q } = useApi()
  const newest = useQuery(q.proofs.snapshots.queryOptions())
  const latest = newest.data?.data[0]
  const reserves = useQuery(q.proofs.reserves.queryOptions())
  const signed = reserves.data ?? null
  const late = useAtTime((now) => latest !== undefined && isSnapshotLate(latest.takenAt, now))
  return (
    <>
      <PageTitle>
        <Trans>Proof of liabilities</Trans>
      </PageTitle>
      <div className="grid gap-4">
        <p className="max-w-160 text-14 text-ink-2">
          <Trans>
            Once a day all balances are put into one hash tree for each coin. Its root states what users are owed
            together, and everybody can check that their own balance is counted.
          </Trans>
        </p>
        {signed !== null && signed.snapshotId === latest?.id ? null : <LiabilitiesOnly reserves={signed} />}
        {late ? (
          <Note tone="hold" title={<Trans>The latest snapshot is out of date</Trans>}>
            <Trans>It is more than two days old: taking a newer one fails. The staff were told.</Trans>
          </Note>
        ) : null}
        <FailureNote error={newest.error} retry={() => void newest.refetch()} />
        <FailureNote error={reserves.error} retry={() => void reserves.refetch()} />
        {newest.isError ? null : (
          <>
            <Latest snapshot={latest} pending={newest.isPending} />
            {signed === null ? null : <ReservesSheet of={signed} />}
            <History />
          </>
        )}
      </div>
    </>
  )
}

function Latest({
  snapshot,
  pending,
}: {
  readonly snapshot: Snapshot | undefined
  readonly pending: boolean
}): ReactNode {
  const { t } = useLingui()
  const columns: readonly DataColumn<Tree>[] = [
    { id: 'coin', header: t`Coin`, render: ({ currency }) => <strong>{currency}</strong> },
    {
      id: 'owed',
      header: t`Owed to users`,
      foldLabel: t`Owed to users`,
      align: 'end',
      fold: 'wide',
      render: ({ owed }) => <Amount of={owed} bare />,
    },
    {
      id: 'books',
      header: t`Coin in the books`,
      foldLabel: t`Coin in the books`,
      align: 'end',
      fold: 'wide',
      render: ({ inBooks }) => <Amount of={inBooks} bare />,
    },
    {
      id: 'leaves',
      header: t`Leaves`,
      foldLabel: t`Leaves`,
      align: 'end',
      fold: 'wide',
      render: ({ leaves }) => <span className="num">{leaves}</span>,
    },
    { id: 'root', header: t`Root`, fold: 'late', render: ({ root }) => <ShortHash value={root} /> },
  ]
  return (
    <Sheet>
      <SheetHead
        title={<Trans>Latest snapshot</Trans>}
        end={snapshot === undefined ? undefined : <Moment at={snapshot.takenAt} />}
      />
      <DataTable
        caption={t`Latest snapshot`}
        columns={columns}
        rows={pending ? undefined : (snapshot?.trees ?? [])}
        rowKey={({ currency }) => currency}
        loadingRows={pending ? 3 : 0}
        empty={
          <SheetBody>
            <Note tone="neutral">
              <Trans>The first snapshot is published within a few minutes.</Trans>
            </Note>
          </SheetBody>
        }
      />
      {snapshot === undefined ? null : (
        <SheetBody key={snapshot.id} className="grid gap-3">
          {/* Folded, because whole hashes wrap anew when their font arrives. */}
          <details className="group">
            <summary className="flex phone:min-h-11 w-fit cursor-pointer items-center gap-1 text-13 text-ink-2 [&::-webkit-details-marker]:hidden">
              <ChevronDown className="ic s group-open:rotate-180" aria-hidden="true" />
              <Trans>Whole roots and totals</Trans>
            </summary>
            <div className="pt-2">
              <PublishedRoots snapshot={snapshot} />
            </div>
          </details>
          {snapshot.checkable ? <OwnCheck snapshot={snapshot} /> : null}
        </SheetBody>
      )}
    </Sheet>
  )
}

/** All snapshots, latest first; each opens with its roots, and the check while its paths are kept. */
function History(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [before, setBefore] = useState<number>()
  const [open, setOpen] = useState<number>()
  const page = useQuery({
    ...q.proofs.snapshots.queryOptions(before === undefined ? undefined : { before }),
    placeholderData: keepPreviousData,
  })
  const next = page.data?.next ?? null
  const columns: readonly DataColumn<Snapshot>[] = [
    { id: 'at', header: t`Snapshot`, render: ({ takenAt }) => <Moment at={takenAt} /> },
    {
      id: 'trees',
      header: t`Owed to users, and the root`,
      fold: 'late',
      render: ({ trees }) => (
        <ul className="grid gap-2">
          {trees.map(({ currency, owed, root }) => (
            <li key={currency} className="flex flex-wrap items-baseline gap-x-3">
              <Amount of={owed} />
              <ShortHash value={root} />
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'more',
      header: <span className="sr-only">{t`Details`}</span>,
      align: 'end',
      fold: 'beside',
      render: ({ id }) => (
        <Button
          size="s"
          variant="quiet"
          aria-expanded={open === id}
          onClick={() => setOpen(open === id ? undefined : id)}
        >
          <Trans>Details</Trans>
        </Button>
      ),
    },
  ]
  return (
    <Sheet>
      <SheetHead title={<Trans>All snapshots</Trans>} />
      {page.isError ? (
        <SheetBody>
          <FailureNote error={page.error} retry={() => void page.refetch()} />
        </SheetBody>
      ) : (
        <DataTable
          caption={t`All snapshots`}
          columns={columns}
          rows={page.data?.data}
          rowKey={({ id }) => String(id)}
          loadingRows={page.isPending ? 3 : 0}
          {...(open === undefined ? {} : { selectedKey: String(open) })}
          renderDetail={(snapshot) => (
            <div className="grid gap-3 px-5 py-4 phone:px-4">
              <PublishedRoots snapshot={snapshot} />
              {snapshot.checkable ? <OwnCheck snapshot={snapshot} /> : null}
            </div>
          )}
        />
      )}
      {before === undefined && next === null ? null : (
        <SheetBody className="flex flex-wrap gap-2">
          {before === undefined ? null : (
            <Button size="s" variant="line" onClick={() => setBefore(undefined)}>
              <Trans>Latest</Trans>
            </Button>
          )}
          {next === null ? null : (
            <Button size="s" variant="line" loading={page.isPlaceholderData} onClick={() => setBefore(next)}>
              <Trans>Older snapshots</Trans>
            </Button>
          )}
        </SheetBody>
      )}
    </Sheet>
  )
}
