import { CURRENCY_CODES, type CurrencyCode } from '@jindu/domain/money'
import { SETTING_ROWS, settingBounds, type SettingUnit, type SiteSettingKey } from '@jindu/domain/accounts/site'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PerCoin, SingleValue } from './setting-text.tsx'

const SINGLE: Readonly<Partial<Record<SettingUnit, SettingUnit>>> = {
  centsPerCurrency: 'cents',
  basisPointsPerCurrency: 'basisPoints',
}

interface SettingRangeProps {
  readonly of: SiteSettingKey
  /** The coin of the field above, for settings per coin. */
  readonly coin: CurrencyCode | null
}

/** Amounts of coin have a bound under each field; a bound common to all coins is shown once, under the last. */
export function hasRange(of: SiteSettingKey, coin: CurrencyCode | null): boolean {
  return coin === null || coin === CURRENCY_CODES.at(-1) || typeof settingBounds(of)?.maximum === 'object'
}

/** Allowed range of a setting, always shown under its field; renders nothing for flags. */
export function SettingRange({ of, coin }: SettingRangeProps): ReactNode {
  const { unit } = SETTING_ROWS[of]
  if (unit === 'color') return <Trans># and six digits, each 0 to 9 or a to f</Trans>
  const bounds = settingBounds(of)
  if (bounds === null) return null
  const { minimum, maximum } = bounds
  if (typeof maximum === 'object') {
    if (coin === null) return null
    return (
      <Trans>
        At most <PerCoin unit={unit} code={coin} number={maximum[coin]} />
      </Trans>
    )
  }
  if (of === 'siteStaticUrl') {
    return <Trans>https://…, http://… or a path such as /static, at most {maximum} characters</Trans>
  }
  if (of.endsWith('ExplorerUrl')) {
    const place = '{tx}'
    return (
      <Trans>
        https://… with {place} for the transaction, at most {maximum} characters
      </Trans>
    )
  }
  if (unit === 'text') {
    return (
      <Trans>
        {minimum} to {maximum} characters
      </Trans>
    )
  }
  // The same for every coin, so no coin is named.
  const each = SINGLE[unit] ?? unit
  return (
    <Trans>
      From <SingleValue unit={each} value={minimum} /> to <SingleValue unit={each} value={maximum} />
    </Trans>
  )
}
