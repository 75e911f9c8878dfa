import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step of a multi-step form at this history entry. */
    formStep?: number
  }
}

const BY_BROWSER = new Set(['BACK', 'FORWARD', 'GO'])

/**
 * Lets the browser's Back and Forward navigate the steps of a form: each forward step is a history entry.
 * @param onStep shows a step; it decides what to show for an unknown one
 */
export function useStepHistory(
  step: number,
  onStep: (step: number) => void,
): { readonly forward: (to: number) => void; readonly back: (to: number) => void } {
  const router = useRouter()
  const navigate = useNavigate()
  // If this entry has a step, all steps before it are history entries, too, down to the first.
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
      // The previous entry is the previous step, unless the form was opened at this step.
      if (router.history.location.state.formStep === step && step !== first) router.history.back()
      else onStep(to)
    },
  }
}
