import { addAll } from './add-all.ts'
import { groupThousands } from '@jindu/domain/money'
import { DataTable } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { KeyValues } from '@jindu/ui/primitives/key-values'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { Usd } from '../../shared/format/amount.tsx'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { AdActions } from './ad-actions.tsx'
import { AdDialog } from './ad-dialog.tsx'
import { AdTerm } from './ad-term.tsx'
import { standingOf, type AdPlace } from './own-ad.ts'
import { StandingBadge } from './standing-badge.tsx'

const PLACES = ['home', 'category'] as const satisfies readonly AdPlace[]

/** What the owner reads of an ad: both places with what is left, and its impressions, clicks and cost by day. */
export function AdManagement({ id }: { readonly id: number }): ReactNode {
  const { q } = useApi()
  const [buying, setBuying] = useState<AdPlace | null>(null)
  const { data: ad, isError, error, refetch } = useQuery(q.ads.ownInfo.queryOptions({ id }))
  if (isError) return <FailureNote error={error} retry={() => void refetch()} />
  if (ad === undefined) return <Skeleton className="block h-64" />
  return (
    <div className="grid gap-6">
      <Sheet>
        <SheetHead
          title={<Trans>Ad places</Trans>}
          end={
            <Link to="/personal/myAD" className="link">
              <Trans>My ads</Trans>
            </Link>
          }
        />
        <ul>
          {PLACES.map((place) => (
            <li
              key={place}
              className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3.5 phone:px-4"
            >
              <span>
                <b className="block">
                  {place === 'home' ? <Trans>Home page</Trans> : <Trans>Categories</Trans>}{' '}
                  <StandingBadge standing={standingOf(ad, place)} />
                </b>
                <AdTerm ad={ad} place={place} />
              </span>
              <AdActions ad={ad} place={place} onBuy={() => setBuying(place)} />
            </li>
          ))}
        </ul>
      </Sheet>
      <Days id={id} />
      {buying === null ? null : <AdDialog ad={ad} place={buying} onClose={() => setBuying(null)} />}
    </div>
  )
}

function Days({ id }: { readonly id: number }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { data, isError, error, refetch } = useQuery(q.ads.days.queryOptions({ id }))
  if (isError) return <FailureNote error={error} retry={() => void refetch()} />
  const rows = data?.data.toReversed() ?? []
  const sums = addAll(rows)
  const rate = sums.impressions === 0 ? '–' : `${((sums.clicks / sums.impressions) * 100).toFixed(2)}%`
  return (
    <Sheet>
      <SheetHead title={<Trans>The last 30 days</Trans>} />
      <div className="px-5 pb-4 phone:px-4">
        <KeyValues
          rows={[
            { id: 'seen', name: <Trans>Impressions</Trans>, value: groupThousands(String(sums.impressions)) },
            { id: 'clicks', name: <Trans>Clicks</Trans>, value: groupThousands(String(sums.clicks)) },
            { id: 'rate', name: <Trans>Clicks per impression</Trans>, value: rate },
            {
              id: 'paid',
              name: <Trans>Paid</Trans>,
              value: <Usd of={{ asset: 'USD', units: sums.cents.toString() }} />,
            },
          ]}
        />
      </div>
      <DataTable
        caption={t`By day`}
        loadingRows={data === undefined ? 3 : 0}
        rows={rows}
        rowKey={({ day, place }) => `${day} ${place}`}
        columns={[
          { id: 'day', header: t`Day`, render: ({ day }) => <span className="num">{day}</span> },
          {
            id: 'place',
            header: t`Place`,
            render: ({ place }) => (place === 'home' ? <Trans>Home page</Trans> : <Trans>Categories</Trans>),
          },
          {
            id: 'seen',
            header: t`Impressions`,
            align: 'end',
            foldLabel: t`Impressions`,
            render: ({ impressions }) => groupThousands(String(impressions)),
          },
          {
            id: 'clicks',
            header: t`Clicks`,
            align: 'end',
            foldLabel: t`Clicks`,
            render: ({ clicks }) => groupThousands(String(clicks)),
          },
          { id: 'paid', header: t`Paid`, align: 'end', foldLabel: t`Paid`, render: ({ paid }) => <Usd of={paid} /> },
        ]}
        empty={
          <EmptyState headingLevel={3} title={<Trans>Nothing happened yet</Trans>}>
            <Trans>Days stand here once the ad was seen, clicked or paid for.</Trans>
          </EmptyState>
        }
      />
    </Sheet>
  )
}
