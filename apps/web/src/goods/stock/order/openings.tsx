import { KeyValues, type KeyValue } from '@jindu/ui/primitives/key-values'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import type { Bought } from './bought.ts'
import { ReplacementWhy } from './replacement-reason.tsx'

/** Beyond this many units only the first and last opening are shown. */
const MOST_LISTED = 12

/**
 * Times at which the buyer opened each secret, as evidence in a case. A plain text delivery is shown with the terms
 * instead.
 */
export function DeliveryOpenings({ orderId }: { readonly orderId: number }): ReactNode {
  const { q } = useApi()
  const { data, error, refetch } = useQuery(q.goodsOrders.goods.queryOptions({ id: orderId }))
  // In a case, unreadable evidence must not look like missing evidence.
  if (data === undefined) return <FailureNote error={error} retry={() => void refetch()} />
  if (data.delivery === 'text') return null
  return (
    <Sheet>
      <SheetHead title={<Trans>Opened by the buyer</Trans>} />
      <SheetBody>
        <KeyValues rows={rowsOf(data)} />
      </SheetBody>
    </Sheet>
  )
}

function rowsOf({ openedAt, delivery, units, replaced, returned }: Bought): readonly KeyValue[] {
  const text = { id: 'text', name: <Trans>After-sales text</Trans>, value: <Opened at={openedAt} /> }
  const back = {
    id: 'returned',
    name: <Trans>Taken back unopened</Trans>,
    value: <span className="num">{returned}</span>,
  }
  const secrets =
    delivery === 'shared'
      ? [{ id: 'shared', name: <Trans>Secret for every buyer</Trans>, value: <Opened at={openedAt} /> }]
      : units.length > MOST_LISTED
        ? summary(units)
        : units.map((unit) => listed(unit, units.length + returned))
  const before = replaced.map(({ number, openedAt: at, replacedAt, reason, remark }) => ({
    id: `replaced ${number} ${replacedAt} ${at}`,
    name: <Trans>Unit {number}, replaced</Trans>,
    value: (
      <Trans>
        <Opened at={at} />, replaced <Moment at={replacedAt} />. <ReplacementWhy reason={reason} remark={remark} />
      </Trans>
    ),
  }))
  return [text, ...secrets, ...before, ...(returned === 0 ? [] : [back])]
}

type Unit = Bought['units'][number]

function listed({ number, openedAt }: Unit, total: number): KeyValue {
  return {
    id: String(number),
    name: (
      <Trans>
        Unit {number} of {total}
      </Trans>
    ),
    value: <Opened at={openedAt} />,
  }
}

function summary(units: readonly Unit[]): readonly KeyValue[] {
  const times = units.flatMap(({ openedAt }) => (openedAt === null ? [] : [openedAt]))
  const opened = times.length
  const total = units.length
  return [
    {
      id: 'count',
      name: <Trans>Units opened</Trans>,
      value: (
        <span className="num">
          <Trans>
            {opened} of {total}
          </Trans>
        </span>
      ),
    },
    { id: 'first', name: <Trans>First unit</Trans>, value: <Opened at={opened === 0 ? null : Math.min(...times)} /> },
    { id: 'last', name: <Trans>Latest unit</Trans>, value: <Opened at={opened === 0 ? null : Math.max(...times)} /> },
  ]
}

function Opened({ at }: { readonly at: number | null }): ReactNode {
  return at === null ? (
    <span className="text-ink-3">
      <Trans>sealed</Trans>
    </span>
  ) : (
    <Moment at={at} />
  )
}
