import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { MailRow } from './mail-row.tsx'
import { PushRow } from './push-row.tsx'
import { TypesTable } from './types-table.tsx'

/** Settings of mail and push: targets, and the enabled message types. */
export function OutsideSheet(): ReactNode {
  const { q } = useApi()
  const status = useQuery(q.outside.status.queryOptions())
  return (
    <Sheet id="outside" className="scroll-mt-18">
      <SheetHead title={<Trans>Tell me outside the site</Trans>} />
      {status.isError ? (
        <SheetBody>
          <FailureNote error={status.error} retry={() => void status.refetch()} />
        </SheetBody>
      ) : status.data === undefined ? (
        <SheetBody>
          <Skeleton className="h-10" />
        </SheetBody>
      ) : (
        <>
          <ul>
            <MailRow mail={status.data.mail} />
            <PushRow push={status.data.push} />
          </ul>
          <TypesTable status={status.data} />
        </>
      )}
    </Sheet>
  )
}
