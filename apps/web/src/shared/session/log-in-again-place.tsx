import { useSyncExternalStore, type ReactNode } from 'react'
import { lazyPart } from '../parts/lazy-part.tsx'
import { logInAgain } from './log-in-again.ts'

/**
 * Where the login opens over the page when the session ended.
 * @param load brings the dialog when it is needed
 */
export function logInAgainPlace(load: () => Promise<{ readonly default: () => ReactNode }>): () => ReactNode {
  const Ask = lazyPart(load)
  return function LogInAgainPlace() {
    const isAsked = useSyncExternalStore(logInAgain.watch, logInAgain.isAsked, logInAgain.isAskedOnServer)
    return isAsked ? <Ask /> : null
  }
}
