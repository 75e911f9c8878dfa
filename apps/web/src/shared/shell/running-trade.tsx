import { Countdown } from '@jindu/ui/patterns/countdown'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../session/session.ts'
import { useServerOffset } from '../time/server-clock.ts'
import { useNow } from '../time/use-now.ts'
import { useAsRendered } from '../trpc/as-rendered.ts'
import type { ApiOutputs } from '../trpc/types.ts'
import { useApi } from '../trpc/use-api.ts'

type Trade = NonNullable<ApiOutputs['wallet']['overview']['nextTrade']>

interface TradeLinkProps {
  readonly trade: Trade
  readonly className: string
}

/** The running fiat order with the earliest deadline: the party to act, and the time left. */
export function TradeLink({ trade: { orderId, offerId, role, progress, at }, className }: TradeLinkProps): ReactNode {
  const { t } = useLingui()
  const now = useNow(60)
  const offsetSeconds = useServerOffset()
  const buying = role === 'buyer'
  const words: Record<Trade['progress'], string> = {
    awaitingPayment: buying ? t`Fiat order ${orderId}: you pay` : t`Fiat order ${orderId}: buyer pays`,
    awaitingRelease: buying ? t`Fiat order ${orderId}: seller releases` : t`Fiat order ${orderId}: you release`,
    held: t`Fiat order ${orderId} is on hold`,
    complaint: t`Fiat order ${orderId} is under complaint`,
    ended: t`Fiat order ${orderId}`,
  }
  return (
    <Link
      to="/otcOrderPanel"
      search={{ acceptanceID: offerId, isSeller: buying ? 0 : 1, orderID: orderId }}
      className={className}
    >
      <Timer className="ic s" aria-hidden="true" />
      <span className="dim">{words[progress]}</span>
      {at === null ? null : (
        <Countdown
          target={at}
          now={now}
          offsetSeconds={offsetSeconds}
          labels={{ days: t`d`, hours: t`h` }}
          passed={<Trans>Time is up</Trans>}
        />
      )}
    </Link>
  )
}

interface RunningTradeProps {
  /**
   * The order of the page below. A redirect may change the URL before this part hydrates; `lazyPart` keeps its first props
   * until then.
   */
  readonly shown: number | undefined
}

/** If the header has no space for it, shows the running trade in a separate bar, except on its own page. */
export function RunningTrade(props: RunningTradeProps): ReactNode {
  const session = useSession()
  return session?.role === null ? <Bar {...props} /> : null
}

function Bar({ shown }: RunningTradeProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const overview = q.wallet.overview.queryOptions()
  const { data: wallet } = useAsRendered(overview.queryKey, useQuery({ ...overview, staleTime: 30_000 }))
  const trade = wallet?.nextTrade
  if (trade == null || trade.orderId === shown) return null
  return (
    <aside className="running-trade" aria-label={t`Running trade`}>
      <TradeLink trade={trade} className="running-trade-in" />
    </aside>
  )
}
