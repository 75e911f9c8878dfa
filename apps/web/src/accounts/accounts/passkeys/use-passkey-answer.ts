import { useState } from 'react'
import { readFailure } from '../../../shared/errors/failure.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { PasskeyObstacleError, type PasskeyObstacle } from './passkey-place.ts'
import { signWithPasskey } from './browser.ts'

export type AskPasskey = () => Promise<ApiOutputs['accounts']['passkeys']['ask']>

type State = 'idle' | 'waiting' | 'cancelled' | PasskeyObstacle | { readonly error: unknown }

/** Requests a challenge from the server and signs it with a passkey. */
export function usePasskeyAnswer(ask: AskPasskey, onAnswer: (answer: string) => void) {
  const [state, setState] = useState<State>('idle')
  const answer = async (): Promise<void> => {
    setState('waiting')
    try {
      onAnswer(await signWithPasskey(await ask()))
      setState('idle')
    } catch (error) {
      if (error instanceof PasskeyObstacleError) return setState(error.obstacle)
      // Show a server error as such; a cancellation by browser or user is no failure.
      setState(readFailure(error).kind === 'refused' ? { error } : 'cancelled')
    }
  }
  return { state, answer }
}
