import { Timeline } from '@jindu/ui/patterns/timeline'
import { KeyValues, type KeyValue } from '@jindu/ui/primitives/key-values'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UserText } from '../../../shared/format/user-text.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { GoodsState, Price } from '../../../goods/card/index.ts'
import { RichText } from '../../../shared/rich-text/index.ts'
import { Moderate } from './moderate.tsx'
import { UserLink } from '../shared/links.tsx'

const route = getRouteApi('/staff/goods/$id')

type Info = ApiOutputs['goods']['staffInfo']

/** Goods for a moderator: text, figures, and earlier staff actions. */
export function StaffGoodsDetail(): ReactNode {
  const { q } = useApi()
  const id = Number(route.useParams().id)
  const { data: goods } = useSuspenseQuery(q.goods.staffInfo.queryOptions({ id }))
  return (
    <>
      <PageTitle
        end={
          <span className="flex items-center gap-3">
            <Link to="/goodsDetails" search={{ id }} className="link">
              <Trans>As buyers see it</Trans>
            </Link>
            <Moderate goods={goods} />
          </span>
        }
      >
        <UserText>{goods.title}</UserText>
      </PageTitle>
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] items-start gap-4 phone:grid-cols-1">
        <Sheet>
          <SheetHead title={<Trans>Description</Trans>} end={<GoodsState of={goods} />} />
          <SheetBody>
            <RichText html={goods.contentsHtml} />
          </SheetBody>
        </Sheet>
        <div className="grid gap-4">
          <Sheet>
            <SheetHead title={<Trans>Facts</Trans>} />
            <SheetBody>
              <KeyValues rows={useFacts(goods)} />
            </SheetBody>
          </Sheet>
          <Moderations of={goods} />
        </div>
      </div>
    </>
  )
}

function useFacts(goods: Info): readonly KeyValue[] {
  return [
    { id: 'id', name: <Trans>Goods id</Trans>, value: <span className="num">{goods.id}</span> },
    {
      id: 'seller',
      name: <Trans>Seller</Trans>,
      value: <UserLink uid={goods.sellerUid} />,
    },
    { id: 'category', name: <Trans>Category</Trans>, value: goods.category.title },
    { id: 'price', name: <Trans>Price</Trans>, value: <Price of={goods} /> },
    { id: 'sold', name: <Trans>Units sold</Trans>, value: <span className="num">{goods.salesVolume}</span> },
    { id: 'versions', name: <Trans>Versions</Trans>, value: <span className="num">{goods.versions}</span> },
    { id: 'published', name: <Trans context="time">Published</Trans>, value: <Moment at={goods.createdAt} /> },
    { id: 'updated', name: <Trans>Last edited</Trans>, value: <Moment at={goods.updatedAt} /> },
  ]
}

function Moderations({ of: { history } }: { readonly of: Info }): ReactNode {
  const { t } = useLingui()
  return (
    <Sheet>
      <SheetHead title={<Trans>Moderation</Trans>} />
      <SheetBody>
        {history.length === 0 ? (
          <p className="text-13 text-ink-3">
            <Trans>Staff have not touched these goods.</Trans>
          </p>
        ) : (
          <Timeline
            label={t`Moderation`}
            entries={history.map(({ id, action, reason, staffUid, at }) => ({
              id: String(id),
              kind: action === 'delisted' ? 'negative' : 'positive',
              title:
                action === 'delisted' ? <Trans>Delisted by {staffUid}</Trans> : <Trans>Relisted by {staffUid}</Trans>,
              detail: reason,
              time: <Moment at={at} />,
            }))}
          />
        )}
      </SheetBody>
    </Sheet>
  )
}
