import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { TextField } from './text-field.tsx'
import type { BoundField } from './use-fields.ts'

/** A code of the second factor; it appears when it is asked for, and is where one types next. */
export function CodeField({ of }: { readonly of: BoundField }): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
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
