import { Sheet } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UserText } from '../../shared/format/user-text.tsx'
import { CardCover, type GoodsCard, Price } from '../card/index.ts'

export interface NamedGoodsProps {
  readonly goods: GoodsCard
  /** Whether titles have the number too; null when the titles below have another one. */
  readonly others: boolean | null
}

/** If the keyword is a number, the goods with that id come before titles that contain it. */
export function NamedGoods({ goods, others }: NamedGoodsProps): ReactNode {
  return (
    <>
      <Sheet className="group relative mb-6 grid grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-4 py-3 pr-5 pl-3">
        <CardCover goods={goods} shape="thumb" />
        <div className="min-w-0">
          <h2 className="num text-12 font-normal text-ink-3">
            <Trans>Goods ID {goods.id}</Trans>
          </h2>
          <Link
            to="/goodsDetails"
            search={{ id: goods.id }}
            className="block truncate font-semibold underline-offset-[3px] after:absolute after:inset-0 group-hover:underline"
          >
            <UserText>{goods.title}</UserText>
          </Link>
          <span className="block truncate text-13 text-ink-3">{goods.category.title}</span>
        </div>
        <Price of={goods} className="text-16" />
      </Sheet>
      {others === null ? null : (
        <p className="mb-4 text-13 text-ink-3">
          {others ? <Trans>Titles that have “{goods.id}”</Trans> : <Trans>No title has “{goods.id}”.</Trans>}
        </p>
      )}
    </>
  )
}
