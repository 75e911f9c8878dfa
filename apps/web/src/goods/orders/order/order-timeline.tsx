import { rules } from '@jindu/domain/rules'
import { timelineText } from '@jindu/i18n'
import { Timeline } from '@jindu/ui/patterns/timeline'
import { Button } from '@jindu/ui/primitives/button'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { UserText } from '../../../shared/format/user-text.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { ORDER_NOTE_MARKS } from '../../../shared/format/note-marks.ts'
import { rateText } from '../../../shared/format/rate-text.ts'
import { ReplacementWhy } from '../../stock/index.ts'
import { amountText, type OrderInfo } from './order-info.ts'

type Entry = ApiOutputs['goodsOrders']['timeline']['data'][number]

function Detail({ entry, order }: { readonly entry: Entry; readonly order: OrderInfo }): ReactNode {
  if (entry.note === 'goodsOrder.placed' || entry.note === 'goodsOrder.ordered') {
    const amount = amountText(order.amount)
    const rate = rateText(order.rate)
    return (
      <Trans>
        {amount} at {rate} a coin
      </Trans>
    )
  }
  if (entry.note === 'goodsOrder.delivered') return <Trans>The protection began</Trans>
  if (entry.note === 'goodsOrder.held') return <Trans>The settlement clock stopped</Trans>
  if (entry.note === 'goodsOrder.unitsReplaced') return <ReplacedUnits details={entry.details} />
  const { unit, opened, of, source } = entry.details
  if (typeof unit === 'number') {
    return of === 1 ? null : (
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
  if (source === 'oldClient') return <Trans>The text alone, read in another program than this site’s pages</Trans>
  const { reason, text } = entry.details
  if (typeof reason === 'string') return <q>{reason}</q>
  if (typeof text === 'string')
    return (
      <q className="order-said">
        <UserText>{text}</UserText>
      </q>
    )
  return <Offered entry={entry} order={order} />
}

/** The numbers of the replaced units, with the reason. */
function ReplacedUnits({ details: { units, of, replacement, remark } }: Pick<Entry, 'details'>): ReactNode {
  const why = <ReplacementWhy reason={replacement} remark={remark} />
  if (of === 1) return why
  return (
    <Trans>
      Unit {units} of {of}. {why}
    </Trans>
  )
}

/** The amount of a proposed or accepted split. */
function Offered({ entry, order }: { readonly entry: Entry; readonly order: OrderInfo }): ReactNode {
  const units = entry.details['buyerUnits']
  if (typeof units !== 'string') return null
  const back = amountText({ asset: order.amount.asset, units })
  return order.role === 'buyer' ? <Trans>{back} back to you</Trans> : <Trans>{back} back to the buyer</Trans>
}

interface EarlierProps {
  /** Number of entries not shown. */
  readonly left: number
  readonly reading: boolean
  readonly read: () => void
}

function Earlier({ left, reading, read }: EarlierProps): ReactNode {
  if (left <= 0) return null
  return (
    <Button size="s" className="mt-4" loading={reading} onClick={read}>
      <Trans>Earlier steps: {left}</Trans>
    </Button>
  )
}

/** Timeline of the order, latest first. */
export function OrderTimeline({ order }: { readonly order: OrderInfo }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const locale = useLocale()
  const [limit, setLimit] = useState<number>(rules.timeline.entriesARead)
  const story = useQuery({
    ...q.goodsOrders.timeline.queryOptions({ id: order.id, limit }),
    placeholderData: keepPreviousData,
  })
  return (
    <Sheet className="order-story">
      <SheetHead title={<Trans>What happened</Trans>} />
      <SheetBody>
        {story.isError ? (
          <FailureNote error={story.error} retry={() => void story.refetch()} />
        ) : story.data === undefined ? (
          <div className="grid gap-4">
            <Skeleton className="w-3/5" />
            <Skeleton className="w-2/5" />
            <Skeleton className="w-1/2" />
          </div>
        ) : (
          <>
            <Timeline
              label={t`What happened`}
              entries={story.data.data.toReversed().map((entry) => ({
                id: String(entry.id),
                kind: ORDER_NOTE_MARKS[entry.note],
                title: timelineText(entry.note, locale, order.role),
                detail: <Detail entry={entry} order={order} />,
                time: <Moment at={entry.at} />,
              }))}
            />
            <Earlier
              left={story.data.total - story.data.data.length}
              reading={story.isPlaceholderData}
              read={() => setLimit(rules.timeline.maximumEntriesARead)}
            />
          </>
        )}
      </SheetBody>
    </Sheet>
  )
}
