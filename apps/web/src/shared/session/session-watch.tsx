import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readAt } from '../offline/read-at.ts'
import { learnServerTime } from '../time/server-clock.ts'
import { logInAgain } from './log-in-again.ts'
import { useSession, useSite } from './session.ts'
import { signedInMark } from './signed-in-mark.ts'

/** Synchronises this tab with the server's clock, and with a login or logout in another tab. */
export function SessionWatch(): null {
  const router = useRouter()
  const { now } = useSite()
  const uid = useSession()?.uid ?? null
  useEffect(() => {
    // A page from the cache carries the time at which it was read.
    if (readAt() === null) learnServerTime(now)
  }, [now])
  useEffect(() => logInAgain.belongsTo(uid), [uid])
  useEffect(
    () =>
      signedInMark.watch((left) => {
        const follow = async (): Promise<void> => (await import('./follow-mark.ts')).followMark(router, uid, left)
        void follow()
      }),
    [router, uid],
  )
  return null
}
