import { coinParts, decimalsOf, money, type CurrencyCode } from '@jindu/domain/money'
import { SETTING_ROWS, type SettingUnit, type SiteSettingKey } from '@jindu/domain/accounts/site'
import { settingChoices } from '@jindu/i18n/settings'
import { MoneyText, UsdText } from '@jindu/ui/patterns/money-text'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { durationText } from '../../../shared/format/duration.ts'
import { useLocale } from '../../../shared/preferences.ts'
import { perCurrency, type SettingValue } from './setting-value.ts'

export interface SettingTextProps {
  readonly of: SiteSettingKey
  readonly value: SettingValue | null
}

/** A value of a setting in the unit that people read. */
export function SettingText({ of, value }: SettingTextProps): ReactNode {
  const locale = useLocale()
  if (value === null) return <Trans>the default</Trans>
  const { unit } = SETTING_ROWS[of]
  if (unit === 'choice') {
    return settingChoices(of, locale).find((choice) => choice.value === value)?.label
  }
  const each = perCurrency(value)
  if (each.length === 0)
    return (
      <span className="num">
        <SingleValue unit={unit} value={value} />
      </span>
    )
  return (
    <span className="inline-flex flex-wrap gap-x-4">
      {each.map(([code, number]) => (
        <span key={code} className="num whitespace-nowrap">
          <PerCoin unit={unit} code={code} number={number} />
        </span>
      ))}
    </span>
  )
}

/** One coin's value. */
export function PerCoin({
  unit,
  code,
  number,
}: {
  readonly unit: SettingUnit
  readonly code: CurrencyCode
  readonly number: number | boolean
}): ReactNode {
  if (typeof number === 'boolean') {
    return (
      <>
        {code} {number ? <Trans>Yes</Trans> : <Trans>No</Trans>}
      </>
    )
  }
  if (unit === 'coinUnitsPerCurrency' && decimalsOf(code) > 0) {
    const { significant, filler } = coinParts(money(code, BigInt(number)))
    return <MoneyText significant={significant} filler={filler} unit={code} />
  }
  const text = unit === 'basisPointsPerCurrency' ? `${number / 100}%` : number
  return (
    <>
      {code} {unit === 'centsPerCurrency' ? <UsdText cents={BigInt(number)} /> : text}
    </>
  )
}

interface SingleValueProps {
  readonly unit: SettingUnit
  readonly value: SettingValue
}

/** A single value. */
export function SingleValue({ unit, value }: SingleValueProps): ReactNode {
  const { i18n } = useLingui()
  if (typeof value === 'boolean') return value ? <Trans>Yes</Trans> : <Trans>No</Trans>
  if (typeof value === 'object' || value === '') return <Trans>empty</Trans>
  const number = Number(value)
  if (unit === 'seconds') return durationText(number, i18n.locale)
  if (unit === 'cents') return <UsdText cents={BigInt(number)} />
  if (unit === 'basisPoints') return `${number / 100}%`
  return value
}
