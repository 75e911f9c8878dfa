import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UserText } from '../../shared/format/user-text.tsx'
import { CardCover, type CardCoverProps } from './cover.tsx'

export interface GoodsCellProps {
  readonly goods: CardCoverProps['goods'] & { readonly id: number }
  /** Leads to no page any more. */
  readonly gone?: boolean
  /** The line below the title. */
  readonly children: ReactNode
}

/** Goods in a table row: cover, title, and a further line. */
export function GoodsCell({ goods, gone = false, children }: GoodsCellProps): ReactNode {
  return (
    <span className="flex items-center gap-3">
      <CardCover goods={goods} shape="thumb" className="w-14!" />
      <span className="min-w-0 text-balance">
        {gone ? (
          <span className="font-semibold text-ink-3">
            <UserText>{goods.title}</UserText>
          </span>
        ) : (
          <Link
            to="/goodsDetails"
            search={{ id: goods.id }}
            className="font-semibold underline-offset-[3px] hover:underline"
          >
            <UserText>{goods.title}</UserText>
          </Link>
        )}
        <span className="block text-ink-3">{children}</span>
      </span>
    </span>
  )
}
