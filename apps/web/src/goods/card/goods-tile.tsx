import { groupThousands } from '@jindu/domain/money'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UserText } from '../../shared/format/user-text.tsx'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { Automatic } from './automatic.tsx'
import { CardCover } from './cover.tsx'
import { Price } from './price.tsx'
import { Left } from './left.tsx'
import { Rating } from './rating.tsx'

export type GoodsCard = ApiOutputs['goods']['home']['new'][number]

/** Goods in a grid: picture, title, price, units sold. */
export function GoodsTile({
  goods,
  first = false,
}: {
  readonly goods: GoodsCard
  readonly first?: boolean
}): ReactNode {
  const sold = groupThousands(String(goods.salesVolume))
  return (
    <Link to="/goodsDetails" search={{ id: goods.id }} className="group block min-w-0">
      <span className="relative block">
        <CardCover goods={goods} first={first} />
        <Automatic goods={goods} className="absolute bottom-2 left-2 rounded-2 bg-sheet px-1.5 py-0.5 text-12" />
      </span>
      <span className="mt-3 block truncate font-medium leading-tight underline-offset-[3px] decoration-1 group-hover:underline max-lg:line-clamp-2 max-lg:min-h-[2lh] max-lg:whitespace-normal">
        <UserText>{goods.title}</UserText>
      </span>
      <span className="mt-1.5 flex items-baseline justify-between gap-2">
        <Price of={goods} className="text-16" />
        <span className="num flex items-baseline gap-2.5 text-13 text-ink-3 phone:gap-2">
          <Rating of={goods.rating} className="text-ink-2" />
          {goods.left === null ? (
            goods.salesVolume === 0 ? (
              <Trans>new</Trans>
            ) : (
              <span className={goods.rating.count === 0 ? undefined : 'phone:hidden'}>
                <Trans>{sold} sold</Trans>
              </span>
            )
          ) : (
            <Left left={goods.left} />
          )}
        </span>
      </span>
    </Link>
  )
}
