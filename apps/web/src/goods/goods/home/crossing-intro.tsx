import { EscrowRail } from '@jindu/ui/patterns/escrow-rail'
import { UsdText } from '@jindu/ui/patterns/money-text'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale } from '../../../shared/preferences.ts'
import { useSite } from '../../../shared/session/session.ts'
import { useProtection } from '../../../shared/session/use-protection.ts'
import { PHONE_AFTER } from './phone-order.ts'

/** Amount of the example, US cents. */
const EXAMPLE_CENTS = 4_800n

/** For visitors: explains escrow with an example. */
export function CrossingIntro(): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const name = useSite().siteName[locale]
  const protection = useProtection()
  return (
    <Sheet className={`grid grid-cols-[290px_minmax(0,1fr)] phone:mt-8 phone:grid-cols-1 ${PHONE_AFTER}`}>
      <div className="flex flex-col items-start gap-4 border-r border-line p-5 phone:border-r-0 phone:px-4 phone:pb-0">
        <h2>
          <Trans>Pay into escrow. Check what you got. Then the seller is paid.</Trans>
        </h2>
        <Link to="/register" className="btn ink">
          <Trans>Register</Trans>
        </Link>
      </div>
      <div className="px-6 pt-5 pb-4 phone:p-4">
        <EscrowRail
          short
          label={t`How a payment crosses`}
          from={{ name: <Trans>You</Trans>, empty: <Trans>pay in LTC or BTC</Trans> }}
          held={{ name: <Trans>Escrow</Trans>, detail: <Trans>held by {name}</Trans>, empty: '' }}
          to={{ name: <Trans>Seller</Trans>, empty: <Trans>is paid</Trans> }}
          gates={[
            { move: 'passed', title: <Trans>At once</Trans>, caption: <Trans>you can read what you bought</Trans> },
            {
              move: 'clock',
              icon: <Clock className="ic s" />,
              title: <Trans>You confirm, or after {protection}</Trans>,
              caption: <Trans>a hold stops the clock</Trans>,
            },
          ]}
          position={{
            at: 'held',
            slip: { amount: <UsdText cents={EXAMPLE_CENTS} />, worth: <Trans>for up to {protection}</Trans> },
          }}
        />
      </div>
    </Sheet>
  )
}
