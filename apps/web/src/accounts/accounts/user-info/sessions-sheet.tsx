import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Button } from '@jindu/ui/primitives/button'
import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { deviceName } from '../../../shared/format/device-name.ts'

type Row = ApiOutputs['accounts']['sessions']['data'][number]

/** Lists the account's sessions, and ends them. */
export function SessionsSheet(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const sessions = useQuery(q.accounts.sessions.queryOptions())
  const [asked, setAsked] = useState(false)
  const changes = [q.accounts.sessions.queryOptions().queryKey]
  const end = useVerb((client, id: number) => client.accounts.endSession.mutate({ id }), {
    says: t`The session is ended`,
    changes,
  })
  const endOthers = useVerb((client) => client.accounts.endOtherSessions.mutate(), {
    says: t`All other sessions are ended`,
    changes,
    done: () => setAsked(false),
  })
  const others = (sessions.data?.total ?? 1) - 1
  const columns: readonly DataColumn<Row>[] = [
    {
      id: 'device',
      header: <Trans>Device</Trans>,
      render: (row) => <span title={row.userAgent}>{deviceName(row.userAgent) || <Trans>Unknown device</Trans>}</span>,
    },
    {
      id: 'address',
      header: <Trans>Address</Trans>,
      foldLabel: t`Address`,
      className: 'phone:order-2',
      render: ({ address }) => <span className="mono">{address}</span>,
    },
    {
      id: 'since',
      header: <Trans context="the time">Logged in</Trans>,
      foldLabel: t({ message: 'Logged in', context: 'the time' }),
      fold: 'wide',
      className: 'phone:order-3',
      render: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      id: 'seen',
      header: <Trans>Last used</Trans>,
      foldLabel: t`Last used`,
      className: 'phone:order-2',
      render: ({ lastSeenAt }) => <Moment at={lastSeenAt} as="relative" />,
    },
    {
      id: 'end',
      header: <span className="sr-only">{t`Action`}</span>,
      align: 'end',
      className: 'phone:order-1',
      render: (row) =>
        row.current ? (
          <StatusBadge kind="neutral">
            <Trans>This one</Trans>
          </StatusBadge>
        ) : (
          <Button size="s" loading={end.isPending && end.variables === row.id} onClick={() => end.mutate(row.id)}>
            <Trans>End</Trans>
          </Button>
        ),
    },
  ]
  return (
    <Sheet>
      <SheetHead
        title={<Trans>Sessions</Trans>}
        end={
          others < 1 ? (
            <span className="text-13 text-ink-3">
              <Trans>No other session</Trans>
            </span>
          ) : (
            <Button size="s" variant="quiet" onClick={() => setAsked(true)}>
              <Trans>End all others</Trans>
            </Button>
          )
        }
      />
      {sessions.isError ? (
        <SheetBody>
          <FailureNote error={sessions.error} retry={() => void sessions.refetch()} />
        </SheetBody>
      ) : (
        <DataTable
          caption={t`Sessions`}
          columns={columns}
          rows={sessions.data?.data}
          rowKey={({ id }) => String(id)}
          loadingRows={sessions.isPending ? 2 : 0}
        />
      )}
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={<Plural value={others} one="End # other session?" other="End # other sessions?" />}
        consequence={<Trans>Those devices are logged out at once. This one stays logged in. No money moves.</Trans>}
        confirmLabel={<Trans>End all others</Trans>}
        cancelLabel={<Trans>Cancel</Trans>}
        pending={endOthers.isPending}
        onConfirm={() => endOthers.mutate()}
      />
    </Sheet>
  )
}
