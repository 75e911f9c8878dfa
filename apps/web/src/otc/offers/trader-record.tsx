import { rules } from '@jindu/domain/rules'
import { KeyValues } from '@jindu/ui/primitives/key-values'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { durationText, TIME_UNITS } from '../../shared/format/duration.ts'
import { Gap } from '../../shared/format/gap.tsx'
import { Moment } from '../../shared/format/moment.tsx'
import { useLocale } from '../../shared/preferences.ts'
import type { Offer } from './offer.ts'

/** Rounded up to minutes: seconds would suggest more precision than a median has. */
export const releaseText = (seconds: number, locale: string): string =>
  durationText(Math.ceil(seconds / TIME_UNITS.minute) * TIME_UNITS.minute, locale)

/** Record of a trader: plain figures, and below them what each counts. */
export function TraderRecord({ trader }: { readonly trader: Offer['maker'] }): ReactNode {
  const locale = useLocale()
  const { trades, completionPercent, releaseSeconds, counterparties, ratedUp, ratedDown, maliciousTimes } = trader
  const none = (
    <span className="text-ink-3">
      <Trans>none yet</Trans>
    </span>
  )
  return (
    <div className="otc-record">
      <KeyValues
        rows={[
          { id: 'trades', name: <Trans>Completed trades</Trans>, value: trades },
          {
            id: 'completion',
            name: <Trans>Completion</Trans>,
            value: completionPercent === null ? none : `${completionPercent}%`,
          },
          {
            id: 'release',
            name: <Trans>Usual time to release</Trans>,
            value: releaseSeconds === null ? none : releaseText(releaseSeconds, locale),
          },
          { id: 'people', name: <Trans>Different partners</Trans>, value: counterparties },
          {
            id: 'rated',
            name: <Trans>Rated by partners</Trans>,
            value: (
              <Trans>
                {ratedUp} good, {ratedDown} bad
              </Trans>
            ),
          },
          { id: 'malicious', name: <Trans>Malicious marks</Trans>, value: maliciousTimes },
          {
            id: 'age',
            name: <Trans context="the date">Registered</Trans>,
            value: <Moment at={trader.registeredAt} as="relative" />,
          },
          { id: 'online', name: <Trans>Last online</Trans>, value: <Moment at={trader.lastOnlineAt} as="relative" /> },
        ]}
      />
      <p className="text-12 text-ink-3">
        <Trans>
          Completion: trades completed, of those and the ones they left as a buyer. Partners: each person once, however
          often they traded; the latest rating of each counts.
        </Trans>
        <Gap />
        <Plural
          value={rules.otc.releasesOfRecord}
          one="Time to release: from payment marked to coin released, the middle of the latest release."
          other="Time to release: from payment marked to coin released, the middle of the latest # releases."
        />
      </p>
    </div>
  )
}
