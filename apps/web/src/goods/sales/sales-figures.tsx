import { groupThousands } from '@jindu/domain/money'
import { UsdText } from '@jindu/ui/patterns/money-text'
import { Sheet, SheetBody } from '@jindu/ui/primitives/sheet'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Usd } from '../../shared/format/amount.tsx'
import { formatDay } from '../../shared/format/date.ts'
import { useDateOptions } from '../../shared/format/use-date-options.ts'
import { Change } from './change.tsx'
import { changeOf, changeOfConversion, conversionOf, disputesOf, percentText } from './percents.ts'
import type { Sales } from './sales-search.ts'

/** Revenue including escrow, because recent orders are mostly still in escrow. */
const revenueOf = ({ earned, escrow }: Pick<Sales['total'], 'earned' | 'escrow'>): bigint =>
  BigInt(earned.units) + BigInt(escrow.units)

/** Eight figures of the period, four of them compared with the previous one. */
export function SalesFigures({ total, before }: Pick<Sales, 'total' | 'before'>): ReactNode {
  const { t } = useLingui()
  const dates = useDateOptions(3600)
  const [first, last] = [formatDay(before.from, dates), formatDay(before.to - 1, dates)]
  const noSales = <Trans>no sales before</Trans>
  const noRevenue = <Trans>no revenue before</Trans>
  const noVisitors = <Trans>no visitors before</Trans>
  const figures = [
    {
      id: 'revenue',
      name: <Trans>Revenue</Trans>,
      figure: <UsdText cents={revenueOf(total)} />,
      more: <Change of={changeOf(revenueOf(total), revenueOf(before))} none={noRevenue} />,
    },
    {
      id: 'orders',
      name: <Trans context="sales">Orders</Trans>,
      figure: groupThousands(String(total.orders)),
      more: (
        <>
          <Change of={changeOf(BigInt(total.orders), BigInt(before.orders))} none={noSales} /> ·{' '}
          <Plural value={total.units} one="# unit" other="# units" />
        </>
      ),
    },
    {
      id: 'visitors',
      name: <Trans>Visitors</Trans>,
      figure: groupThousands(String(total.views)),
      more: <Change of={changeOf(BigInt(total.views), BigInt(before.views))} none={noVisitors} />,
    },
    {
      id: 'conversion',
      name: <Trans>Conversion</Trans>,
      figure: percentText(conversionOf(total)),
      more: (
        <Change
          of={changeOfConversion(total, before)}
          none={total.views === 0 ? null : before.views === 0 ? noVisitors : noSales}
        />
      ),
    },
    {
      id: 'earned',
      name: <Trans>Earned</Trans>,
      figure: <Usd of={total.net} strong />,
      more:
        total.fee.units === '0' ? (
          <Trans>no fee was kept</Trans>
        ) : (
          <Trans>
            <Usd of={total.earned} /> less a fee of <Usd of={total.fee} />
          </Trans>
        ),
    },
    {
      id: 'escrow',
      name: <Trans>In escrow</Trans>,
      figure: <Usd of={total.escrow} />,
      more: <Trans>in dollars when paid</Trans>,
    },
    {
      id: 'returned',
      name: <Trans>Returned</Trans>,
      figure: <Usd of={total.returned} />,
      more: <Plural value={total.refunded} one="# order refunded" other="# orders refunded" />,
    },
    {
      id: 'disputes',
      name: <Trans>Dispute rate</Trans>,
      figure: percentText(disputesOf(total)),
      more: <Plural value={total.disputed} one="# order held" other="# orders held" />,
    },
  ]
  return (
    <Sheet aria-label={t`The range in figures`}>
      <SheetBody>
        <dl className="grid grid-cols-4 gap-x-6 gap-y-5 phone:grid-cols-2 phone:gap-x-4">
          {figures.map(({ id, name, figure, more }) => (
            <div key={id} className="min-w-0">
              <dt className="text-13 text-ink-3">{name}</dt>
              <dd>
                <span className="num block text-22 font-semibold">{figure}</span>
                <span className="num text-12 text-ink-3">{more}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="num mt-4 text-12 text-ink-3">
          <Trans>
            ▲ ▼ compared with the same number of days before, {first} to {last}; today is counted up to now. Revenue is
            what was earned and what is in escrow.
          </Trans>
        </p>
      </SheetBody>
    </Sheet>
  )
}
