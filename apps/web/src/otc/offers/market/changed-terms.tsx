import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { durationText } from '../../../shared/format/duration.ts'
import { UserText } from '../../../shared/format/user-text.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { PaymentMethods } from '../../payees/index.ts'
import { HoursLine } from '../hours-line.tsx'
import type { Offer } from '../offer.ts'

/** The terms of an offer that changed since the confirmation opened, and the question whether to go on. */
export function ChangedTerms({ now }: { readonly now: Offer }): ReactNode {
  const locale = useLocale()
  const { methods, paySeconds, answerSeconds, hours, remark } = now
  const time = durationText(paySeconds ?? answerSeconds, locale)
  return (
    <div className="grid gap-2 text-14" role="alert">
      <p>
        <Trans>The owner has changed the terms. They are now:</Trans>
      </p>
      <ul className="grid gap-1 text-13 text-ink-2">
        <li>
          <Trans>Time to pay: {time}</Trans>
        </li>
        <li>
          <PaymentMethods methods={methods} />
        </li>
        {hours === null ? null : (
          <li>
            <HoursLine hours={hours} />
          </li>
        )}
        {remark === '' ? null : (
          <li>
            “<UserText>{remark}</UserText>”
          </li>
        )}
      </ul>
      <p>
        <Trans>Confirm to go on with these.</Trans>
      </p>
    </div>
  )
}
