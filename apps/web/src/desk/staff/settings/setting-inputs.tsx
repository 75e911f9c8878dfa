import { CURRENCY_CODES, decimalsOf, type CurrencyCode } from '@jindu/domain/money'
import { SETTING_ROWS, type SiteSettingKey } from '@jindu/domain/accounts/site'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Select } from '@jindu/ui/primitives/select'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { settingChoices } from '@jindu/i18n/settings'
import { NumberInput } from '../../../shared/forms/number-field.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { TIME_UNITS } from '../../../shared/format/duration.ts'
import { hasRange, SettingRange } from './setting-range.tsx'
import type { SettingDraft } from './setting-value.ts'

/** Decimals of dollars and of percent. */
const HUNDREDTHS = 2

export interface SettingInputsProps {
  readonly of: SiteSettingKey
  readonly draft: SettingDraft
  readonly onChange: (draft: SettingDraft) => void
  readonly error: string | undefined
  /** The coin whose amount is invalid; null for the setting as a whole. */
  readonly errorAt: CurrencyCode | null
}

/** Inputs for a setting's unit: a number with its unit, three coins, yes or no. */
export function SettingInputs(props: SettingInputsProps): ReactNode {
  const { unit } = SETTING_ROWS[props.of]
  if (unit === 'flag') return <FlagInput {...props} />
  if (unit === 'flagPerCurrency') return <CoinFlags {...props} />
  if (unit === 'choice') return <ChoiceInput {...props} />
  if (unit === 'seconds') return <TimeInput {...props} />
  return unit.endsWith('PerCurrency') ? <CoinInputs {...props} /> : <TextInput {...props} />
}

function TextInput({ of, draft, onChange, error }: SettingInputsProps): ReactNode {
  const { unit } = SETTING_ROWS[of]
  const number = unit !== 'text' && unit !== 'color'
  return (
    <Field label={<Trans>New value</Trans>} error={error} hint={<SettingRange of={of} coin={null} />}>
      {number ? (
        <NumberInput
          decimals={unit === 'count' ? 0 : HUNDREDTHS}
          value={draft['text'] ?? ''}
          maxLength={20}
          align="end"
          {...(unit === 'cents' && { prefix: '$' })}
          {...(unit === 'basisPoints' && { suffix: '%' })}
          onValue={(text) => onChange({ ...draft, text })}
        />
      ) : (
        <Input
          value={draft['text'] ?? ''}
          maxLength={unit === 'text' ? 200 : 20}
          onChange={(event) => onChange({ ...draft, text: event.target.value })}
        />
      )}
    </Field>
  )
}

function FlagInput({ draft, onChange, error }: SettingInputsProps): ReactNode {
  const { t } = useLingui()
  return (
    <Field kind="group" label={<Trans>New value</Trans>} error={error}>
      <Segmented
        value={draft['text'] ?? '0'}
        onValueChange={(text) => onChange({ text })}
        options={[
          { value: '0', label: t`No` },
          { value: '1', label: t`Yes` },
        ]}
      />
    </Field>
  )
}

function CoinFlags({ draft, onChange, error }: SettingInputsProps): ReactNode {
  const { t } = useLingui()
  return (
    <div className="grid gap-3">
      {CURRENCY_CODES.map((code, index) => (
        <Field kind="group" key={code} label={code} error={index === 0 ? error : undefined}>
          <Segmented
            value={draft[code] ?? '0'}
            onValueChange={(text) => onChange({ ...draft, [code]: text })}
            options={[
              { value: '0', label: t`No` },
              { value: '1', label: t`Yes` },
            ]}
          />
        </Field>
      ))}
    </div>
  )
}

function ChoiceInput({ of, draft, onChange, error }: SettingInputsProps): ReactNode {
  const locale = useLocale()
  return (
    <Field label={<Trans>New value</Trans>} error={error}>
      <Select value={draft['text'] ?? ''} onChange={(event) => onChange({ text: event.target.value })}>
        {settingChoices(of, locale).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function TimeInput({ of, draft, onChange, error }: SettingInputsProps): ReactNode {
  const { t } = useLingui()
  const names = { day: t`days`, hour: t`hours`, minute: t`minutes`, second: t`seconds` }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_140px] items-start gap-2">
      <Field label={<Trans>New value</Trans>} error={error} hint={<SettingRange of={of} coin={null} />}>
        <NumberInput
          decimals={0}
          value={draft['text'] ?? ''}
          maxLength={12}
          align="end"
          onValue={(text) => onChange({ ...draft, text })}
        />
      </Field>
      <Field label={<Trans context="time">Unit</Trans>}>
        <Select
          value={draft['unit'] ?? 'second'}
          onChange={(event) => onChange({ ...draft, unit: event.target.value })}
        >
          {Object.keys(TIME_UNITS).map((name) => (
            <option key={name} value={name}>
              {Object.entries(names).find(([unit]) => unit === name)?.[1]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

function CoinInputs({ of, draft, onChange, error, errorAt }: SettingInputsProps): ReactNode {
  const { unit } = SETTING_ROWS[of]
  return (
    <div className="grid gap-3">
      {CURRENCY_CODES.map((code, index) => (
        <Field
          key={code}
          label={code}
          error={errorAt === code || (errorAt === null && index === 0) ? error : undefined}
          hint={hasRange(of, code) ? <SettingRange of={of} coin={code} /> : undefined}
        >
          <NumberInput
            decimals={unit === 'coinUnitsPerCurrency' ? decimalsOf(code) : unit === 'countPerCurrency' ? 0 : HUNDREDTHS}
            value={draft[code] ?? ''}
            maxLength={24}
            align="end"
            {...(unit === 'centsPerCurrency' && { prefix: '$' })}
            {...(unit === 'coinUnitsPerCurrency' && { suffix: code })}
            {...(unit === 'basisPointsPerCurrency' && { suffix: '%' })}
            onValue={(text) => onChange({ ...draft, [code]: text })}
          />
        </Field>
      ))}
    </div>
  )
}
