import type { OtcHours } from '@jindu/domain/otc/offers'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from '../../shared/preferences.ts'
import { hoursText } from './hours-text.ts'

/** At which hours the maker trades, and by whose clock. */
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
