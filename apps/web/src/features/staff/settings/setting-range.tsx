import { SETTING_ROWS, settingBounds, type SiteSettingKey } from '@jindu/domain/site'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SingleValue } from './setting-text.tsx'

/** What a setting may be, as it stands under its field from the start; nothing for yes and no. */
export function SettingRange({ of }: { readonly of: SiteSettingKey }): ReactNode {
  const { unit } = SETTING_ROWS[of]
  if (unit === 'color') return <Trans># and six digits, each 0 to 9 or a to f</Trans>
  const bounds = settingBounds(of)
  if (bounds === null) return null
  const { minimum, maximum } = bounds
  if (maximum === null) return <Trans>{minimum} or more</Trans>
  if (unit === 'text') {
    return minimum === 0 ? (
      <Trans>At most {maximum} characters</Trans>
    ) : (
      <Trans>
        {minimum} to {maximum} characters
      </Trans>
    )
  }
  // The same for every coin, so that no coin is named.
  const each = unit === 'centsPerCurrency' ? 'cents' : unit
  return (
    <Trans>
      From <SingleValue unit={each} value={minimum} /> to <SingleValue unit={each} value={maximum} />
    </Trans>
  )
}
