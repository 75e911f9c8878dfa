import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { useState, type ReactNode } from 'react'
import { lazyPart } from '../../../shared/parts/lazy-part.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { OwnPhrase } from '../own-phrase/own-phrase.tsx'
import { PayPasswordLocked, PayPasswordUnset, PayPasswordVerified } from './pay-password-notes.tsx'
import type { PayPasswordEntry } from './use-pay-password-entry.ts'
import { PasskeyPays } from './passkey-pays.ts'
import { paysByPasskey, usePayPassword } from './use-pay-password.ts'
import { usePayPasswordStatus } from './use-pay-password-status.ts'

// Lazy: its MD5 code and texts are as large as the rest of a goods page, and most readers never pay.
const PayPasswordPrompt = lazyPart(async () => ({
  default: (await import('./pay-password-prompt.tsx')).PayPasswordPrompt,
}))

export interface PayPasswordBoxProps {
  /** Called after successful verification. The form it opens may take the focus; without this the box keeps it. */
  readonly onVerified?: () => void
  /** For a form whose own button also verifies. */
  readonly entry?: PayPasswordEntry
}

/**
 * Asks for the pay password before money moves (marketplace.md §6). Shows how long it stays verified, the tries left,
 * or the end of a lock. It is placed inside another form and has none of its own. Pair it with `usePayPassword`.
 */
export function PayPasswordBox({ onVerified, entry }: PayPasswordBoxProps): ReactNode {
  const state = usePayPassword()
  const status = usePayPasswordStatus()
  const [justVerified, setJustVerified] = useState(false)
  const reread = (): void => void status.refetch()
  if (state.kind === 'unknown') {
    return status.isError ? <FailureNote error={status.error} retry={reread} /> : <Skeleton className="block h-16" />
  }
  if (state.kind === 'unset') return <PayPasswordUnset />
  if (state.kind === 'locked') return <PayPasswordLocked until={state.until} onPassed={reread} />
  const verified = (): void => {
    setJustVerified(onVerified === undefined)
    onVerified?.()
  }
  return (
    <div className="grid gap-3">
      <OwnPhrase />
      {state.kind === 'verified' ? (
        <PayPasswordVerified minutesLeft={state.minutesLeft} takesFocus={justVerified} />
      ) : (
        <PayPasswordPrompt fallback={<Skeleton className="block h-16" />} onVerified={verified} entry={entry} />
      )}
      {paysByPasskey(state) ? <PasskeyPays told={state.kind === 'asked'} /> : null}
    </div>
  )
}
