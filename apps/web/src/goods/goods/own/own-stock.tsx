import { stockLevel } from '@jindu/domain/goods/goods'
import { groupThousands } from '@jindu/domain/money'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Restock, StockBadge } from '../../stock/index.ts'
import type { OwnGoods } from './own-goods.ts'

/** The list counts stock up to here. */
const MOST_COUNTED = 1_000

/** Unsold units of one's own goods, with a link to the stock if there is one. */
export function OwnStock({
  goods: { id, title, delivery, unsold, lowStock },
}: {
  readonly goods: OwnGoods
}): ReactNode {
  if (unsold === null) {
    return (
      <span className="text-ink-3">
        {delivery === 'shared' ? <Trans>one for all</Trans> : <Trans>not counted</Trans>}
      </span>
    )
  }
  const level = stockLevel(unsold, lowStock)
  const left = groupThousands(String(unsold))
  return (
    <span className="flex flex-wrap items-center gap-2 phone:-my-2 phone:inline-flex">
      <Link to="/personal/editGoods" search={{ id, type: 'SHIPMENTS' }} className="link num">
        {unsold >= MOST_COUNTED ? <Trans>{left} or more</Trans> : <Trans>{left} left</Trans>}
      </Link>
      {level === 'low' ? <StockBadge level="low" /> : null}
      {delivery === 'units' ? <Restock goodsId={id} title={title} /> : null}
    </span>
  )
}
