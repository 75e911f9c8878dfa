import { rules } from '@jindu/domain/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type RichDocument, RichField } from '../../../shared/rich-text/index.ts'

export interface ShipmentFieldProps {
  readonly initial: RichDocument | string
  readonly error?: string | undefined
  readonly onChange: (shipment: RichDocument) => void
}

/** The delivery: readable only by buyers, the owner, and staff in a dispute. */
export function ShipmentField({ initial, error, onChange }: ShipmentFieldProps): ReactNode {
  const { t } = useLingui()
  const { shipment } = rules.goods
  return (
    <RichField
      label={t`After-sales information`}
      aside={t`at least ${shipment.minimumVisibleCharacters} characters`}
      hint={
        <Trans>
          Links, instructions, contact. Buyers read it when they open the shipment they paid for; nobody else does,
          except staff in a dispute.
        </Trans>
      }
      error={error}
      initial={initial}
      uploadKind="shipment"
      limit={shipment.maximumVisibleCharacters}
      onChange={onChange}
    />
  )
}
