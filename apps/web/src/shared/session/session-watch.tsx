import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSite } from './session.ts'
import { signedInMark } from './signed-in-mark.ts'
import { forgetSession } from './change-session.ts'
import { learnServerTime } from '../time/server-clock.ts'

/** Keeps this tab in step: with the server's clock once per answer, and with a login or logout in another tab. */
export function SessionWatch(): null {
  const router = useRouter()
  const { now } = useSite()
  useEffect(() => learnServerTime(now), [now])
  useEffect(() => signedInMark.watch(() => void forgetSession(router)), [router])
  return null
}
