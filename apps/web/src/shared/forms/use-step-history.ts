import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of a form in steps: which of them this entry of the browser's history is. */
    formStep?: number
  }
}

const BY_BROWSER = new Set(['BACK', 'FORWARD', 'GO'])

/**
 * Lets the browser's Back and Forward go through the steps of a form: each step forward is an entry of the history.
 * @param onStep shows a step; it decides what it can show of a step it knows nothing of
 */
export function useStepHistory(
  step: number,
  onStep: (step: number) => void,
): { readonly forward: (to: number) => void; readonly back: (to: number) => void } {
  const router = useRouter()
  const navigate = useNavigate()
  // An entry that was stepped to already has those before it, down to the first step.
  const [first] = useState(() => (router.history.location.state.formStep === undefined ? step : 0))
  const show = useEffectEvent(onStep)
  useEffect(
    () =>
      router.history.subscribe(({ location, action }) => {
        if (BY_BROWSER.has(action.type) && location.pathname === router.state.location.pathname)
          show(location.state.formStep ?? first)
      }),
    [router, first],
  )
  return {
    forward: (to) => {
      void navigate({ to: '.', search: true, state: (now) => ({ ...now, formStep: to }), resetScroll: false })
    },
    back: (to) => {
      // The entry before this one is the step before, unless the form was opened at this step.
      if (router.history.location.state.formStep === step && step !== first) router.history.back()
      else onStep(to)
    },
  }
}
