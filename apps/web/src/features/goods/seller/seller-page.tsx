import { groupThousands } from '@jindu/domain/money'
import { DataPager } from '@jindu/ui/patterns/data-pager'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Note } from '@jindu/ui/primitives/note'
import { Section } from '@jindu/ui/primitives/page'
import { Sheet, SheetBody } from '@jindu/ui/primitives/sheet'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery, keepPreviousData } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { GoodsGrid, GoodsGridSkeleton } from '../card/goods-grid.tsx'
import { SELLER_PAGE_SIZE, sellerGoods } from './seller-reads.ts'

const route = getRouteApi('/_main/sellerDetails')

/** A seller as anybody may know them, and everything they sell. */
export function SellerPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { uid } = route.useLoaderData()
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const { data: seller } = useSuspenseQuery(q.goods.seller.queryOptions({ uid }))
  const {
    data: goods,
    error,
    refetch,
  } = useQuery({
    ...q.goods.list.queryOptions(sellerGoods(uid, page)),
    placeholderData: keepPreviousData,
  })
  const { statistics } = seller
  const figures = [
    ['sales', <Trans key="n">Orders completed</Trans>, statistics.salesAmount],
    ['confirmed', <Trans key="n">Confirmed by buyers</Trans>, statistics.beConfirmReceives],
    ['complaints', <Trans key="n">Complaints received</Trans>, statistics.beComplains],
    ['bought', <Trans key="n">Orders as a buyer</Trans>, statistics.buyAmount],
    ['holds', <Trans key="n">Holds as a buyer</Trans>, statistics.holds],
    ['released', <Trans key="n">Goods published</Trans>, statistics.goodsRelease],
  ] as const
  return (
    <>
      <h1>
        <Trans>Seller {uid}</Trans>
      </h1>
      <p className="num mt-2 mb-5 flex flex-wrap gap-x-4 text-13 text-ink-3">
        <span>
          <Trans>
            registered <Moment at={seller.createdAt} as="day" />
          </Trans>
        </span>
        <span>
          <Trans>
            online <Moment at={seller.lastOnlineAt} as="relative" />
          </Trans>
        </span>
      </p>
      {seller.frozen ? (
        <Note tone="negative" className="mb-4" title={<Trans>This account is frozen</Trans>}>
          <Trans>Nothing it sells can be bought. Orders already paid go on.</Trans>
        </Note>
      ) : null}
      <Sheet aria-label={t`How it went so far`}>
        <SheetBody>
          <dl className="grid grid-cols-6 gap-x-6 gap-y-4 phone:grid-cols-2">
            {figures.map(([id, name, count]) => (
              <div key={id}>
                <dt className="text-13 text-ink-3">{name}</dt>
                <dd className="num text-22 font-semibold">{groupThousands(String(count))}</dd>
              </div>
            ))}
          </dl>
        </SheetBody>
      </Sheet>
      <Section
        title={<Trans>Goods for sale</Trans>}
        aside={<Plural value={seller.goodsCount} one="# item" other="# items" />}
      >
        {error !== null ? (
          <FailureNote error={error} retry={() => void refetch()} />
        ) : goods === undefined ? (
          <GoodsGridSkeleton count={4} />
        ) : goods.data.length === 0 ? (
          <EmptyState title={<Trans>Nothing is for sale here now</Trans>}>
            <Trans>What this seller publishes appears here.</Trans>
          </EmptyState>
        ) : (
          <GoodsGrid goods={goods.data} />
        )}
        {goods !== undefined && goods.total > SELLER_PAGE_SIZE ? (
          <DataPager
            className="mt-6 px-0!"
            summary={<Plural value={goods.total} one="# item" other="# items" />}
            page={page}
            pageCount={Math.ceil(goods.total / SELLER_PAGE_SIZE)}
            onPage={(next) => void navigate({ search: (now) => ({ ...now, page: next }) })}
            labels={{ nav: t`Pages`, previous: t`Previous`, next: t({ message: 'Next', context: 'page' }) }}
          />
        ) : null}
      </Section>
    </>
  )
}
