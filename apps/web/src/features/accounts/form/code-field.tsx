import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { TextField } from './text-field.tsx'
import type { BoundField } from './use-fields.ts'

export interface CodeFieldProps {
  readonly of: BoundField
  /** Whether one types here next, as where it appears when it is asked for. */
  readonly focused?: boolean
}

/** A code of the second factor. */
export function CodeField({ of, focused = true }: CodeFieldProps): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) box.current?.querySelector('input')?.focus()
  }, [focused])
  return (
    <div ref={box}>
      <TextField
        label={<Trans>Code</Trans>}
        of={of}
        autoComplete="one-time-code"
        hint={<Trans>Six digits from your authenticator app, or one of your recovery codes.</Trans>}
      />
    </div>
  )
}
