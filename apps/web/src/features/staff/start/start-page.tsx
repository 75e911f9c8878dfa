import { isPermitted } from '@jindu/domain/staff'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { AuditTable } from '../audit/audit-table.tsx'
import { usePlaces, type Overview, type Place } from './places.tsx'

const frame = getRouteApi('/staff')

/** What waits for this role, how its places stand, and what the staff did last. */
export function StartPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { staffRole } = frame.useRouteContext()
  const overview = useQuery(q.staff.overview.queryOptions())
  return (
    <>
      <PageTitle>
        <Trans>Staff console</Trans>
      </PageTitle>
      <FailureNote error={overview.error} retry={() => void overview.refetch()} />
      {overview.data === undefined ? (
        <Loading label={t`The console is loading`} slowText={t`Still waiting for the server’s answer.`}>
          <Skeleton className="h-40 w-full" />
        </Loading>
      ) : (
        <Places of={overview.data} />
      )}
      {isPermitted(staffRole, 'audit.read') ? <LastActions /> : null}
    </>
  )
}

function Places({ of }: { readonly of: Overview }): ReactNode {
  const places = usePlaces(of)
  const waiting = of.cases?.waiting ?? 0
  return (
    <>
      <p className="mb-4 text-ink-2">
        {waiting === 0 ? (
          <Trans>Nothing waits for you.</Trans>
        ) : (
          <Plural value={waiting} one="# dispute waits for a ruling." other="# disputes wait for a ruling." />
        )}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(280px,1fr))] gap-4 phone:grid-cols-1">
        {places.map((place) => (
          <PlaceSheet key={place.id} place={place} />
        ))}
      </div>
    </>
  )
}

function PlaceSheet({ place: { title, figures } }: { readonly place: Place }): ReactNode {
  return (
    <Sheet>
      <SheetHead title={title} />
      <dl className="grid grid-cols-2 divide-x divide-line">
        {figures.map(({ id, label, value, link, waits = false }) => (
          <div key={id} className="flex flex-col-reverse justify-end gap-1 px-5 py-4 phone:px-4">
            <dt className="text-13 text-ink-2">
              {link === undefined ? (
                label
              ) : (
                <Link {...link} className="link">
                  {label}
                </Link>
              )}
            </dt>
            <dd className={waits && value > 0 ? 'num text-28 font-semibold text-dispute' : 'num text-28 font-semibold'}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}

const ROWS = 8

function LastActions(): ReactNode {
  const { q } = useApi()
  const { data, isPending, error, refetch } = useQuery(q.audit.list.queryOptions({ limit: ROWS }))
  return (
    <Sheet className="mt-4">
      <SheetHead
        title={<Trans>Latest staff actions</Trans>}
        end={
          <Link to="/staff/audit" className="link text-13">
            <Trans>See all</Trans>
          </Link>
        }
      />
      {error === null ? null : (
        <SheetBody>
          <FailureNote error={error} retry={() => void refetch()} />
        </SheetBody>
      )}
      <AuditTable rows={data?.data} loadingRows={isPending ? ROWS : 0} />
    </Sheet>
  )
}
