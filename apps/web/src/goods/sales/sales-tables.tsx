import { groupThousands } from '@jindu/domain/money'
import { DataTable } from '@jindu/ui/patterns/data-table'
import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UserText } from '../../shared/format/user-text.tsx'
import { Amount, Usd } from '../../shared/format/amount.tsx'
import { amountCell } from '../../shared/csv/amount-cell.ts'
import { Cover } from '../card/index.ts'
import { CsvButton } from '../../shared/figures/index.ts'
import { conversionOf, disputesOf, percentText } from './percents.ts'
import { percentCell } from './sales-rows.ts'
import type { Sales, SalesSearch } from './sales-search.ts'

const count = (number: number): string => groupThousands(String(number))

/** Revenue of the orders in each coin. */
export function CoinTable({ coins }: { readonly coins: Sales['coins'] }): ReactNode {
  const { t } = useLingui()
  return (
    <Sheet>
      <SheetHead
        title={<Trans>By coin</Trans>}
        end={
          <CsvButton
            name="jindu-sales-by-coin"
            rows={() => [
              [
                t`Coin`,
                t({ message: 'Orders', context: 'sales' }),
                t`Earned`,
                t`Fee`,
                t`You get`,
                t`In escrow`,
                t`Returned`,
              ],
              ...coins.map(({ orders, earned, fee, net, escrow, returned }) => [
                earned.asset,
                orders,
                amountCell(earned),
                amountCell(fee),
                amountCell(net),
                amountCell(escrow),
                amountCell(returned),
              ]),
            ]}
          />
        }
      />
      <DataTable
        className="is-figures"
        caption={t`By coin`}
        rows={coins}
        rowKey={({ earned }) => earned.asset}
        columns={[
          { id: 'coin', header: t`Coin`, fold: 'wide', render: ({ earned }) => <b>{earned.asset}</b> },
          {
            id: 'orders',
            header: t({ message: 'Orders', context: 'sales' }),
            align: 'end',
            foldLabel: t({ message: 'Orders', context: 'sales' }),
            render: ({ orders }) => count(orders),
          },
          {
            id: 'earned',
            header: t`Earned`,
            align: 'end',
            foldLabel: t`Earned`,
            render: ({ earned }) => <Amount of={earned} bare />,
          },
          {
            id: 'net',
            header: t`You get`,
            align: 'end',
            foldLabel: t`You get`,
            render: ({ net }) => <Amount of={net} bare strong />,
          },
          {
            id: 'escrow',
            header: t`In escrow`,
            align: 'end',
            foldLabel: t`In escrow`,
            render: ({ escrow }) => <Amount of={escrow} bare />,
          },
          {
            id: 'returned',
            header: t`Returned`,
            align: 'end',
            foldLabel: t`Returned`,
            render: ({ returned }) => <Amount of={returned} bare />,
          },
        ]}
      />
    </Sheet>
  )
}

interface TopGoodsProps {
  readonly top: Sales['top']
  readonly address: SalesSearch
}

/** Goods with the most revenue; each links to its own figures. */
export function TopGoods({ top, address }: TopGoodsProps): ReactNode {
  const { t } = useLingui()
  return (
    <Sheet>
      <SheetHead
        title={<Trans>Top goods by revenue</Trans>}
        end={
          <CsvButton
            name="jindu-top-goods"
            rows={() => [
              [
                t`Number`,
                t`Goods`,
                t({ message: 'Orders', context: 'sales' }),
                t`Earned (USD)`,
                t`Visitors`,
                t`Conversion (%)`,
                t`Dispute rate (%)`,
              ],
              ...top.map((row) => [
                row.id,
                row.title,
                row.orders,
                amountCell(row.earned),
                row.views,
                percentCell(conversionOf(row)),
                percentCell(disputesOf(row)),
              ]),
            ]}
          />
        }
      />
      <DataTable
        className="is-figures"
        caption={t`Top goods by revenue`}
        rows={top}
        rowKey={({ id }) => String(id)}
        columns={[
          {
            id: 'goods',
            header: t`Goods`,
            fold: 'wide',
            render: ({ id, title, about, coverFileId }) => (
              <span className="flex items-center gap-3">
                <Cover title={title} about={about} fileId={coverFileId} shape="thumb" className="w-12!" />
                <Link
                  to="/personal/sales"
                  search={{ ...address, goods: id }}
                  className="min-w-0 font-semibold underline-offset-[3px] hover:underline"
                >
                  <UserText>{title}</UserText>
                </Link>
              </span>
            ),
          },
          {
            id: 'orders',
            header: t({ message: 'Orders', context: 'sales' }),
            align: 'end',
            foldLabel: t({ message: 'Orders', context: 'sales' }),
            render: ({ orders }) => count(orders),
          },
          {
            id: 'earned',
            header: t`Earned`,
            align: 'end',
            foldLabel: t`Earned`,
            render: ({ earned }) => <Usd of={earned} />,
          },
          {
            id: 'views',
            header: t`Visitors`,
            align: 'end',
            foldLabel: t`Visitors`,
            render: ({ views }) => count(views),
          },
          {
            id: 'conversion',
            header: t`Conversion`,
            align: 'end',
            foldLabel: t`Conversion`,
            render: (row) => percentText(conversionOf(row)),
          },
          {
            id: 'disputes',
            header: t`Dispute rate`,
            align: 'end',
            foldLabel: t`Dispute rate`,
            render: (row) => percentText(disputesOf(row)),
          },
        ]}
      />
    </Sheet>
  )
}

/** The discount codes with the most orders, each with the sum of its discounts. */
export function CodeTable({ codes }: { readonly codes: Sales['codes'] }): ReactNode {
  const { t } = useLingui()
  return (
    <Sheet>
      <SheetHead
        title={<Trans>Discount codes</Trans>}
        end={
          <CsvButton
            name="jindu-discount-codes"
            rows={() => [
              [
                t({ message: 'Code', context: 'discount' }),
                t({ message: 'Orders', context: 'sales' }),
                t({ message: 'Units', context: 'sales' }),
                t`Refunded`,
                t`Discount (USD)`,
                t`Earned (USD)`,
              ],
              ...codes.map(({ code, orders, units, refunded, discounts, earned }) => [
                code,
                orders,
                units,
                refunded,
                amountCell(discounts),
                amountCell(earned),
              ]),
            ]}
          />
        }
      />
      <DataTable
        className="is-figures"
        caption={t`Discount codes`}
        rows={codes}
        rowKey={({ code }) => code}
        columns={[
          {
            id: 'code',
            header: t({ message: 'Code', context: 'discount' }),
            fold: 'wide',
            render: ({ code }) => <b className="font-mono">{code}</b>,
          },
          {
            id: 'orders',
            header: t({ message: 'Orders', context: 'sales' }),
            align: 'end',
            foldLabel: t({ message: 'Orders', context: 'sales' }),
            render: ({ orders }) => count(orders),
          },
          {
            id: 'off',
            header: t`Discount`,
            align: 'end',
            foldLabel: t`Discount`,
            render: ({ discounts }) => <Usd of={discounts} />,
          },
          {
            id: 'earned',
            header: t`Earned`,
            align: 'end',
            foldLabel: t`Earned`,
            render: ({ earned }) => <Usd of={earned} />,
          },
        ]}
      />
    </Sheet>
  )
}
