import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TypedOffer } from './offer-draft.ts'
import { REQUIREMENTS, type OfferField } from './offer-fields.ts'

type Requirements = Pick<TypedOffer, (typeof REQUIREMENTS)[number]>

interface RequirementFieldsProps {
  readonly typed: Requirements
  readonly onChange: (changed: Partial<Requirements>) => void
  readonly keep: (typed: string) => string
  readonly said: (field: OfferField) => string
}

/** What is asked of the other side; empty asks nothing. */
export function RequirementFields({ typed, onChange, keep, said }: RequirementFieldsProps): ReactNode {
  const { t } = useLingui()
  const words = {
    registerDays: t`Registered for at least, days`,
    goodsTrade: t`Goods orders at least`,
    otcTradeAmount: t`Fiat trades at least`,
    otcMaliciousTimes: t`Malicious marks at most`,
  }
  return REQUIREMENTS.map((name) => (
    <Field key={name} label={words[name]} aside={t`optional`} error={said(name)}>
      <Input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        align="end"
        maxLength={7}
        value={typed[name]}
        onChange={(event) => onChange({ [name]: keep(event.currentTarget.value) })}
      />
    </Field>
  ))
}
