import { Breadcrumb } from '@jindu/ui/primitives/breadcrumb'
import { Section } from '@jindu/ui/primitives/page'
import { channelName } from '@jindu/domain/events'
import { groupThousands } from '@jindu/domain/money'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { useLive } from '../../../shared/live/use-live.ts'
import { useSuspenseAsRendered } from '../../../shared/trpc/as-rendered.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { CategoryStrip } from '../../../shared/ad-strips/category-strip.tsx'
import { GoodsGrid, GoodsState, Rating } from '../../card/index.ts'
import { GoodsGallery } from './goods-gallery.tsx'
import { alsoFrom, type GoodsDetail } from './goods-reads.ts'
import { GoodsSide } from './goods-side.tsx'
import { GoodsTabs } from './goods-tabs.tsx'
import { useCountView } from './use-count-view.ts'
import { UserText } from '../../../shared/format/user-text.tsx'

const route = getRouteApi('/_main/goodsDetails')

export function GoodsPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { goods: loaded } = route.useLoaderData()
  const asked = q.goods.detail.queryOptions({ id: loaded.id })
  const { data: goods } = useSuspenseAsRendered(asked.queryKey, useSuspenseQuery(asked))
  useCountView(goods)
  useLive(channelName('goods', goods.id))
  return (
    <>
      <Breadcrumb label={t`Where you are`}>
        <Link to="/">
          <Trans>Goods</Trans>
        </Link>
        <Link to="/search" search={{ id: goods.category.id }}>
          <UserText>{goods.category.title}</UserText>
        </Link>
        <span className="num">{goods.id}</span>
      </Breadcrumb>
      {/* The DOM order equals the phone's visual order, so that nothing shifts while the rest loads. */}
      <div className="grid grid-cols-[minmax(0,1fr)_400px] grid-rows-[auto_1fr] items-start gap-x-12 max-lg:grid-cols-[minmax(0,1fr)_360px] max-lg:gap-x-6 phone:flex phone:flex-col phone:items-stretch">
        <div className="min-w-0">
          <GoodsGallery goods={goods} />
          <h1>{goods.title}</h1>
          <GoodsFacts goods={goods} />
        </div>
        <aside
          className="col-start-2 row-span-2 row-start-1 flex flex-col gap-4 phone:mt-5"
          aria-label={t`Purchase and seller`}
        >
          <GoodsSide key={goods.id} goods={goods} />
        </aside>
        <div id="about" className="mt-6 min-w-0 scroll-mt-6">
          <GoodsTabs goods={goods} />
          <CategoryStrip category={goods.category} className="mt-8" />
          <AlsoFrom goods={goods} />
        </div>
      </div>
    </>
  )
}

function GoodsFacts({ goods }: { goods: GoodsDetail }): ReactNode {
  const sold = groupThousands(String(goods.salesVolume))
  return (
    <p className="num mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-13 text-ink-3">
      {goods.rating.count === 0 ? null : (
        <Link
          to="/goodsDetails"
          search={{ id: goods.id, type: 'reviews' }}
          resetScroll={false}
          className="reach text-ink-2 underline-offset-[3px] hover:underline"
        >
          <Rating of={goods.rating} counted />
        </Link>
      )}
      {/* Goods for sale need no badge: the purchase panel shows it. */}
      {goods.status === 'normal' && !goods.offline && goods.left !== 0 ? null : (
        <GoodsState of={goods} soldOut={goods.left === 0} />
      )}
      <span>
        <Trans>{sold} sold</Trans>
      </span>
      <span>
        <Plural value={goods.salesAmount} one="# order completed" other="# orders completed" />
      </span>
      <span>
        <Plural value={goods.attentions} one="# favourite" other="# favourites" />
      </span>
      <span>
        <Trans>
          released <Moment at={goods.createdAt} as="day" />
        </Trans>
      </span>
      {goods.updatedAt > goods.createdAt ? (
        <span>
          <Trans>
            edited <Moment at={goods.updatedAt} as="day" />
          </Trans>
        </span>
      ) : null}
    </p>
  )
}

function AlsoFrom({ goods }: { goods: GoodsDetail }): ReactNode {
  const { q } = useApi()
  const asked = q.goods.list.queryOptions(alsoFrom(goods.sellerUid))
  const { data } = useSuspenseAsRendered(asked.queryKey, useSuspenseQuery(asked))
  const others = data.data.filter((item) => item.id !== goods.id).slice(0, 3)
  if (others.length === 0) return null
  return (
    <Section
      title={<Trans>Also from {goods.sellerUid}</Trans>}
      end={
        <Link to="/sellerDetails" search={{ id: goods.sellerUid }} className="link">
          <Trans>See all</Trans>
        </Link>
      }
    >
      <div className="phone:[&_li:nth-child(3)]:hidden">
        <GoodsGrid goods={others} columns={3} />
      </div>
    </Section>
  )
}
