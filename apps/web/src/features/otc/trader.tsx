import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'

interface Trader {
  readonly uid: number
  readonly trades: number
  readonly maliciousTimes: number
  readonly lastOnlineAt: number
}

/** Who somebody is on the fiat market: uid, completed trades, marks against them, when they were last here. */
export function TraderLine({ trader }: { readonly trader: Trader }): ReactNode {
  const { uid, trades, maliciousTimes, lastOnlineAt } = trader
  return (
    <span className="otc-trader">
      <b className="num">{uid}</b>
      {maliciousTimes === 0 ? null : (
        <span className="text-12 text-negative">
          <Trans>{maliciousTimes} malicious</Trans>
        </span>
      )}
      <span className="otc-trader-record">
        <Plural value={trades} one="# trade" other="# trades" />
        {', '}
        <Trans>
          online <Moment at={lastOnlineAt} as="relative" />
        </Trans>
      </span>
    </span>
  )
}
