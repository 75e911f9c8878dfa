import { SETTING_ROWS, settingBounds, type SiteSettingKey } from '@jindu/domain/site'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SettingText, SingleValue } from './setting-text.tsx'

/** What a setting may be, as it stands under its field from the start; nothing for yes and no. */
export function SettingRange({ of }: { readonly of: SiteSettingKey }): ReactNode {
  const { unit } = SETTING_ROWS[of]
  if (unit === 'color') return <Trans># and six digits, each 0 to 9 or a to f</Trans>
  const bounds = settingBounds(of)
  if (bounds === null) return null
  const { minimum, maximum } = bounds
  if (typeof maximum === 'object') {
    return (
      <Trans>
        At most <SettingText of={of} value={maximum} />
      </Trans>
    )
  }
  if (of === 'siteStaticUrl') {
    return <Trans>https://…, http://… or a path such as /static, at most {maximum} characters</Trans>
  }
  if (unit === 'text') {
    return (
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
