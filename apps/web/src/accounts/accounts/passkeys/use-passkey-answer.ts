import { useState } from 'react'
import { readFailure } from '../../../shared/errors/failure.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { PasskeyObstacleError, type PasskeyObstacle } from './passkey-place.ts'
import { signWithPasskey } from './browser.ts'

export type AskPasskey = () => Promise<ApiOutputs['accounts']['passkeys']['ask']>

type State = 'idle' | 'waiting' | 'cancelled' | PasskeyObstacle | { readonly error: unknown }

/** Asks the server for a challenge and a passkey for its answer. */
export function usePasskeyAnswer(ask: AskPasskey, onAnswer: (answer: string) => void) {
  const [state, setState] = useState<State>('idle')
  const answer = async (): Promise<void> => {
    setState('waiting')
    try {
      onAnswer(await signWithPasskey(await ask()))
      setState('idle')
    } catch (error) {
      if (error instanceof PasskeyObstacleError) return setState(error.obstacle)
      // What the server refused is said in its words; whatever the browser or its owner called off is no failure of ours.
      setState(readFailure(error).kind === 'refused' ? { error } : 'cancelled')
    }
  }
  return { state, answer }
}
