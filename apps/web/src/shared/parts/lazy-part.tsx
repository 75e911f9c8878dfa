import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { UNREACHED } from './load-part.ts'

const AGAIN_AFTER_MS = 3_000

/** Loads something a page cannot do without, again and again for as long as there is no connection. */
export const withPatience = <T,>(load: () => Promise<T>): Promise<T> =>
  load().catch(async (error: Error) => {
    if (error.message !== UNREACHED) throw error
    await new Promise((again) => setTimeout(again, AGAIN_AFTER_MS))
    return withPatience(load)
  })

const never = () => () => undefined
/** True on the server, and in the browser while the server's page comes to life. */
const useServersPage = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

interface WithFallback {
  /** Stands there until the part has come; nothing by default. */
  readonly fallback?: ReactNode
}

/**
 * A part of a page whose code comes when it is shown. Where the server drew it, it is React's `lazy`; where it comes by a reader's
 * step it is a state of its own, because React keeps back what was suspended for 300 ms after its fallback. It waits for the
 * connection, and so does the part alone.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): (props: P & WithFallback) => ReactNode {
  const whole = () => withPatience(load)
  const OfServer = lazy(whole)
  let Part: ComponentType<P> | undefined

  /** By the reader's step. */
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
    // What began in the server's page stays in its boundary.
    const [ofServer] = useState(useServersPage())
    if (!ofServer) return <Late {...props} />
    return (
      <Suspense fallback={props.fallback ?? null}>
        <OfServer {...props} />
      </Suspense>
    )
  }
}
