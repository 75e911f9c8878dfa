import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { Check, Fingerprint } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { isPasskeyAnswer } from './browser.ts'
import { PasskeyObstacleText } from './passkey-obstacle.tsx'
import { usePasskeyAnswer, type AskPasskey } from './use-passkey-answer.ts'

export interface PasskeyAnswerProps {
  readonly ask: AskPasskey
  readonly value: string
  readonly onValue: (next: string) => void
}

/** Passkey button beside the code field; replaces it once a passkey answered. */
export function PasskeyAnswer({ ask, value, onValue }: PasskeyAnswerProps): ReactNode {
  const { state, answer } = usePasskeyAnswer(ask, onValue)
  const refusal = useFailureText(typeof state === 'object' && 'error' in state ? state.error : null)
  const answered = isPasskeyAnswer(value)
  return (
    <div className="grid gap-1.5">
      {answered ? (
        <output className="flex items-center gap-2 rounded-2 bg-sunken px-3 py-2.5 text-14">
          <Check className="ic text-positive" aria-hidden="true" />
          <Trans>Your passkey has answered. Go on.</Trans>
        </output>
      ) : null}
      <span className="flex flex-wrap gap-2">
        <Button size="s" variant="line" loading={state === 'waiting'} onClick={() => void answer()}>
          <Fingerprint className="ic" aria-hidden="true" />
          {answered ? <Trans>Ask the passkey again</Trans> : <Trans>Use a passkey</Trans>}
        </Button>
        {answered ? (
          <Button size="s" variant="quiet" onClick={() => onValue('')}>
            <Trans>Enter a code instead</Trans>
          </Button>
        ) : null}
      </span>
      {state === 'cancelled' ? (
        <output className="text-13 text-ink-2">
          <Trans>The passkey did not answer. Try again, or enter a code.</Trans>
        </output>
      ) : typeof state === 'object' && 'kind' in state ? (
        <p className="text-13 text-negative" role="alert">
          <PasskeyObstacleText of={state} />
        </p>
      ) : refusal === '' ? null : (
        <p className="text-13 text-negative" role="alert">
          {refusal}
        </p>
      )}
    </div>
  )
}
