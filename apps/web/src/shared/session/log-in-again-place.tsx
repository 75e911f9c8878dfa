import { useSyncExternalStore, type ReactNode } from 'react'
import { lazyPart } from '../parts/lazy-part.tsx'
import { logInAgain } from './log-in-again.ts'

/**
 * Mount point of the login dialog that opens over the page when the session ended.
 * @param load loads the dialog when needed
 */
export function logInAgainPlace(load: () => Promise<{ readonly default: () => ReactNode }>): () => ReactNode {
  const Ask = lazyPart(load)
  return function LogInAgainPlace() {
    const isAsked = useSyncExternalStore(logInAgain.watch, logInAgain.isAsked, logInAgain.isAskedOnServer)
    return isAsked ? <Ask /> : null
  }
}
