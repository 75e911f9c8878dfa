import type { OtcHours } from '@jindu/domain/otc/offers'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from '../../shared/preferences.ts'
import { hoursText } from './hours-text.ts'

/** The maker's working hours, with their time zone. */
export function HoursLine({ hours }: { readonly hours: OtcHours }): ReactNode {
  const locale = useLocale()
  const { timeZone } = hours
  const text = hoursText(hours, locale)
  return (
    <Trans>
      {text}, time of {timeZone}.
    </Trans>
  )
}
