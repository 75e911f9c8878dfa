import type { FiatCode } from '@jindu/domain/money'
import { Select } from '@jindu/ui/primitives/select'
import type { ComponentProps, ReactNode } from 'react'
import { useLocale } from '../../shared/preferences.ts'
import { fiatName, useFiats } from './fiat.ts'

interface FiatSelectProps extends Omit<ComponentProps<typeof Select>, 'value' | 'onChange' | 'children'> {
  readonly value: FiatCode | null
  readonly onChange: (fiat: FiatCode | null) => void
  /** Words for no choice; without them there is always one. */
  readonly any?: string
}

/** The currencies of payment that are open here. */
export function FiatSelect({ value, onChange, any, ...look }: FiatSelectProps): ReactNode {
  const locale = useLocale()
  const fiats = useFiats()
  return (
    <Select
      {...look}
      value={value ?? ''}
      onChange={(event) => onChange(fiats.find(({ fiat }) => fiat === event.currentTarget.value)?.fiat ?? null)}
    >
      {any === undefined ? null : <option value="">{any}</option>}
      {fiats.map(({ fiat }) => (
        <option key={fiat} value={fiat}>
          {fiatName(fiat, locale)}
        </option>
      ))}
    </Select>
  )
}
