import { groupThousands } from '@jindu/domain/money'
import type { DataColumn } from '@jindu/ui/patterns/data-table'
import { useLingui } from '@lingui/react/macro'
import { GoodsCell, GoodsState, Price } from '../../card/index.ts'
import type { OwnGoods } from './own-goods.ts'
import { OwnGoodsActions } from './own-goods-actions.tsx'
import { OwnStock } from './own-stock.tsx'
import { PickAll, PickOne } from './pick-goods.tsx'
import type { Picked } from './use-picked.ts'
import { UserText } from '../../../shared/format/user-text.tsx'

/** On phones checkbox and cover are side by side; sales, stock and state share a line. */
export const OWN_ROWS = 'phone:[&_tbody>tr]:grid-cols-[18px_auto_minmax(0,1fr)_auto]!'

export function useOwnColumns(picked: Picked): readonly DataColumn<OwnGoods>[] {
  const { t } = useLingui()
  return [
    {
      id: 'pick',
      header: <PickAll picked={picked} />,
      className: 'w-9 pr-0!',
      render: (row) => <PickOne goods={row} picked={picked} />,
    },
    {
      id: 'goods',
      header: t`Goods`,
      className: 'phone:col-span-2',
      render: (row) => (
        <GoodsCell goods={row}>
          <UserText>{row.category.title}</UserText> · <span className="num">{row.id}</span>
        </GoodsCell>
      ),
    },
    { id: 'price', header: t`Price`, align: 'end', render: (row) => <Price of={row} /> },
    {
      id: 'sold',
      header: t({ message: 'Sold', context: 'units' }),
      align: 'end',
      className: 'phone:col-start-2 phone:text-left',
      foldLabel: t({ message: 'Sold', context: 'units' }),
      render: (row) => groupThousands(String(row.salesVolume)),
    },
    { id: 'stock', header: t`Stock`, foldLabel: t`Stock`, render: (row) => <OwnStock goods={row} /> },
    { id: 'state', header: t`State`, render: (row) => <GoodsState of={row} soldOut={row.unsold === 0} /> },
    {
      id: 'do',
      header: t`Actions`,
      align: 'end',
      fold: 'late',
      render: (row) => <OwnGoodsActions goods={row} />,
    },
  ]
}
