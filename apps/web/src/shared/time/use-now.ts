import { useEffect, useState } from 'react'
import { useSite } from '../session/session.ts'
import { isServerTimeKnown, serverNow, useServerOffset } from './server-clock.ts'

/**
 * Server time for rendering, unix seconds: on the server and while hydrating it is the time the page was made with,
 * afterwards it moves every `everySeconds`.
 */
export function useNow(everySeconds = 30): number {
  const { now: rendered } = useSite()
  const offset = useServerOffset()
  const [now, setNow] = useState(() => (isServerTimeKnown() ? serverNow() : rendered))
  useEffect(() => {
    setNow(serverNow())
    const timer = setInterval(() => setNow(serverNow()), everySeconds * 1000)
    return () => clearInterval(timer)
  }, [everySeconds, offset])
  return now
}
