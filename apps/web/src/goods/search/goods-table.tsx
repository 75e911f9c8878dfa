import { groupThousands } from '@jindu/domain/money'
import { DataTable } from '@jindu/ui/patterns/data-table'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import { Automatic, type GoodsCard, GoodsCell, InStock, Price } from '../card/index.ts'
import { UserText } from '../../shared/format/user-text.tsx'

const figure = (count: number): string => groupThousands(String(count))

/** Search results as a table, for comparing numbers. */
export function GoodsTable({ goods }: { readonly goods: readonly GoodsCard[] }): ReactNode {
  const { t } = useLingui()
  return (
    <Sheet>
      <DataTable
        caption={t`Goods found`}
        rows={goods}
        rowKey={(row) => String(row.id)}
        columns={[
          {
            id: 'goods',
            header: t`Goods`,
            render: (row) => (
              <GoodsCell goods={row}>
                <span className="flex flex-wrap gap-x-3">
                  <span>
                    <UserText>{row.category.title}</UserText> · <span className="num">{row.id}</span>
                  </span>
                  <Automatic goods={row} />
                  <InStock goods={row} />
                </span>
              </GoodsCell>
            ),
          },
          {
            id: 'seller',
            header: t`Seller`,
            foldLabel: t`Seller`,
            render: (row) => (
              <Link to="/sellerDetails" search={{ id: row.sellerUid }} className="link num">
                {row.sellerUid}
              </Link>
            ),
          },
          {
            id: 'sold',
            header: t({ message: 'Sold', context: 'units' }),
            align: 'end',
            foldLabel: t({ message: 'Sold', context: 'units' }),
            render: (row) => figure(row.salesVolume),
          },
          {
            id: 'attentions',
            header: t`Favourites`,
            align: 'end',
            fold: 'hidden',
            render: (row) => figure(row.attentions),
          },
          {
            id: 'updated',
            header: t`Updated`,
            align: 'end',
            fold: 'hidden',
            render: (row) => <Moment at={row.updatedAt} as="day" />,
          },
          { id: 'price', header: t`Price`, align: 'end', fold: 'beside', render: (row) => <Price of={row} /> },
        ]}
      />
    </Sheet>
  )
}
