import { groupThousands } from '@jindu/domain/money'
import { Note } from '@jindu/ui/primitives/note'
import { Sheet, SheetBody } from '@jindu/ui/primitives/sheet'
import { TabPanel, Tabs } from '@jindu/ui/primitives/tabs'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useSuspenseAsRendered } from '../../../shared/trpc/as-rendered.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { Reviews } from '../../reviews/index.ts'
import { Rating } from '../../card/index.ts'
import { SellerFace } from './seller-face.tsx'
import { SellerGoods } from './seller-goods.tsx'

const route = getRouteApi('/_main/sellerDetails')

type Seller = ApiOutputs['goods']['seller']

/** Public page of a seller: record, goods, and reviews. */
export function SellerPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { uid } = route.useLoaderData()
  const { type } = route.useSearch()
  const navigate = route.useNavigate()
  const asked = q.goods.seller.queryOptions({ uid })
  const { data: seller } = useSuspenseAsRendered(asked.queryKey, useSuspenseQuery(asked))
  return (
    <>
      <SellerHead seller={seller} />
      {seller.frozen ? (
        <Note tone="negative" className="mb-4" title={<Trans>This account is frozen</Trans>}>
          <Trans>Nothing it sells can be bought. Orders already paid go on.</Trans>
        </Note>
      ) : null}
      <Statistics seller={seller} />
      <Tabs
        className="mt-8 phone:mt-6"
        value={type ?? 'goods'}
        onValueChange={(next) =>
          void navigate({
            search: next === 'reviews' ? { id: uid, type: 'reviews' } : { id: uid },
            replace: true,
            resetScroll: false,
          })
        }
        label={t`About this seller`}
        tabs={[
          { value: 'goods', label: t`Goods for sale`, count: groupThousands(String(seller.goodsCount)) },
          { value: 'reviews', label: t`Reviews`, count: groupThousands(String(seller.rating.count)) },
        ]}
      >
        <TabPanel value="goods" className="mt-6">
          <h2 className="sr-only">
            <Trans>Goods for sale</Trans>
          </h2>
          <SellerGoods uid={uid} />
        </TabPanel>
        <TabPanel value="reviews" className="mt-6">
          <h2 className="sr-only">
            <Trans>Reviews</Trans>
          </h2>
          <Reviews subject={{ uid }} />
        </TabPanel>
      </Tabs>
    </>
  )
}

function SellerHead({ seller }: { readonly seller: Seller }): ReactNode {
  return (
    <div className="mb-5 flex items-center gap-4">
      <SellerFace uid={seller.uid} />
      <div className="min-w-0">
        <h1>
          <Trans>Seller {seller.uid}</Trans>
        </h1>
        <p className="num mt-0.5 flex flex-wrap gap-x-4 text-13 text-ink-3">
          <Rating of={seller.rating} counted className="text-ink-2" />
          <span>
            <Trans>
              registered <Moment at={seller.createdAt} as="day" />
            </Trans>
          </span>
          <span>
            <Trans>
              online <Moment at={seller.lastOnlineAt} as="seen" />
            </Trans>
          </span>
        </p>
      </div>
    </div>
  )
}

function Statistics({ seller: { statistics } }: { readonly seller: Seller }): ReactNode {
  const { t } = useLingui()
  const figures = [
    ['sales', <Trans key="n">Orders completed</Trans>, statistics.salesAmount],
    ['confirmed', <Trans key="n">Confirmed by buyers</Trans>, statistics.beConfirmReceives],
    ['complaints', <Trans key="n">Complaints received</Trans>, statistics.beComplains],
    ['bought', <Trans key="n">Orders as a buyer</Trans>, statistics.buyAmount],
    ['holds', <Trans key="n">Holds as a buyer</Trans>, statistics.holds],
    ['released', <Trans key="n">Goods published</Trans>, statistics.goodsRelease],
  ] as const
  return (
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
  )
}
