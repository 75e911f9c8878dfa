import { groupThousands } from '@jindu/domain/money'
import { DataTable } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UserText } from '../../../shared/format/user-text.tsx'
import { Amount } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { ListPager } from '../../../shared/page/list-pager.tsx'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { RichText } from '../../../shared/rich-text/index.ts'
import { UserLink } from '../shared/links.tsx'
import { STICKY_HEAD } from '../shared/sticky-head.ts'
import { AD_STATES, readStaffAdSearch, staffAdsInput } from './ad-search.ts'
import { ModerateAd, type StaffAd } from './moderate-ad.tsx'

const route = getRouteApi('/staff/ads')

/** Moderators' list of ads: waiting ones oldest first, taken-down ones, and all. */
export function StaffAdsPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const columns = useColumns()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const input = staffAdsInput(search)
  const list = useQuery({ ...q.ads.staffList.queryOptions(input), placeholderData: keepPreviousData })
  const states = { waiting: t`To be looked at`, delisted: t`Taken down`, all: t`All` }
  const go = (next: Record<string, unknown>): void => void navigate({ search: readStaffAdSearch(next) })
  return (
    <>
      <PageTitle>
        <Trans>Ads</Trans>
      </PageTitle>
      <FailureNote error={list.error} retry={() => void list.refetch()} />
      <Sheet>
        <div className="px-5 py-3 phone:px-4">
          <Segmented
            label={t`State`}
            value={input.state ?? 'all'}
            onValueChange={(state) => go({ state })}
            options={AD_STATES.map((value) => ({ value, label: states[value] }))}
          />
        </div>
        <DataTable
          className={STICKY_HEAD}
          density="desk"
          caption={t`Ads`}
          columns={columns}
          loadingRows={list.isPending ? 8 : 0}
          rows={list.data?.data}
          rowKey={(row) => String(row.id)}
          empty={
            <EmptyState headingLevel={2} title={<Trans>No ad stands here</Trans>}>
              {input.state === 'waiting' ? (
                <Trans>Ads wait here while the site settings ask for a look before they are shown.</Trans>
              ) : (
                <Trans>What sellers advertise stands here. A moderator takes an ad down with a reason.</Trans>
              )}
            </EmptyState>
          }
          pager={
            <ListPager
              page={input.page ?? 1}
              limit={input.limit ?? 20}
              total={list.data?.total ?? 0}
              onPage={(page) => go({ ...search, page })}
            />
          }
        />
      </Sheet>
    </>
  )
}

function useColumns() {
  const { t } = useLingui()
  return [
    { id: 'id', header: t`Id`, fold: 'hidden' as const, className: 'num', render: ({ id }: StaffAd) => id },
    { id: 'ad', header: t`Ad`, fold: 'wide' as const, render: (row: StaffAd) => <AdCell ad={row} /> },
    {
      id: 'state',
      header: t`State`,
      className: 'phone:order-1 phone:text-right',
      render: (row: StaffAd) => <State ad={row} />,
    },
    {
      id: 'owner',
      header: t`Owner`,
      foldLabel: t`Owner`,
      render: ({ ownerUid }: StaffAd) => <UserLink uid={ownerUid} />,
    },
    {
      id: 'paid',
      header: t`Paid places`,
      foldLabel: t`Paid places`,
      className: 'phone:order-2 phone:self-center',
      render: (row: StaffAd) => <Places ad={row} />,
    },
    {
      id: 'do',
      header: t`Actions`,
      align: 'end' as const,
      className: 'phone:order-3',
      render: (row: StaffAd) => <ModerateAd ad={row} />,
    },
  ]
}

function AdCell({ ad }: { readonly ad: StaffAd }): ReactNode {
  const { id, title, contentsHtml, coverFileId, delisted } = ad
  return (
    <div className="flex max-w-prose min-w-0 gap-3 py-1">
      {coverFileId === null ? null : (
        <img
          src={`/files/${coverFileId}`}
          alt=""
          width="72"
          height="54"
          loading="lazy"
          className="h-[54px] w-18 flex-none rounded-2 object-cover"
        />
      )}
      <div className="min-w-0">
        <Link to="/adDetails" search={{ id, tab: 'comments' }} className="link wrap-anywhere">
          <UserText>{title}</UserText>
        </Link>
        <div className="line-clamp-3 text-13 wrap-anywhere text-ink-2">
          <RichText html={contentsHtml} />
        </div>
        {delisted === null ? null : (
          <p className="mt-1 text-13 wrap-anywhere text-negative">
            {delisted.reason}{' '}
            {delisted.refunds.map((refund) => (
              <span key={refund.asset} className="text-ink-2">
                <Trans>
                  refunded <Amount of={refund} />
                </Trans>
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  )
}

function State({ ad: { delisted, waitingSince } }: { readonly ad: StaffAd }): ReactNode {
  if (delisted !== null) {
    return (
      <StatusBadge kind="negative">
        <Trans>Taken down</Trans>
      </StatusBadge>
    )
  }
  if (waitingSince === null) {
    return (
      <StatusBadge kind="positive">
        <Trans context="ad">Open</Trans>
      </StatusBadge>
    )
  }
  return (
    <span>
      <StatusBadge kind="neutral">
        <Trans>To be looked at</Trans>
      </StatusBadge>
      <span className="block text-13 text-ink-3">
        <Moment at={waitingSince} as="relative" />
      </span>
    </span>
  )
}

/** Places where the ad is paid for, with the remaining time or clicks. */
function Places({ ad: { home, category } }: { readonly ad: StaffAd }): ReactNode {
  if (home === null && category === null) return <span className="text-ink-3">–</span>
  const left = groupThousands(String(category?.remaining ?? 0))
  return (
    <span className="text-13">
      {home === null ? null : (
        <span className="block">
          <Trans>
            Home page until <Moment at={home.stopAt} as="day" />
          </Trans>
        </span>
      )}
      {category === null ? null : (
        <span className="block">
          <Trans>
            {left} clicks in {category.categories.map(({ title }) => title).join(', ')}
          </Trans>
        </span>
      )}
    </span>
  )
}
