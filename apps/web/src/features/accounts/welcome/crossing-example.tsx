import { EscrowRail } from '@jindu/ui/patterns/escrow-rail'
import { UsdText } from '@jindu/ui/patterns/money-text'
import { TimeRuler } from '@jindu/ui/patterns/time-ruler'
import { Trans, useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale } from '../../../shared/preferences.ts'
import { useSite } from '../../../shared/session/session.ts'

const QUARTER_DAYS = 60
const TODAY = 20

/** What the site does, told by the crossing itself: an order on its fifth day. */
export function CrossingExample(): ReactNode {
  const { t } = useLingui()
  const { siteName } = useSite()
  const site = siteName[useLocale()]
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
            caption: <Trans>or day 15</Trans>,
          },
        ]}
        position={{
          at: 'held',
          slip: { amount: <UsdText cents={4800n} />, worth: <Trans>for up to 15 days</Trans> },
        }}
      />
      <TimeRuler
        className="mt-6"
        label={t`15 days after payment; today is day 5`}
        units={QUARTER_DAYS}
        major={4}
        spans={[{ kind: 'elapsed', from: 0, to: TODAY }]}
        flags={[
          {
            id: 'today',
            at: TODAY,
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
          { at: 20, label: <Trans>day 5</Trans> },
          { at: 40, label: <Trans>day 10</Trans> },
          { at: 60, label: <Trans>day 15</Trans> },
        ]}
      />
    </>
  )
}
