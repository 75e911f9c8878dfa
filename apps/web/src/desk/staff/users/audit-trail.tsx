import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { AuditTable } from '../audit/audit-table.tsx'

const ROWS = 10

/** The latest audit lines of an account, by any actor. */
export function AuditTrail({ uid }: { readonly uid: number }): ReactNode {
  const { q } = useApi()
  const asked = { subjectKind: 'account', subjectId: uid, everybody: true, limit: ROWS }
  const { data, isPending, error, refetch } = useQuery(q.audit.list.queryOptions(asked))
  return (
    <Sheet className="mt-4">
      <SheetHead
        title={<Trans>Audit of this account</Trans>}
        end={
          <Link to="/staff/audit" search={{ who: 'everybody', kind: 'account', subject: uid }} className="link text-13">
            <Trans>See all</Trans>
          </Link>
        }
      />
      {error === null ? null : (
        <SheetBody>
          <FailureNote error={error} retry={() => void refetch()} />
        </SheetBody>
      )}
      <AuditTable rows={data?.data} loadingRows={isPending ? 5 : 0} />
    </Sheet>
  )
}
