import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import { useLocale } from '../../shared/preferences.ts'
import type { Offer } from './offer.ts'
import { releaseText } from './trader-record.tsx'

type Trader = Pick<
  Offer['maker'],
  'uid' | 'trades' | 'completionPercent' | 'releaseSeconds' | 'maliciousTimes' | 'lastOnlineAt'
>

/** Summary of a trader: uid, last seen, malicious marks, completed trades and release time. */
export function TraderLine({ trader }: { readonly trader: Trader }): ReactNode {
  const locale = useLocale()
  const { uid, trades, completionPercent, releaseSeconds, maliciousTimes, lastOnlineAt } = trader
  const release = releaseSeconds === null ? null : releaseText(releaseSeconds, locale)
  return (
    <span className="otc-trader">
      <b className="num">{uid}</b>
      <span className="text-12 text-ink-3">
        <Trans>
          online <Moment at={lastOnlineAt} as="seen" />
        </Trans>
      </span>
      {maliciousTimes === 0 ? null : (
        <span className="text-12 text-negative">
          <Trans>{maliciousTimes} malicious</Trans>
        </span>
      )}
      <span className="otc-trader-record">
        <Plural value={trades} one="# trade" other="# trades" />
        {completionPercent === null ? null : (
          <>
            {'\u00a0· '}
            <Trans>{completionPercent}% completed</Trans>
          </>
        )}
        {release === null ? null : (
          <>
            {'\u00a0· '}
            <Trans>releases in {release}</Trans>
          </>
        )}
      </span>
    </span>
  )
}
