import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'

type Row = ApiOutputs['accounts']['failedTries']['data'][number]

const PASSWORDS: Record<Row['password'], ReactNode> = {
  login: <Trans>Login password</Trans>,
  recovery: <Trans>Recovery password</Trans>,
  factor: <Trans>Code of the second step</Trans>,
}

/** Failed password tries of the last weeks with their addresses, so that the owner can recognise somebody else's. */
export function FailedTriesSheet(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const tries = useQuery(q.accounts.failedTries.queryOptions())
  const columns: readonly DataColumn<Row>[] = [
    { id: 'password', header: <Trans>Password</Trans>, render: ({ password }) => PASSWORDS[password] },
    {
      id: 'address',
      header: <Trans>Address</Trans>,
      foldLabel: t`Address`,
      className: 'phone:order-2',
      render: ({ address }) => <span className="mono">{address}</span>,
    },
    {
      id: 'device',
      header: <Trans>Device</Trans>,
      foldLabel: t`Device`,
      className: 'phone:order-3',
      render: ({ known }) => (known ? <Trans>Used before</Trans> : <Trans>Unknown device</Trans>),
    },
    {
      id: 'at',
      header: <Trans>Time</Trans>,
      foldLabel: t`Time`,
      className: 'phone:order-2',
      render: ({ at }) => <Moment at={at} as="relative" />,
    },
  ]
  return (
    <Sheet id="failed-logins" className="scroll-mt-18">
      <SheetHead title={<Trans>Wrong passwords</Trans>} />
      {tries.isError ? (
        <SheetBody>
          <FailureNote error={tries.error} retry={() => void tries.refetch()} />
        </SheetBody>
      ) : tries.data?.data.length === 0 ? (
        <SheetBody>
          <p className="text-13 text-ink-2">
            <Trans>Nobody entered a wrong password in the last 30 days.</Trans>
          </p>
        </SheetBody>
      ) : (
        <DataTable
          caption={t`Wrong passwords`}
          columns={columns}
          rows={tries.data?.data}
          rowKey={({ id }) => String(id)}
          loadingRows={tries.isPending ? 2 : 0}
        />
      )}
    </Sheet>
  )
}
