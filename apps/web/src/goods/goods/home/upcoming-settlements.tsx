import { Countdown } from '@jindu/ui/patterns/countdown'
import { UsdText } from '@jindu/ui/patterns/money-text'
import { Position } from '@jindu/ui/patterns/position'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { TimeRuler } from '@jindu/ui/patterns/time-ruler'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDateTime, formatDay } from '../../../shared/format/date.ts'
import { Moment } from '../../../shared/format/moment.tsx'
import { useDateOptions } from '../../../shared/format/use-date-options.ts'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useServerOffset } from '../../../shared/time/server-clock.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { useAsRendered } from '../../../shared/trpc/as-rendered.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { InEscrow } from './in-escrow.tsx'
import { FirstPurchase } from './first-purchase.tsx'
import { useOpenOrders, type OpenOrder } from './open-orders.ts'
import { PHONE_AFTER } from './phone-order.ts'
import { placeFlags } from '../../../shared/time/place-flags.ts'

const DAYS = 15
const TICKS_A_DAY = 4
const UNITS = DAYS * TICKS_A_DAY
const SECONDS_A_UNIT = 86_400 / TICKS_A_DAY
/** Rows of the list that replaces the ruler on phones. */
const PHONE_ROWS = 5
/** Width of a flag's label on a wide screen, in ruler units. */
const WORDS_UNITS = 16

/** The reader's open orders on one ruler: upcoming settlements, and stopped clocks. */
export function UpcomingSettlements(): ReactNode {
  const { t } = useLingui()
  const { orders, error: unlisted, reread: rereadOrders } = useOpenOrders()
  const now = useNow(60)
  const options = useDateOptions(60)
  const { q } = useApi()
  const asked = q.wallet.overview.queryOptions()
  const overview = useAsRendered(asked.queryKey, useQuery(asked))
  const wallet = overview.data
  // Null until loaded: a failed read must not look like zero.
  const open = wallet === undefined ? null : wallet.openOrders
  const bought = wallet?.openBought ?? orders.filter(({ side }) => side === 'buy').length
  const sold = wallet === undefined ? orders.length - bought : wallet.openOrders - wallet.openFiat - bought
  const next = orders.find((order) => order.stopped === null)
  const placed = placeFlags(
    orders.map((order) => ({ order, at: Math.min(UNITS, Math.max(0, (order.at - now) / SECONDS_A_UNIT)) })),
    UNITS,
    WORDS_UNITS,
  )
  return (
    <Sheet
      // On phones a short block comes before the goods; a list of orders comes after them.
      className={`grid grid-cols-[290px_minmax(0,1fr)] phone:grid-cols-1 ${open !== null && open > 0 ? `phone:mt-8 ${PHONE_AFTER}` : ''}`}
      aria-labelledby="days-ahead"
    >
      <div className="border-r border-line p-5 phone:border-r-0 phone:p-4 phone:pb-2">
        <h2 id="days-ahead" className="text-16">
          <Trans>Your next {DAYS} days</Trans>
        </h2>
        {wallet === undefined ? (
          overview.isError ? null : (
            <Skeleton className="mt-2 h-9 w-full" />
          )
        ) : wallet.openOrders === 0 && !wallet.everBought ? (
          <FirstPurchase funded={wallet.hasCoin} />
        ) : (
          <p className="mt-1 text-13 text-balance text-ink-3">
            {wallet.openOrders === 0 ? (
              <>
                <Position at="none" large className="my-2 block" />
                <Trans>Nothing of yours is in escrow. What you buy or sell stands here with its date.</Trans>
              </>
            ) : (
              <InEscrow wallet={wallet} />
            )}
          </p>
        )}
        {overview.error === null && unlisted === null ? null : (
          <div className="mt-3">
            <FailureNote
              error={overview.error ?? unlisted}
              money={<Trans>Your orders are not affected, they could only not be read.</Trans>}
              retry={() => {
                void overview.refetch()
                rereadOrders()
              }}
            />
          </div>
        )}
        {bought === 0 || sold === 0 ? null : (
          <p className="num mt-1 flex gap-4 text-13">
            <Link to="/personal/buyOrderList" className="link">
              <Trans context="open orders">{bought} bought</Trans>
            </Link>
            <Link to="/personal/sellOrderList" className="link">
              <Trans context="open orders">{sold} sold</Trans>
            </Link>
          </p>
        )}
        {next === undefined ? null : (
          <Link
            to="/personal/goodsOrderPanel"
            search={{ id: next.id }}
            className="mt-4 flex flex-col gap-1 border-t border-line pt-3 phone:hidden"
          >
            <span className="flex items-center gap-2 text-13 font-semibold">
              <Position at="held" />
              <span className="inline-block first-letter:uppercase">
                <Trans>order {next.id}</Trans> <Then order={next} />
              </span>
            </span>
            <span className="flex items-baseline gap-2">
              <Left order={next} now={now} size="panel" />
              <span className="text-13 text-ink-3">
                <Moment at={next.at} />
              </span>
            </span>
          </Link>
        )}
      </div>
      <div className="grid items-center px-6 pt-4 pb-3 phone:hidden">
        <TimeRuler
          label={t`Your next ${DAYS} days`}
          units={UNITS}
          major={TICKS_A_DAY}
          flags={placed.map(({ flag: { order, at }, row }) => ({
            id: String(order.id),
            at,
            row: row ?? 2,
            tone: order.stopped === null ? 'ink' : 'hold',
            loose: order.stopped !== null,
            ...(row === null ? {} : { children: <Chip order={order} />, detail: <Then order={order} /> }),
          }))}
          marks={[0, 5, 10, 15].map((day) => ({
            at: day * TICKS_A_DAY,
            label: day === 0 ? formatDateTime(now, options) : formatDay(now + day * 86_400, options),
          }))}
        />
      </div>
      <ul className="hidden px-4 pb-2 phone:block">
        {orders.slice(0, PHONE_ROWS).map((order) => (
          <li key={order.id} className="border-t border-line text-13">
            <Link to="/personal/goodsOrderPanel" search={{ id: order.id }} className="flex items-center gap-2.5 py-2.5">
              <Position at="held" kind={order.stopped ?? 'money'} />
              <span className="min-w-0 flex-1">
                <UsdText cents={order.cents} incoming={order.side === 'sell'} strong />{' '}
                <span className="num text-ink-3">
                  <Trans>order {order.id}</Trans>
                </span>
                <span className="block text-12 text-ink-3">
                  {order.stopped === null ? (
                    <>
                      <Then order={order} /> <Moment at={order.at} />
                    </>
                  ) : (
                    <Why stopped={order.stopped} />
                  )}
                </span>
              </span>
              {order.stopped === null ? (
                <Left order={order} now={now} size="text" />
              ) : (
                <StatusBadge kind={order.stopped}>
                  <Trans>Clock stopped</Trans>
                </StatusBadge>
              )}
            </Link>
          </li>
        ))}
        {orders.length > PHONE_ROWS ? (
          <li className="border-t border-line text-13">
            <Link to={bought > 0 ? '/personal/buyOrderList' : '/personal/sellOrderList'} className="block py-3">
              <span className="link">
                <Plural value={(open ?? orders.length) - PHONE_ROWS} one="# more order" other="# more orders" />
              </span>
            </Link>
          </li>
        ) : null}
      </ul>
    </Sheet>
  )
}

