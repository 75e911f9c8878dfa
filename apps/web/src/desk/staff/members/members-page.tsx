import { DataTable } from '@jindu/ui/patterns/data-table'
import { Button } from '@jindu/ui/primitives/button'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { KeysetPager } from '../shared/keyset-pager.tsx'
import { AloneNote } from './alone-note.tsx'
import { AppointDialog } from './appoint-dialog.tsx'
import type { Member } from './member.ts'
import { useMemberColumns } from './member-columns.tsx'
import { readMemberSearch } from './member-search.ts'
import { RoleProposals } from './role-proposals.tsx'
import { StaffSessions } from './staff-sessions.tsx'

const route = getRouteApi('/staff/members')

/** Refetch interval, because another administrator may propose or agree meanwhile. */
const READ_AGAIN_MS = 10_000

/** Staff members: roles, proposals that wait for a second administrator, and sessions. */
export function MembersPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { before } = route.useSearch()
  const navigate = route.useNavigate()
  const [asked, setAsked] = useState<Member | 'new' | null>(null)
  const members = useQuery({
    ...q.accounts.members.list.queryOptions(readMemberSearch({ before })),
    placeholderData: keepPreviousData,
  })
  const proposals = useQuery({ ...q.accounts.members.proposals.queryOptions(), refetchInterval: READ_AGAIN_MS })
  const left = {
    lastTwo: members.data?.administrators === 2,
    byTwo: members.data?.asksForTwo ?? true,
    canAgree: members.data?.canAgree ?? true,
  }
  const columns = useMemberColumns(left, setAsked)
  return (
    <>
      <PageTitle
        end={
          <Button variant="ink" disabled={members.data === undefined} onClick={() => setAsked('new')}>
            <Trans>Give a role</Trans>
          </Button>
        }
      >
        <Trans>Staff and roles</Trans>
      </PageTitle>
      <FailureNote
        error={members.error ?? proposals.error}
        retry={() => void Promise.all([members.refetch(), proposals.refetch()])}
      />
      {members.data?.canAgree === false ? <AloneNote byTwo={members.data.asksForTwo} /> : null}
      <RoleProposals proposals={proposals.data?.data ?? []} />
      <Sheet>
        <DataTable
          density="desk"
          caption={t`Staff and roles`}
          columns={columns}
          rows={members.data?.data}
          rowKey={({ uid }) => String(uid)}
          loadingRows={members.isPending ? 5 : 0}
          pager={
            <KeysetPager
              before={before}
              next={members.data?.next ?? null}
              onTurn={(to) => void navigate({ search: readMemberSearch({ before: to }) })}
            />
          }
        />
      </Sheet>
      <StaffSessions />
      {asked === null || members.data === undefined ? null : (
        <AppointDialog {...(asked === 'new' ? {} : { member: asked })} {...left} onClose={() => setAsked(null)} />
      )}
    </>
  )
}
