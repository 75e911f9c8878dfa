import { lazy, startTransition, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { UNREACHED } from './load-part.ts'
import { useHydrated } from './use-hydrated.ts'

const AGAIN_AFTER_MS = 3_000

/** Loads required code, retrying while there is no connection. */
export const withPatience = <T,>(load: () => Promise<T>): Promise<T> =>
  load().catch(async (error: Error) => {
    if (error.message !== UNREACHED) throw error
    await new Promise((again) => setTimeout(again, AGAIN_AFTER_MS))
    return withPatience(load)
  })

interface WithFallback {
  /** Shown until the code is loaded; default: nothing. */
  readonly fallback?: ReactNode
}

/**
 * A component whose code loads when it is rendered. SSR markup stays until then. A part opened later uses state instead
 * of Suspense, because React delays suspended content by 300 ms after its fallback. Loading retries while offline; only
 * this part waits.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): (props: P & WithFallback) => ReactNode {
  const whole = () => withPatience(load)
  let coming: ReturnType<typeof whole> | undefined
  const wholeOnce = () => (coming ??= whole())
  const OfServer = lazy(wholeOnce)
  let Part: ComponentType<P> | undefined

  /**
   * For a part in SSR markup. A Suspense boundary that re-renders before its chunk loads drops the SSR markup, and the
   * page shifts. So the initial props are kept until then.
   */
  function Kept(props: P & WithFallback): ReactNode {
    const now = (
      <Suspense fallback={props.fallback ?? null}>
        <OfServer {...props} />
      </Suspense>
    )
    const [drawn] = useState(now)
    const [isHere, setIsHere] = useState(false)
    useEffect(() => {
      let gone = false
      // After a failure the re-render throws it in place.
      const here = (): void =>
        startTransition(() => {
          if (!gone) setIsHere(true)
        })
      wholeOnce().then(here, here)
      return () => {
        gone = true
      }
    }, [])
    return isHere ? now : drawn
  }

  /** For a part that a reader's action opened. */
  function Late(props: P & WithFallback): ReactNode {
    const { fallback = null } = props
    const [now, setNow] = useState({ isHere: Part !== undefined, failed: undefined as unknown })
    useEffect(() => {
      if (Part !== undefined) return undefined
      let gone = false
      const bring = async (): Promise<void> => {
        try {
          Part = (await whole()).default
          if (!gone) setNow({ isHere: true, failed: undefined })
        } catch (error) {
          if (!gone) setNow({ isHere: false, failed: error })
        }
      }
      void bring()
      return () => {
        gone = true
      }
    }, [])
    if (now.failed !== undefined) throw now.failed
    if (Part === undefined) return fallback
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  }

  return function LazyPart(props) {
    // A part from the SSR markup keeps its Suspense boundary.
    const [ofServer] = useState(!useHydrated())
    return ofServer ? <Kept {...props} /> : <Late {...props} />
  }
}
