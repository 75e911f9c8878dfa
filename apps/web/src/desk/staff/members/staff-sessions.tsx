import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { deviceName } from '../../../shared/format/device-name.ts'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { KeysetPager } from '../shared/keyset-pager.tsx'
import { MemberName } from './member-name.tsx'
import { ReasonStep } from '../shared/reason-step.tsx'
import { useRoleNames } from '../shell/use-role-names.ts'

type Row = ApiOutputs['accounts']['staffSessions']['data'][number]

/** Lists sessions of staff members, and ends them. */
export function StaffSessions(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [before, setBefore] = useState<number>()
  const asked = before === undefined ? {} : { before }
  const { data, isPending, error, refetch } = useQuery({
    ...q.accounts.staffSessions.queryOptions(asked),
    placeholderData: keepPreviousData,
  })
  const columns = useColumns()
  return (
    <Sheet className="mt-4">
      <SheetHead title={<Trans>Sessions of staff</Trans>} />
      {error === null ? null : (
        <SheetBody>
          <FailureNote error={error} retry={() => void refetch()} />
        </SheetBody>
      )}
      <DataTable
        density="desk"
        caption={t`Sessions of staff`}
        columns={columns}
        rows={data?.data}
        rowKey={({ id }) => String(id)}
        loadingRows={isPending ? 5 : 0}
        pager={<KeysetPager before={before} next={data?.next ?? null} onTurn={setBefore} />}
      />
    </Sheet>
  )
}

function useColumns(): readonly DataColumn<Row>[] {
  const { t } = useLingui()
  const roles = useRoleNames()
  return [
    {
      id: 'who',
      header: t({ message: 'Member', context: 'staff' }),
      render: (member) => <MemberName of={member} />,
    },
    { id: 'role', header: t`Role`, foldLabel: t`Role`, className: 'phone:order-2', render: ({ role }) => roles[role] },
    {
      id: 'device',
      header: t`Device`,
      foldLabel: t`Device`,
      className: 'phone:order-2',
      render: ({ userAgent }) => (
        <span title={userAgent}>{deviceName(userAgent) || <Trans>Unknown device</Trans>}</span>
      ),
    },
    {
      id: 'address',
      header: t`Address`,
      foldLabel: t`Address`,
      className: 'phone:order-2',
      render: ({ address }) => <span className="mono">{address}</span>,
    },
    {
      id: 'since',
      header: t({ message: 'Logged in', context: 'the time' }),
      foldLabel: t({ message: 'Logged in', context: 'the time' }),
      fold: 'wide',
      className: 'num text-ink-3 phone:order-3',
      render: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      id: 'seen',
      header: t`Last used`,
      foldLabel: t`Last used`,
      className: 'num text-ink-3 phone:order-2',
      render: ({ lastSeenAt }) => <Moment at={lastSeenAt} as="relative" />,
    },
    {
      id: 'end',
      header: <span className="sr-only">{t`Steps`}</span>,
      align: 'end',
      className: 'phone:order-1',
      render: (row) =>
        row.current ? (
          <StatusBadge kind="neutral">
            <Trans>This one</Trans>
          </StatusBadge>
        ) : (
          <EndStep of={row} />
        ),
    },
  ]
}

function EndStep({ of: { id, uid, nickName, address } }: { readonly of: Row }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  return (
    <ReasonStep
      label={<Trans context="session">End it</Trans>}
      name={t`End it: the session of ${nickName} at ${address}`}
      takesBack={false}
      inRow
      title={<Trans>End the session of {nickName}</Trans>}
      consequence={
        <Trans>
          That device is logged out at once. The member reads the reason and can log in again; the audit keeps who ended
          it. No money moves.
        </Trans>
      }
      says={t`The session ${id} of ${uid} is ended`}
      step={(client, reason) => client.accounts.endStaffSession.mutate({ id, reason })}
      reread={() => Promise.all([q.accounts.staffSessions.invalidate(), q.audit.invalidate()])}
    />
  )
}
