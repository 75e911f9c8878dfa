import { groupThousands } from '@jindu/domain/money'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UserText } from '../../../shared/format/user-text.tsx'
import { CardCover, type GoodsCard, Price } from '../../card/index.ts'

/** Best-selling goods in order, in two columns read row by row. */
export function GoodsRank({ goods }: { readonly goods: readonly GoodsCard[] }): ReactNode {
  return (
    <ol className="grid grid-cols-2 gap-x-8 phone:grid-cols-1">
      {goods.map((item, index) => {
        const sold = groupThousands(String(item.salesVolume))
        return (
          <li
            key={item.id}
            className="group relative grid grid-cols-[22px_72px_minmax(0,1fr)_auto] items-center gap-3.5 border-t border-line py-2.5 phone:grid-cols-[14px_60px_minmax(0,1fr)_auto] phone:gap-2.5"
          >
            <span className="num font-semibold text-ink-3">{index + 1}</span>
            <CardCover goods={item} shape="thumb" />
            <div className="min-w-0">
              <Link
                to="/goodsDetails"
                search={{ id: item.id }}
                className="block truncate font-semibold underline-offset-[3px] after:absolute after:inset-0 group-hover:underline"
              >
                <UserText>{item.title}</UserText>
              </Link>
              <span className="num block truncate text-13 text-ink-3">
                <Trans>Seller {item.sellerUid}</Trans> ·{' '}
                <Plural value={item.attentions} one="# favourite" other="# favourites" />
              </span>
            </div>
            <div className="text-right">
              <Price of={item} />
              <span className="num block text-13 text-ink-3">
                <Trans>{sold} sold</Trans>
              </span>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
