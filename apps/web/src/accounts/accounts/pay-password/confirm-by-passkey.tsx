import { isPaidStep } from '@jindu/domain/accounts/accounts'
import { PAID_STEP_WORDS, paidToText } from '@jindu/i18n/paid-steps'
import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { KeyValues } from '@jindu/ui/primitives/key-values'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { PasskeyObstacleText } from '../passkeys/passkey-obstacle.tsx'
import { usePasskeyAnswer } from '../passkeys/use-passkey-answer.ts'

export interface ConfirmByPasskeyProps {
  readonly step: string
  readonly what: ApiOutputs['accounts']['payByPasskey']
  /** The passkey's answer; null when the reader declined. */
  readonly onEnd: (answer: string | null) => void
}

/** Says what a passkey is about to confirm: the step, the amount, the destination. Then the browser asks. */
export function ConfirmByPasskey({ step, what, onEnd }: ConfirmByPasskeyProps): ReactNode {
  const locale = useLocale()
  const { request, amount, to } = what
  const { state, answer } = usePasskeyAnswer(() => Promise.resolve(request), onEnd)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onEnd(null)
      }}
      variant="money"
      title={<Trans>Confirm with your passkey</Trans>}
      consequence={
        <Trans>
          Read it first: your passkey signs exactly this, once. With another amount or destination it is refused.
        </Trans>
      }
      confirmLabel={<Trans>Use a passkey</Trans>}
      cancelLabel={<Trans>Not now</Trans>}
      pending={state === 'waiting'}
      error={
        state === 'cancelled' ? (
          <Trans>The passkey did not answer. Try again, or enter the pay password.</Trans>
        ) : typeof state === 'object' && 'kind' in state ? (
          <PasskeyObstacleText of={state} />
        ) : null
      }
      onConfirm={() => void answer()}
    >
      <KeyValues
        rows={[
          { id: 'step', name: <Trans>What</Trans>, value: isPaidStep(step) ? PAID_STEP_WORDS[step][locale] : step },
          ...(amount === null
            ? []
            : [{ id: 'amount', name: <Trans>Amount</Trans>, value: <Amount of={amount} strong /> }]),
          ...(to === null ? [] : [toRow(to, locale)]),
        ]}
      />
    </ConfirmDialog>
  )
}

function toRow(to: NonNullable<ConfirmByPasskeyProps['what']['to']>, locale: ReturnType<typeof useLocale>) {
  const { name, value } = paidToText(to, locale)
  return { id: 'to', name, value: <b className="font-semibold break-all">{value}</b> }
}
