import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Countdown } from '@jindu/ui/patterns/countdown'
import { UsdText } from '@jindu/ui/patterns/money-text'
import { useSession } from '../session/session.ts'
import { useServerOffset } from '../time/server-clock.ts'
import { useNow } from '../time/use-now.ts'
import { useAsRendered } from '../trpc/as-rendered.ts'
import { useApi } from '../trpc/use-api.ts'
import { TradeLink } from './running-trade.tsx'

/** Balances in the header. Staff have the wallet in the menu instead, because their work needs the space. */
export function FundsLine(): ReactNode {
  const session = useSession()
  return session?.role === null ? <Funds /> : null
}

/** The reader's balance, held money, and the next event. Updated live. */
function Funds(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const now = useNow(60)
  const offsetSeconds = useServerOffset()
  const overview = q.wallet.overview.queryOptions()
  const { data: wallet, isError } = useAsRendered(overview.queryKey, useQuery({ ...overview, staleTime: 30_000 }))
  const wait = isError ? <span className="dim">–</span> : <span className="funds-line-wait" />
  return (
    <div className="funds-line">
      <Link to="/personal/assets">
        <span className="spot" aria-hidden="true" />
        <span className="dim">
          <Trans>Yours</Trans>
        </span>
        {wallet === undefined ? (
          wait
        ) : wallet.yours === null ? (
          <span className="dim">
            <Trans>no rate now</Trans>
          </span>
        ) : (
          <UsdText cents={BigInt(wallet.yours.units)} strong />
        )}
      </Link>
      <Link
        to={
          wallet?.openBought === 0 && wallet.openOrders > wallet.openFiat
            ? '/personal/sellOrderList'
            : '/personal/buyOrderList'
        }
      >
        <span className="spot on" aria-hidden="true" />
        <span className="dim">
          <Trans>In escrow</Trans>
        </span>
        {wallet === undefined ? wait : <UsdText cents={BigInt(wallet.inEscrow.units)} strong />}
      </Link>
      {wallet == null ? null : wallet.nextTrade !== null ? (
        // Fiat deadlines are minutes away, those of goods are days.
        <TradeLink trade={wallet.nextTrade} className="funds-line-next" />
      ) : wallet.next === null ? null : (
        <Link to="/personal/goodsOrderPanel" search={{ id: wallet.next.orderId }} className="funds-line-next">
          <Timer className="ic s" aria-hidden="true" />
          <span className="dim">
            {wallet.next.role === 'buyer'
              ? t`Order ${wallet.next.orderId} settles`
              : t`Order ${wallet.next.orderId} to you`}
          </span>
          <Countdown
            target={wallet.next.at}
            now={now}
            offsetSeconds={offsetSeconds}
            labels={{ days: t`d`, hours: t`h` }}
            passed={t`now`}
          />
        </Link>
      )}
    </div>
  )
}
