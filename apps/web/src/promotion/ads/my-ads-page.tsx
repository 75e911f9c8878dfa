import { rules } from '@jindu/domain/rules'
import { DataTable } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { ErrorState } from '@jindu/ui/patterns/error-state'
import { Button } from '@jindu/ui/primitives/button'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { TabNav } from '@jindu/ui/primitives/tabs'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useFailureText } from '../../shared/errors/use-failure-text.ts'
import { Amount } from '../../shared/format/amount.tsx'
import { ListPager } from '../../shared/page/list-pager.tsx'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { TabLink } from '../../shared/page/tab-link.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { AdActions } from './ad-actions.tsx'
import { AdDialog } from './ad-dialog.tsx'
import { AdTerm } from './ad-term.tsx'
import { standingOf, type OwnAd } from './own-ad.ts'
import { StandingBadge } from './standing-badge.tsx'
import { UserText } from '../../shared/format/user-text.tsx'

const route = getRouteApi('/personal/myAD/')

/** Own ads in two tabs: remaining term, staff's decision, and the button to buy or renew (marketplace.md §2 "Ads"). */
export function MyAdsPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { tab: place = 'home', page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const [buying, setBuying] = useState<OwnAd | null>(null)
  const limit = rules.pages.rows.ads
  const { data, error, refetch } = useQuery({
    ...q.ads.ownList.queryOptions({ page, limit }),
    placeholderData: keepPreviousData,
  })
  const refusal = useFailureText(error)
  return (
    <>
      <PageTitle
        end={
          <Link to="/personal/myAD/editAd" className="btn ink s">
            <Plus className="ic s" aria-hidden="true" />
            <Trans>New ad</Trans>
          </Link>
        }
      >
        <Trans>My ads</Trans>
      </PageTitle>
      <TabNav label={t`Ad places`}>
        <TabLink to="/personal/myAD" search={{}} chosen={place === 'home'} label={t`Home page ads`} />
        <TabLink
          to="/personal/myAD"
          search={{ tab: 'category' }}
          chosen={place === 'category'}
          label={t`Category ads`}
        />
      </TabNav>
      {error === null ? (
        <Sheet className="mt-4">
          <DataTable
            caption={t`My ads`}
            loadingRows={data === undefined ? 4 : 0}
            rows={data?.data}
            rowKey={(row) => String(row.id)}
            columns={[
              { id: 'ad', header: t`Ad`, className: 'phone:col-span-2', render: (row) => <AdCell ad={row} /> },
              { id: 'term', header: t`Term`, render: (row) => <AdTerm ad={row} place={place} /> },
              {
                id: 'state',
                header: t`State`,
                render: (row) => <StandingBadge standing={standingOf(row, place)} />,
              },
              {
                id: 'do',
                header: t`Actions`,
                align: 'end',
                fold: 'late',
                render: (row) => <AdActions ad={row} place={place} onBuy={() => setBuying(row)} />,
              },
            ]}
            empty={
              <EmptyState
                headingLevel={2}
                title={<Trans>You have no ads yet</Trans>}
                action={
                  <Link to="/personal/myAD/editAd" className="btn ink">
                    <Trans>New ad</Trans>
                  </Link>
                }
              >
                <Trans>Write an ad, then buy weeks on the home page or clicks in categories for it.</Trans>
              </EmptyState>
            }
            pager={
              <ListPager
                page={page}
                limit={limit}
                total={data?.total ?? 0}
                onPage={(next) => void navigate({ search: (now) => ({ ...now, page: next }) })}
              />
            }
          />
        </Sheet>
      ) : (
        <ErrorState
          headingLevel={2}
          title={<Trans>Your ads did not load</Trans>}
          money={<Trans>No money was moved by this.</Trans>}
          action={
            <Button variant="line" size="s" onClick={() => void refetch()}>
              <Trans>Load again</Trans>
            </Button>
          }
        >
          {refusal}
        </ErrorState>
      )}
      {buying === null ? null : <AdDialog ad={buying} place={place} onClose={() => setBuying(null)} />}
    </>
  )
}

function AdCell({ ad }: { readonly ad: OwnAd }): ReactNode {
  const { delisted } = ad
  return (
    <span className="block min-w-0">
      <Link
        to="/adDetails"
        search={{ id: ad.id }}
        className="font-semibold break-words underline-offset-[3px] hover:underline"
      >
        <UserText>{ad.title}</UserText>
      </Link>
      <span className="num block text-13 text-ink-3">
        <Trans>Ad {ad.id}</Trans>
      </span>
      {delisted === null ? null : (
        <span className="block text-13 text-negative">
          {delisted.reason}
          {delisted.refunds.map((refund) => (
            <span key={refund.asset} className="block text-ink-2">
              <Trans>
                refunded <Amount of={refund} />
              </Trans>
            </span>
          ))}
        </span>
      )}
    </span>
  )
}
