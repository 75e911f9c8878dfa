import { Segmented } from '@jindu/ui/primitives/segmented'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Against whom a ruling counts. */
export type Fault = 'nobody' | 'buyer' | 'seller'

export interface FaultChoiceProps {
  readonly value: Fault
  readonly onChange: (fault: Fault) => void
}

/** Whether a ruling raises a side's malicious count; nothing is preselected. */
export function FaultChoice({ value, onChange }: FaultChoiceProps): ReactNode {
  const { t } = useLingui()
  return (
    <div className="case-fault">
      <div>
        <b className="text-13">
          <Trans>Bad faith</Trans>
        </b>
        <p className="text-12 text-ink-3">
          <Trans>Raises the malicious count that everybody sees on their offers. A mere mistake is none.</Trans>
        </p>
      </div>
      <Segmented
        label={t`Bad faith`}
        value={value}
        onValueChange={onChange}
        options={[
          { value: 'nobody', label: t`Of nobody` },
          { value: 'buyer', label: t`Of the buyer` },
          { value: 'seller', label: t`Of the seller` },
        ]}
      />
    </div>
  )
}
