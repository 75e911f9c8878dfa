import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Countdown } from '@jindu/ui/patterns/countdown'
import { UsdText } from '@jindu/ui/patterns/money-text'
import { useServerOffset } from '../time/server-clock.ts'
import { useNow } from '../time/use-now.ts'
import { useApi } from '../trpc/use-api.ts'

/** The money line: what is the reader's, what is held, and which move comes next. Fed live. */
export function Purse(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const now = useNow(60)
  const offsetSeconds = useServerOffset()
  const { data: purse } = useQuery({ ...q.wallet.purse.queryOptions(), staleTime: 30_000 })
  return (
    <div className="purse">
      <Link to="/personal/assets">
        <span className="spot" aria-hidden="true" />
        <span className="dim">
          <Trans>Yours</Trans>
        </span>
        {purse === undefined ? <span className="purse-wait" /> : <UsdText cents={BigInt(purse.yours.units)} strong />}
      </Link>
      <Link to={purse?.openBought === 0 && purse.openOrders > 0 ? '/personal/sellOrderList' : '/personal/buyOrderList'}>
        <span className="spot on" aria-hidden="true" />
        <span className="dim">
          <Trans>In escrow</Trans>
        </span>
        {purse === undefined ? (
          <span className="purse-wait" />
        ) : (
          <UsdText cents={BigInt(purse.inEscrow.units)} strong />
        )}
      </Link>
      {purse?.next == null ? null : (
        <Link to="/personal/goodsOrderPanel" search={{ id: purse.next.orderId }} className="purse-next">
          <Timer className="ic s" aria-hidden="true" />
          <span className="dim">
            {purse.next.role === 'buyer'
              ? t`Order ${purse.next.orderId} settles`
              : t`Order ${purse.next.orderId} to you`}
          </span>
          <Countdown
            target={purse.next.at}
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
