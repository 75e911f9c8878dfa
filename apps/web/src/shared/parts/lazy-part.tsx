import {
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'
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
 * A part of a page whose code comes when it is shown. What the server drew stands until then; what comes by a reader's step is a state
 * of its own, because React keeps back what was suspended for 300 ms after its fallback. It waits for the connection, and so does the
 * part alone.
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
   * In the server's page. A boundary that is given anything new before its part is here gives up what the server drew for its fallback,
   * and the page moves: until then it has the props that it was drawn with.
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
      // One that failed says so in its place.
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
    return ofServer ? <Kept {...props} /> : <Late {...props} />
  }
}
