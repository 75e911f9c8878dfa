import { groupThousands } from '@jindu/domain/money'
import { Sheet, SheetBody } from '@jindu/ui/primitives/sheet'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Usd } from '../../shared/format/amount.tsx'
import { conversionOf, disputesOf, percentText } from './percents.ts'
import type { Sales } from './sales-search.ts'

/** The range in six figures. */
export function SalesFigures({ total }: { readonly total: Sales['total'] }): ReactNode {
  const { t } = useLingui()
  const figures = [
    {
      id: 'orders',
      name: <Trans context="sales">Orders</Trans>,
      figure: groupThousands(String(total.orders)),
      more: <Plural value={total.units} one="# unit" other="# units" />,
    },
    {
      id: 'earned',
      name: <Trans>Earned</Trans>,
      figure: <Usd of={total.earned} />,
      more: <Trans>before the site’s fee</Trans>,
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
      id: 'conversion',
      name: <Trans>Conversion</Trans>,
      figure: percentText(conversionOf(total)),
      more: <Plural value={total.views} one="of # visitor" other="of # visitors" />,
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
        <dl className="grid grid-cols-6 gap-x-6 gap-y-5 max-lg:grid-cols-3 phone:grid-cols-2">
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
      </SheetBody>
    </Sheet>
  )
}
