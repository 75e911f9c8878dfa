import type { ReactNode } from 'react'
import { DeliveryFields } from '../../stock/index.ts'
import { InfoFields } from '../own/info-fields.tsx'
import { ShipmentField } from '../own/shipment-field.tsx'
import { CategoryStep } from './category-step.tsx'
import type { WizardState } from './use-wizard.ts'

/** The fields of the step that the draft is at. */
export function WizardStep({ wizard }: { readonly wizard: WizardState }): ReactNode {
  const { draft, errors, run, change, edit, forget } = wizard
  if (draft.step === 0) {
    return (
      <CategoryStep
        chosen={draft.category}
        error={errors.categoryId}
        onChoose={(category) => {
          change({ category })
          forget(['categoryId'])
        }}
      />
    )
  }
  if (draft.step === 1) {
    return <InfoFields key={run} values={draft} initialContents={draft.contents} errors={errors} onChange={edit} />
  }
  return (
    <>
      <ShipmentField
        key={run}
        initial={draft.shipment}
        error={errors.shipment}
        onChange={(shipment) => edit({ shipment })}
      />
      <DeliveryFields written={draft.delivery} errors={errors} onChange={(delivery) => edit({ delivery })} />
    </>
  )
}
