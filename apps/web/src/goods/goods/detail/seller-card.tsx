import { groupThousands } from '@jindu/domain/money'
import { KeyValues } from '@jindu/ui/primitives/key-values'
import { Sheet, SheetBody } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { useSuspenseAsRendered } from '../../../shared/trpc/as-rendered.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { Rating } from '../../card/index.ts'
import { SellerFace } from '../seller/seller-face.tsx'

const figure = (count: number): string => groupThousands(String(count))

export interface SellerCardProps {
  readonly uid: number
  /** The goods to ask about; left out for readers who cannot ask, such as the owner. */
  readonly goodsId?: number
}

/** The seller and their record. */
export function SellerCard({ uid, goodsId }: SellerCardProps): ReactNode {
  const { q } = useApi()
  const asked = q.goods.seller.queryOptions({ uid })
  const { data: seller } = useSuspenseAsRendered(asked.queryKey, useSuspenseQuery(asked))
  const { statistics } = seller
  return (
    <Sheet>
      <SheetBody>
        <div className="flex items-center gap-3">
          <SellerFace uid={uid} />
          <div className="min-w-0 flex-1">
            <Link
              to="/sellerDetails"
              search={{ id: uid }}
              className="reach num font-semibold underline-offset-[3px] hover:underline"
            >
              <Trans>Seller {uid}</Trans>
            </Link>
            <div className="num flex flex-col text-13 text-ink-3">
              <Rating of={seller.rating} counted className="text-ink-2" />
              {seller.frozen ? (
                <Trans>account frozen</Trans>
              ) : (
                <span className="whitespace-nowrap">
                  <Trans>
                    online <Moment at={seller.lastOnlineAt} as="seen" />
                  </Trans>
                </span>
              )}
            </div>
          </div>
          {goodsId === undefined ? null : (
            <Link to="/goodsDetails" search={{ id: goodsId, type: 'consult' }} hash="about" className="btn line s">
              <Trans>Ask</Trans>
            </Link>
          )}
          <Link to="/sellerDetails" search={{ id: uid }} className="btn quiet s -mr-2.5">
            <Trans>Profile</Trans>
          </Link>
        </div>
        <KeyValues
          className="mt-3.5"
          rows={[
            { id: 'sales', name: <Trans>Orders completed</Trans>, value: figure(statistics.salesAmount) },
            { id: 'confirmed', name: <Trans>Confirmed by buyers</Trans>, value: figure(statistics.beConfirmReceives) },
            { id: 'complaints', name: <Trans>Complaints received</Trans>, value: figure(statistics.beComplains) },
            { id: 'goods', name: <Trans>Goods for sale</Trans>, value: figure(seller.goodsCount) },
          ]}
        />
      </SheetBody>
    </Sheet>
  )
}
