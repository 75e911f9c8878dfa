import { TabPanel, Tabs } from '@jindu/ui/primitives/tabs'
import { groupThousands } from '@jindu/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { lazyPart } from '../../../shared/parts/lazy-part.tsx'
import { Reviews } from '../../reviews/index.ts'
import { RichText } from '../../../shared/rich-text/index.ts'
import { GoodsOrders } from './goods-orders.tsx'
import type { GoodsDetail } from './goods-reads.ts'

const route = getRouteApi('/_main/goodsDetails')

/** Loaded with their tab, because few visitors open comments or consultation. */
const Comments = lazyPart(async () => ({ default: (await import('../../../trust/comments/index.ts')).Comments }))
const Consult = lazyPart(async () => ({ default: (await import('../../../trust/conversations/index.ts')).Consult }))

const TABS = ['info', 'reviews', 'orders', 'comments', 'consult'] as const
type Tab = (typeof TABS)[number]

/** Tabs of the goods page; the selected tab is part of the URL. */
export function GoodsTabs({ goods }: { readonly goods: GoodsDetail }): ReactNode {
  const { t } = useLingui()
  const { type } = route.useSearch()
  const navigate = route.useNavigate()
  const commented = !goods.category.publicCommentsHidden
  const wanted = TABS.find((tab) => tab === type) ?? 'info'
  const tab: Tab = wanted === 'comments' && !commented ? 'info' : wanted
  const choose = (next: string): void =>
    void navigate({
      search: next === 'info' ? { id: goods.id } : { id: goods.id, type: next },
      replace: true,
      resetScroll: false,
    })
  return (
    <Tabs
      value={tab}
      onValueChange={choose}
      label={t`About these goods`}
      tabs={[
        { value: 'info', label: t({ message: 'Details', context: 'of goods' }) },
        { value: 'reviews', label: t`Reviews`, count: groupThousands(String(goods.rating.count)) },
        { value: 'orders', label: t({ message: 'Orders', context: 'of goods' }) },
        ...(commented ? [{ value: 'comments', label: t`Public comments` }] : []),
        { value: 'consult', label: t`Ask the seller` },
      ]}
    >
      <TabPanel value="info" className="mt-6">
        <h2 className="sr-only">
          <Trans context="of goods">Details</Trans>
        </h2>
        <RichText html={goods.contentsHtml} />
      </TabPanel>
      <TabPanel value="reviews" className="mt-6">
        <h2 className="sr-only">
          <Trans>Reviews</Trans>
        </h2>
        <Reviews subject={{ goodsId: goods.id }} />
      </TabPanel>
      <TabPanel value="orders" className="mt-4">
        <GoodsOrders goodsId={goods.id} />
      </TabPanel>
      <TabPanel value="comments">
        <h2 className="sr-only">
          <Trans>Public comments</Trans>
        </h2>
        <Comments place={{ kind: 'goods', subjectId: goods.id }} />
      </TabPanel>
      <TabPanel value="consult" className="mt-4">
        <h2 className="sr-only">
          <Trans>Ask the seller</Trans>
        </h2>
        <Consult subject={{ kind: 'goods', id: goods.id }} own={goods.own} />
      </TabPanel>
    </Tabs>
  )
}
