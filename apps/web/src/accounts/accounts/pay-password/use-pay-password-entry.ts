import { useRef, useState, type RefObject } from 'react'

/** Links a form with its pay password field, so that one click verifies the password and submits. */
export interface PayPasswordEntry {
  /** A password is typed that was not refused yet. */
  readonly isReady: boolean
  readonly isPending: boolean
  /** Verifies the typed password; returns whether it was right. Errors are shown at the field. */
  readonly pass: () => Promise<boolean>
  /** For use by the field only. */
  readonly onReady: (ready: boolean) => void
  readonly passing: RefObject<(() => Promise<boolean>) | null>
}

/** Pass the result to `PayPasswordBox`, and call `pass` before the step that needs the password. */
export function usePayPasswordEntry(): PayPasswordEntry {
  const passing = useRef<(() => Promise<boolean>) | null>(null)
  const [isReady, onReady] = useState(false)
  const [isPending, setPending] = useState(false)
  return {
    isReady,
    isPending,
    onReady,
    passing,
    pass: async () => {
      setPending(true)
      try {
        // Without a field the password is verified already; the server decides.
        return passing.current === null || (await passing.current())
      } finally {
        setPending(false)
      }
    },
  }
}
