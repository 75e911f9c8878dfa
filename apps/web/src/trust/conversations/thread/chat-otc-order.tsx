import { EscrowRail, type RailGate } from '@jindu/ui/patterns/escrow-rail'
import { Position } from '@jindu/ui/patterns/position'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Gavel, KeyRound, Pause, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Amount, Usd } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { otcPlace, type OtcRow } from '../otc-place.ts'
import { Left, OrderFrame } from './order-frame.tsx'

export interface ChatOtcOrderProps {
  readonly offerId: number
  readonly otherUid: number
}

/**
 * The two sides' order over the offer, above their conversation: a running one, or else the latest ended. Its page has
 * the steps.
 */
export function ChatOtcOrder({ offerId, otherUid }: ChatOtcOrderProps): ReactNode {
  const { q } = useApi()
  const { data } = useQuery(q.otcOrders.list.queryOptions({ offerId, otherUid, limit: 1 }))
  const order = data?.data[0]
  if (order === undefined) return null
  const { id, role } = order
  const place = otcPlace(order)
  const total = data?.total ?? 1
  return (
    <OrderFrame
      id={id}
      rail={<OtcRail order={order} />}
      next={
        <>
          <NextStep order={order} />
          <div className="row">
            <Link
              to="/otcOrderPanel"
              search={{ acceptanceID: offerId, isSeller: role === 'seller' ? 1 : 0, orderID: id }}
              className="btn line s"
            >
              <Trans>Open order {id}</Trans>
            </Link>
            {total < 2 ? null : (
              <Link to="/personal/otcManage" search={{ tab: 'myOtcOrder' }} className="btn quiet s">
                <Plural value={total - 1} one="# earlier order" other="# earlier orders" />
              </Link>
            )}
          </div>
        </>
      }
      strip={
        <>
          <Position {...place} />
          <b>
            <Amount of={order.amount} />
          </b>
          <span className="grow" />
          {order.requirableAt === null ? null : <Left until={order.requirableAt} />}
        </>
      }
    />
  )
}

const icon = { size: 14, strokeWidth: 1.75 } as const

function gatesOf({ status, progress, role }: OtcRow): readonly [RailGate, RailGate] {
  if (status === 'completed') return [{ move: 'passed' }, { move: 'passed' }]
  if (status === 'cancelled') return [{ move: 'passed' }, { move: 'clock', icon: <KeyRound {...icon} /> }]
  if (progress === 'complaint') {
    const ruling: RailGate = { move: 'ruling', icon: <Gavel {...icon} /> }
    return [ruling, ruling]
  }
  if (progress === 'held')
    return [
      { move: 'clock', icon: <Undo2 {...icon} /> },
      { move: 'stopped', icon: <Pause {...icon} /> },
    ]
  const yours = progress === 'awaitingRelease' && role === 'seller'
  return [
    { move: 'clock', icon: <Undo2 {...icon} /> },
    { move: yours ? 'yours' : 'clock', icon: <KeyRound {...icon} /> },
  ]
}

function OtcRail({ order }: { readonly order: OtcRow }): ReactNode {
  const { t } = useLingui()
  const { id, status, role, amount, total, sellerUid, buyerUid, createdAt } = order
  const { at } = otcPlace(order)
  const slip = { amount: <Amount of={amount} />, worth: <Usd of={total} /> }
  const part = (of: OtcRow['amount'] | undefined) => (of === undefined ? slip : { amount: <Amount of={of} /> })
  const open = status === 'open'
  return (
    <EscrowRail
      short
      label={t`Where the coin is`}
      from={{
        name: role === 'seller' ? <Trans>You</Trans> : <Trans>Seller</Trans>,
        detail: <span className="num">{sellerUid}</span>,
        empty: (
          <Trans>
            Locked <Moment at={createdAt} />
          </Trans>
        ),
      }}
      held={{ name: <Trans>Escrow</Trans>, detail: <Trans>order {id}</Trans>, empty: <Trans>empty</Trans> }}
      to={{
        name: role === 'buyer' ? <Trans>You</Trans> : <Trans>Buyer</Trans>,
        detail: <span className="num">{buyerUid}</span>,
        empty: open ? <Trans>Nothing yet</Trans> : <Trans>Nothing came here</Trans>,
      }}
      gates={gatesOf(order)}
      position={at === 'split' ? { at, from: part(order.split?.seller), to: part(order.split?.buyer) } : { at, slip }}
      slipState={open ? 'solid' : 'arrived'}
    />
  )
}

/** The party to act next, as a sentence. */
function Turn({ order: { status, progress, role } }: { readonly order: OtcRow }): ReactNode {
  if (status === 'completed') return <Trans>This order is completed. What was said here stays.</Trans>
  if (status === 'cancelled') return <Trans>The coin went back to the seller. What was said here stays.</Trans>
  if (progress === 'complaint') return <Trans>A complaint stands. What is said in this chat is evidence.</Trans>
  if (progress === 'held')
    return <Trans>On hold, the clock stands. Agree here, then take the step on the order’s page.</Trans>
  if (progress === 'awaitingPayment')
    return role === 'buyer' ? (
      <Trans>Your turn: pay, then mark it as paid on the order’s page.</Trans>
    ) : (
      <Trans>The buyer pays next. Release only what has arrived.</Trans>
    )
  return role === 'seller' ? (
    <Trans>Your turn: see whether the money has arrived, then release.</Trans>
  ) : (
    <Trans>The seller looks for your money, then releases the coin.</Trans>
  )
}

function NextStep({ order }: { readonly order: OtcRow }): ReactNode {
  const { progress, requirableAt } = order
  return (
    <>
      {requirableAt === null ? null : (
        <div className="chat-left">
          <span className="text-13 text-ink-3">
            {progress === 'awaitingPayment' ? <Trans>Time to pay</Trans> : <Trans>Time to release</Trans>}
          </span>
          <Left until={requirableAt} large />
        </div>
      )}
      <p className="text-13 text-ink-2">
        <Turn order={order} />
      </p>
    </>
  )
}
