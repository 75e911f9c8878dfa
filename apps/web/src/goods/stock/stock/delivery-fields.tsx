import type { ReactNode } from 'react'
import type { DeliveryErrors } from './check-delivery.ts'
import { DeliveryChoice } from './delivery-choice.tsx'
import { HoursField } from './hours-field.tsx'
import { SecretsField } from './secrets-field.tsx'
import { SharedField } from './shared-field.tsx'
import type { WrittenDelivery } from './written-secrets.ts'

export interface DeliveryFieldsProps {
  readonly written: WrittenDelivery
  readonly errors: DeliveryErrors
  readonly onChange: (written: WrittenDelivery) => void
}

/** Choice of the delivery with its fields, for publishing. */
export function DeliveryFields({ written, errors, onChange }: DeliveryFieldsProps): ReactNode {
  return (
    <>
      <DeliveryChoice chosen={written.kind} onChoose={(kind) => onChange({ ...written, kind })} />
      {written.kind === 'units' ? (
        <SecretsField
          written={written.units}
          error={errors.secrets}
          onChange={(units) => onChange({ ...written, units })}
        />
      ) : null}
      {written.kind === 'manual' ? (
        <HoursField hours={written.hours} error={errors.hours} onChange={(hours) => onChange({ ...written, hours })} />
      ) : null}
      {written.kind === 'shared' ? (
        <SharedField
          text={written.shared}
          error={errors.secret}
          onChange={(shared) => onChange({ ...written, shared })}
        />
      ) : null}
    </>
  )
}
