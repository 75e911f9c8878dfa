import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { isPasskeyAnswer } from '../passkeys/browser.ts'
import { PasskeyAnswer } from '../passkeys/passkey-answer.tsx'
import type { AskPasskey } from '../passkeys/use-passkey-answer.ts'
import { TextField } from './text-field.tsx'
import type { BoundField } from './use-fields.ts'

export interface CodeFieldProps {
  readonly of: BoundField
  /** Whether to focus the field, because it appears when it is needed next. */
  readonly focused?: boolean
  /** Requests a passkey instead of the code; left out if the account has none. */
  readonly ask?: AskPasskey | undefined
  /** A passkey's answer submits the form: for a plain login a second click would add nothing. */
  readonly submits?: boolean
}

/** A code of the second factor, or a passkey's answer. */
export function CodeField({ of, focused = true, ask, submits = false }: CodeFieldProps): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) box.current?.querySelector('input')?.focus()
  }, [focused])
  const answered = submits && isPasskeyAnswer(of.value)
  useEffect(() => {
    if (answered) box.current?.closest('form')?.requestSubmit()
  }, [answered])
  return (
    <div ref={box} className="grid gap-2">
      {isPasskeyAnswer(of.value) ? null : (
        <TextField
          label={<Trans>Code</Trans>}
          of={of}
          autoComplete="one-time-code"
          hint={<Trans>Six digits from your authenticator app, or one of your recovery codes.</Trans>}
        />
      )}
      {ask === undefined ? null : <PasskeyAnswer ask={ask} value={of.value} onValue={of.change} />}
    </div>
  )
}
