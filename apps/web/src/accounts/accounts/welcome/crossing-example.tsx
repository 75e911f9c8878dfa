import { EscrowRail } from '@jindu/ui/patterns/escrow-rail'
import { UsdText } from '@jindu/ui/patterns/money-text'
import { TimeRuler } from '@jindu/ui/patterns/time-ruler'
import { Trans, useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { durationText, timeUnitOf } from '../../../shared/format/duration.ts'
import { useLocale } from '../../../shared/preferences.ts'
import { useSite } from '../../../shared/session/session.ts'
import { useProtection } from '../../../shared/session/use-protection.ts'

/** Ticks of the ruler in a third: quarters of a day if protection lasts 15 days. */
const THIRD = 20

/** Explains the site with the escrow rail: an order after a third of its protection. */
export function CrossingExample(): ReactNode {
  const { t } = useLingui()
  const { siteName, protectionSeconds } = useSite()
  const locale = useLocale()
  const site = siteName[locale]
  const protection = useProtection()
  // Name the thirds only if they are whole days.
  const third = protectionSeconds / 3
  const thirds = timeUnitOf(third) === 'day' ? [third, 2 * third] : []
  return (
    <>
      <h2 className="mb-6 max-w-[22ch] text-22 zh:max-w-none phone:text-18">
        <Trans>You always see where the money is and when it moves next.</Trans>
      </h2>
      <EscrowRail
        label={t`Example: $48.00 lies in escrow between you and the seller`}
        short
        from={{ name: <Trans>You</Trans>, empty: <Trans>pay</Trans> }}
        held={{ name: <Trans>Escrow</Trans>, detail: <Trans>held by {site}</Trans>, empty: null }}
        to={{ name: <Trans>Seller</Trans>, empty: <Trans>is paid</Trans> }}
        gates={[
          { move: 'passed', title: <Trans>At once</Trans> },
          {
            move: 'clock',
            icon: <Clock className="ic s" aria-hidden="true" />,
            title: <Trans>You confirm</Trans>,
            caption: <Trans>or after {protection}</Trans>,
          },
        ]}
        position={{
          at: 'held',
          slip: { amount: <UsdText cents={4800n} />, worth: <Trans>for up to {protection}</Trans> },
        }}
      />
      <TimeRuler
        className="mt-6"
        label={t`${protection} after payment; a third has passed`}
        units={3 * THIRD}
        major={4}
        spans={[{ kind: 'elapsed', from: 0, to: THIRD }]}
        flags={[
          {
            id: 'today',
            at: THIRD,
            tone: 'money',
            children: (
              <b>
                <Trans>today</Trans>
              </b>
            ),
            detail: <Trans>a hold stops the clock here</Trans>,
          },
        ]}
        marks={[
          { at: 0, label: <Trans>paid</Trans> },
          ...thirds.map((seconds, index) => ({ at: (index + 1) * THIRD, label: durationText(seconds, locale) })),
          { at: 3 * THIRD, label: protection },
        ]}
      />
    </>
  )
}
