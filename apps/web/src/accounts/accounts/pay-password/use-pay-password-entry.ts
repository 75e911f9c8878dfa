import { useRef, useState, type RefObject } from 'react'

/** What a form and the password's field in it know of each other, so that one press verifies and goes on. */
export interface PayPasswordEntry {
  /** Something is typed that was not refused yet. */
  readonly isReady: boolean
  readonly isPending: boolean
  /** Verifies what is typed; whether it was right. A refusal stands at the field. */
  readonly pass: () => Promise<boolean>
  /** For the field alone. */
  readonly onReady: (ready: boolean) => void
  readonly passing: RefObject<(() => Promise<boolean>) | null>
}

/** Hand it to `PayPasswordBox`, and call `pass` before the step that wants the password. */
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
        // Without a field there is nothing to verify any more; the server decides.
        return passing.current === null || (await passing.current())
      } finally {
        setPending(false)
      }
    },
  }
}
