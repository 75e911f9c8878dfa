import { DataTable } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Amount, Usd } from '../../../shared/format/amount.tsx'
import { langOf } from '../../../shared/format/lang-of.ts'
import { Moment } from '../../../shared/format/moment.tsx'
import { rateText } from '../../../shared/format/rate-text.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { FilterForm } from '../shared/filter-form.tsx'
import { UserLink } from '../shared/links.tsx'
import { StaffList } from '../shared/staff-list.tsx'
import { STICKY_HEAD } from '../shared/sticky-head.ts'
import { ModerateOffer } from './moderate-offer.tsx'
import type { OfferRow } from './offer-row.ts'
import { offersInput, readOfferSearch } from './offer-search.ts'
import { OfferState } from './offer-state.tsx'

const route = getRouteApi('/staff/offers')

/** Offers of the fiat market in any state, for moderators. */
export function StaffOffersPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const columns = useColumns()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const list = useQuery({
    ...q.otcOffers.staffList.queryOptions(offersInput(search)),
    placeholderData: keepPreviousData,
  })
  const { before, ...filters } = search
  const filter = (next: Record<string, unknown>): void =>
    void navigate({ search: readOfferSearch({ ...filters, ...next }) })
  return (
    <StaffList
      title={<Trans>Fiat offers</Trans>}
      list={list}
      before={before}
      onTurn={(to) => filter({ before: to })}
      filters={
        <FilterForm
          label={t`Filter the offers`}
          fields={[
            { name: 'offer', label: t`Offer id`, kind: 'digits' },
            { name: 'owner', label: t`Owner’s uid`, kind: 'digits' },
          ]}
          values={search}
          onFilter={(of) => filter({ offer: of('offer'), owner: of('owner') })}
        >
          <Segmented
            label={t`State`}
            value={search.state ?? 'all'}
            onValueChange={(state) => filter({ state })}
            options={[
              { value: 'all', label: t`All` },
              { value: 'ongoing', label: t`Running` },
              { value: 'completed', label: t`Completed` },
              { value: 'cancelled', label: t`Withdrawn` },
            ]}
          />
        </FilterForm>
      }
    >
      {(listed) => (
        <DataTable
          {...listed}
          className={STICKY_HEAD}
          density="desk"
          caption={t`Fiat offers`}
          columns={columns}
          rowKey={(row) => String(row.id)}
          empty={
            <EmptyState headingLevel={2} title={<Trans>No offer fits these filters</Trans>}>
              <Trans>
                Offers to buy and sell coin stand here. A moderator takes one down or withdraws it with a reason.
              </Trans>
            </EmptyState>
          }
        />
      )}
    </StaffList>
  )
}

function useColumns() {
  const { t } = useLingui()
  return [
    { id: 'id', header: t`Id`, fold: 'hidden' as const, className: 'num', render: ({ id }: OfferRow) => id },
    { id: 'offer', header: t`Offer`, fold: 'wide' as const, render: (row: OfferRow) => <OfferCell offer={row} /> },
    {
      id: 'left',
      header: t`Left`,
      foldLabel: t`Left`,
      align: 'end' as const,
      className: 'phone:order-2 phone:self-center phone:text-left',
      render: ({ remaining }: OfferRow) => <Amount of={remaining} />,
    },
    {
      id: 'state',
      header: t`State`,
      className: 'phone:order-1 phone:text-right',
      render: (row: OfferRow) => <OfferState offer={row} />,
    },
    {
      id: 'owner',
      header: t`Owner`,
      foldLabel: t`Owner`,
      render: ({ ownerUid }: OfferRow) => <UserLink uid={ownerUid} />,
    },
    {
      id: 'published',
      header: t({ message: 'Published', context: 'time' }),
      fold: 'hidden' as const,
      className: 'num whitespace-nowrap text-ink-3',
      render: ({ createdAt }: OfferRow) => <Moment at={createdAt} />,
    },
    {
      id: 'do',
      header: t`Actions`,
      align: 'end' as const,
      className: 'phone:order-3 max-sm:col-span-full',
      render: (row: OfferRow) => <ModerateOffer offer={row} />,
    },
  ]
}

/** Amount, price and remark of an offer, and the staff's reason for stopping it. */
function OfferCell({ offer }: { readonly offer: OfferRow }): ReactNode {
  const { side, total, unitPrice, minimum, maximum, remark, staffReason } = offer
  return (
    <div className="min-w-0 py-1">
      <div className="flex flex-wrap items-baseline gap-x-2">
        {side === 'sell' ? <Trans>Sells</Trans> : <Trans>Buys</Trans>} <Amount of={total} strong />
        <span className="text-13 text-ink-2">
          <Trans>
            at {rateText(unitPrice)}, <Usd of={minimum} /> to <Usd of={maximum} />
          </Trans>
        </span>
      </div>
      {remark === '' ? null : (
        <p lang={langOf(remark)} className="mt-1 max-w-prose text-13 wrap-anywhere text-ink-2">
          {remark}
        </p>
      )}
      {staffReason === null ? null : (
        <p className="mt-1 text-13 wrap-anywhere text-dispute">
          <Trans>Staff: {staffReason}</Trans>
        </p>
      )}
    </div>
  )
}
