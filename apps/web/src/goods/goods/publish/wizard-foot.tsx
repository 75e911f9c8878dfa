import { Button } from '@jindu/ui/primitives/button'
import { Plural, Trans } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { StepFoot } from '../../../shared/page/step-bar.tsx'
import type { WizardState } from './use-wizard.ts'

export interface WizardFootProps {
  readonly wizard: WizardState
  /** Publishing is not open to the reader; earlier steps are. */
  readonly closed: boolean
}

/** Back and on; at the last step, publish. */
export function WizardFoot({ wizard: { draft, errors, publish, back }, closed }: WizardFootProps): ReactNode {
  const count = Object.keys(errors).length
  return (
    <StepFoot className="flex items-center justify-between gap-3">
      {draft.step === 0 ? (
        <span />
      ) : (
        <Button variant="line" onClick={back}>
          <ArrowLeft className="ic" aria-hidden="true" />
          {draft.step === 1 ? <Trans>Category</Trans> : <Trans>Goods</Trans>}
        </Button>
      )}
      <span className="flex items-center gap-3">
        {count === 0 ? null : (
          <span className="num text-13 text-negative phone:hidden">
            <Plural value={count} one="# to correct" other="# to correct" />
          </span>
        )}
        <Button variant="ink" type="submit" loading={publish.isPending} disabled={draft.step === 2 && closed}>
          {draft.step === 0 ? (
            <Trans>Next: goods</Trans>
          ) : draft.step === 1 ? (
            <Trans>Next: after-sales</Trans>
          ) : (
            <Trans>Publish</Trans>
          )}
        </Button>
      </span>
    </StepFoot>
  )
}
