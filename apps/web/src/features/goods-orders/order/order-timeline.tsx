import { timelineText } from '@jindu/i18n'
import { Timeline, type TimelineEntry } from '@jindu/ui/patterns/timeline'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { rateText } from '../../../shared/format/rate-text.ts'
import { amountText, type OrderInfo } from './order-info.ts'

type Action = ApiOutputs['goodsOrders']['actions']['data'][number]

const KINDS = {
  'goodsOrder.placed': 'money',
  'goodsOrder.shipmentOpened': 'neutral',
  'goodsOrder.confirmed': 'money',
  'goodsOrder.held': 'hold',
  'goodsOrder.holdCancelled': 'neutral',
  'goodsOrder.buyerComplained': 'dispute',
  'goodsOrder.buyerComplaintCancelled': 'neutral',
  'goodsOrder.sellerComplained': 'dispute',
  'goodsOrder.sellerComplaintCancelled': 'neutral',
  'goodsOrder.refunded': 'money',
  'goodsOrder.settled': 'money',
  'goodsOrder.buyerStated': 'dispute',
  'goodsOrder.sellerStated': 'dispute',
  'goodsOrder.buyerProposedSplit': 'neutral',
  'goodsOrder.sellerProposedSplit': 'neutral',
  'goodsOrder.buyerWithdrewSplit': 'neutral',
  'goodsOrder.sellerWithdrewSplit': 'neutral',
  'goodsOrder.buyerAcceptedSplit': 'money',
  'goodsOrder.sellerAcceptedSplit': 'money',
  'goodsOrder.ruled': 'dispute',
  'goodsOrder.rulingAwaitsSecond': 'hold',
  'goodsOrder.rulingConfirmed': 'dispute',
  'goodsOrder.rulingRejected': 'neutral',
} as const satisfies Record<Action['note'], TimelineEntry['kind']>

function Detail({ action, order }: { readonly action: Action; readonly order: OrderInfo }): ReactNode {
  if (action.note === 'goodsOrder.placed') {
    const amount = amountText(order.amount)
    const rate = rateText(order.rate)
    return (
      <Trans>
        {amount} at {rate} a coin
      </Trans>
    )
  }
  if (action.note === 'goodsOrder.held') return <Trans>The settlement clock stopped</Trans>
  const { unit, opened, of } = action.details
  if (typeof unit === 'number') {
    return (
      <Trans>
        Unit {unit} of {of}
      </Trans>
    )
  }
  if (typeof opened === 'number') {
    return (
      <Trans>
        {opened} of {of} units
      </Trans>
    )
  }
  const { reason, text } = action.details
  if (typeof reason === 'string') return <q>{reason}</q>
  if (typeof text === 'string') return <q className="order-said">{text}</q>
  return <Offered action={action} order={order} />
}

/** The amount of a split that was offered or taken. */
function Offered({ action, order }: { readonly action: Action; readonly order: OrderInfo }): ReactNode {
  const units = action.details['buyerUnits']
  if (typeof units !== 'string') return null
  const back = amountText({ asset: order.amount.asset, units })
  return order.role === 'buyer' ? <Trans>{back} back to you</Trans> : <Trans>{back} back to the buyer</Trans>
}

/** What happened on the order, the latest first. */
export function OrderTimeline({ order }: { readonly order: OrderInfo }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const locale = useLocale()
  const actions = useQuery(q.goodsOrders.actions.queryOptions({ id: order.id }))
  return (
    <Sheet className="order-story">
      <SheetHead title={<Trans>What happened</Trans>} />
      <SheetBody>
        {actions.isError ? (
          <FailureNote error={actions.error} retry={() => void actions.refetch()} />
        ) : actions.data === undefined ? (
          <div className="grid gap-4">
            <Skeleton className="w-3/5" />
            <Skeleton className="w-2/5" />
            <Skeleton className="w-1/2" />
          </div>
        ) : (
          <Timeline
            label={t`What happened`}
            entries={actions.data.data.toReversed().map((action) => ({
              id: String(action.id),
              kind: KINDS[action.note],
              title: timelineText(action.note, locale, order.role),
              detail: <Detail action={action} order={order} />,
              time: <Moment at={action.at} />,
            }))}
          />
        )}
      </SheetBody>
    </Sheet>
  )
}
