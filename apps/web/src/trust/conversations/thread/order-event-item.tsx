import { formatFiat } from '@jindu/domain/money'
import { timelineText, type TimelineReader } from '@jindu/i18n'
import { TalkEvent } from '@jindu/ui/patterns/talk'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { markOfNote } from '../../../shared/format/note-marks.ts'
import { useLocale } from '../../../shared/preferences.ts'
import { TimeOfDay } from '../time-of-day.tsx'
import type { OrderEvent } from './weave-events.ts'

export interface OrderEventItemProps {
  readonly event: OrderEvent
  readonly reader: TimelineReader
  /** The other side; staff read of the buyer and the seller. */
  readonly otherUid: number | undefined
  /** The conversation is about several orders, so each event names its order. */
  readonly named: boolean
  /** It gets the focus when it appears. */
  readonly focused: boolean
}

const focusIt = (item: HTMLElement | null): void => item?.focus()

/** A step of an order between the lines of a talk. */
export function OrderEventItem({ event, reader, otherUid, named, focused }: OrderEventItemProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const text = timelineText(event.note, locale, reader, reader === 'staff' ? undefined : otherUid)
  const sum =
    'toPay' in event && event.toPay !== undefined
      ? formatFiat({ ...event.toPay, units: BigInt(event.toPay.units) })
      : null
  const happened = sum === null ? text : t`${text}, to pay: ${sum}`
  return (
    <TalkEvent kind={markOfNote(event.note)} time={<TimeOfDay at={event.at} />} ref={focused ? focusIt : undefined}>
      {named ? (
        <Trans>
          {happened}, <OrderName event={event} linked={reader !== 'staff'} />
        </Trans>
      ) : (
        happened
      )}
    </TalkEvent>
  )
}

function OrderName({ event, linked }: Pick<OrderEventItemProps, 'event'> & { readonly linked: boolean }): ReactNode {
  const { orderId: id, note } = event
  const name = <Trans>order {id}</Trans>
  if (!linked) return name
  return note.startsWith('otcOrder.') ? (
    <Link to="/otcOrderPanel" search={{ orderID: id }} className="link">
      {name}
    </Link>
  ) : (
    <Link to="/personal/goodsOrderPanel" search={{ id }} className="link">
      {name}
    </Link>
  )
}