function Left({ order, now, size }: { order: OpenOrder; now: number; size: 'text' | 'panel' }): ReactNode {
  const { t } = useLingui()
  const offsetSeconds = useServerOffset()
  return (
    <Countdown
      target={order.at}
      now={now}
      offsetSeconds={offsetSeconds}
      labels={{ days: t`d`, hours: t`h` }}
      passed={<Trans>now</Trans>}
      size={size}
    />
  )
}

function Chip({ order }: { order: OpenOrder }): ReactNode {
  return (
    <Link
      to="/personal/goodsOrderPanel"
      search={{ id: order.id }}
      className={order.stopped === null ? 'ruler-chip' : 'ruler-chip is-hold'}
    >
      {order.side === 'sell' ? '+' : ''}
      <UsdText cents={order.cents} />
    </Link>
  )
}

/** Reason beside the badge of a stopped clock. */
function Why({ stopped }: { stopped: NonNullable<OpenOrder['stopped']> }): ReactNode {
  if (stopped === 'dispute') return <Trans>under complaint</Trans>
  return <Trans>put on hold</Trans>
}

function Then({ order }: { order: OpenOrder }): ReactNode {
  if (order.stopped !== null) return <Why stopped={order.stopped} />
  if (order.awaited) return order.side === 'buy' ? <Trans>promised delivery</Trans> : <Trans>to be delivered</Trans>
  return order.side === 'buy' ? <Trans>settles to seller</Trans> : <Trans>settles to you</Trans>
}
