import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NumberField } from '../../shared/forms/number-field.tsx'
import type { TypedOffer } from './offer-draft.ts'
import { REQUIREMENTS, type OfferField } from './offer-fields.ts'

type Requirements = Pick<TypedOffer, (typeof REQUIREMENTS)[number]>

interface RequirementFieldsProps {
  readonly typed: Requirements
  readonly onChange: (changed: Partial<Requirements>) => void
  readonly said: (field: OfferField) => string
}

/** Requirements for the other side; empty means none. */
export function RequirementFields({ typed, onChange, said }: RequirementFieldsProps): ReactNode {
  const { t } = useLingui()
  const words = {
    registerDays: t`Registered for at least, days`,
    goodsTrade: t`Goods orders at least`,
    otcTradeAmount: t`Fiat trades at least`,
    otcMaliciousTimes: t`Malicious marks at most`,
  }
  return REQUIREMENTS.map((name) => (
    <NumberField
      key={name}
      label={words[name]}
      aside={t`optional`}
      error={said(name)}
      decimals={0}
      value={typed[name]}
      onValue={(text) => onChange({ [name]: text })}
      input={{ name, align: 'end', maxLength: 12 }}
    />
  ))
}
