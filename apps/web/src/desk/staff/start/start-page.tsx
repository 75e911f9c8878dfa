import { channelName } from '@jindu/domain/events'
import { isPermitted, type StaffRole } from '@jindu/domain/accounts/staff'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { TabNav } from '@jindu/ui/primitives/tabs'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLive } from '../../../shared/live/use-live.ts'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { TabLink } from '../../../shared/page/tab-link.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { AuditTable } from '../audit/audit-table.tsx'
import { figuresInput } from '../figures/figures-search.ts'
import { SiteFigures } from '../figures/site-figures.tsx'
import { ItemList } from '../queue/item-list.tsx'
import { ItemPage } from '../queue/item-page.tsx'
import { NextDay } from './next-day.tsx'
import { WaitingWork } from './waiting-work.tsx'
import { usePlaces, type Overview } from './places.tsx'

const frame = getRouteApi('/staff')
const route = getRouteApi('/staff/')

/** There is one queue. */
const QUEUE = channelName('moderation', 1)

/** Waiting work of this role; for administrators also the site's figures. */
export function StartPage(): ReactNode {
  const { t } = useLingui()
  const { staffRole } = frame.useRouteContext()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const seesSite = isPermitted(staffRole, 'figures.site')
  const figures = seesSite && search.view === 'figures'
  return (
    <>
      <PageTitle>
        <Trans>Staff console</Trans>
      </PageTitle>
      {seesSite ? (
        <TabNav label={t`Views`} className="mb-4">
          <TabLink to="/staff" label={t`Queue`} chosen={!figures} />
          <TabLink to="/staff" search={{ view: 'figures' }} label={t`Site in figures`} chosen={figures} />
        </TabNav>
      ) : null}
      {figures ? (
        <SiteFigures
          days={figuresInput(search).days}
          onDays={(days) => void navigate({ search: { view: 'figures', days } })}
        />
      ) : (
        <Waiting staffRole={staffRole} />
      )}
    </>
  )
}

/** The queue, the selected item beside it, and the counts of the other places. */
function Waiting({ staffRole }: { readonly staffRole: StaffRole }): ReactNode {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  useLive(QUEUE)
  const chosen = search.item !== undefined
  return (
    <>
      <WaitingWork className={chosen ? 'mb-4 phone:hidden' : 'mb-4'} />
      <NextDay className={chosen ? 'mb-4 phone:hidden' : 'mb-4'} />
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] items-start gap-4 phone:grid-cols-1">
        <div className={chosen ? 'grid gap-4 phone:hidden' : 'grid gap-4'}>
          <div id="queue">
            <ItemList search={search} onSearch={(next) => void navigate({ search: next })} />
          </div>
          <Elsewhere />
        </div>
        <ItemPage key={search.item} id={search.item} search={search} />
      </div>
      {isPermitted(staffRole, 'audit.read') ? <LastActions /> : null}
    </>
  )
}

/** Counts of the places outside the queue. */
function Elsewhere(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const overview = useQuery(q.staff.overview.queryOptions())
  // The sheet above shows the error of the same query.
  if (overview.isError) return null
  return (
    <Sheet>
      <SheetHead title={<Trans>Elsewhere</Trans>} />
      {overview.data === undefined ? (
        <Loading label={t`The console is loading`} slowText={t`Still waiting for the server’s answer.`}>
          <Skeleton className="m-4 h-24" />
        </Loading>
      ) : (
        <Places of={overview.data} />
      )}
    </Sheet>
  )
}

function Places({ of }: { readonly of: Overview }): ReactNode {
  const places = usePlaces(of)
  return (
    <dl className="divide-y divide-line">
      {places.map(({ id, title, figures }) => (
        <div key={id} className="grid grid-cols-[110px_minmax(0,1fr)] gap-4 px-5 py-2.5 phone:px-4">
          <dt className="font-semibold">{title}</dt>
          <dd className="grid gap-0.5">
            {figures.map(({ id: figure, label, value, link }) => (
              <span key={figure}>
                <span className="num font-semibold">{value}</span>{' '}
                <Link {...link} className="link">
                  {label}
                </Link>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
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
