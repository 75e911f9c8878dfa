import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { notify } from '../notify/notices.ts'
import type { RouterContext } from '../router-context.ts'
import { learnServerTime } from '../time/server-clock.ts'
import { forgetSession, resumeSession } from './change-session.ts'
import { logInAgain } from './log-in-again.ts'
import { useSession, useSite } from './session.ts'
import { signedInMark, type LeftReason } from './signed-in-mark.ts'

/** Keeps this tab in step: with the server's clock once per answer, and with a login or logout in another tab. */
export function SessionWatch(): null {
  const router = useRouter()
  const { t } = useLingui()
  const { now } = useSite()
  const uid = useSession()?.uid ?? null
  useEffect(() => learnServerTime(now), [now])
  useEffect(() => logInAgain.belongsTo(uid), [uid])
  useEffect(() => {
    const { client }: RouterContext = router.options.context
    const words: Readonly<Record<LeftReason, string>> = {
      loggedOut: t`You logged out in another tab.`,
      frozen: t`This account was frozen in another tab. Its sessions have ended.`,
      passwordChanged: t`The password was changed in another tab. Log in with the new one.`,
      ended: t`Your login has ended.`,
    }
    const changed = async (left: LeftReason | null): Promise<void> => {
      // The same reader logged in again elsewhere: this page goes on as it stands.
      if (left === null && uid !== null && (await client.accounts.me.query().catch(() => null))?.uid === uid) {
        await resumeSession(router)
        return
      }
      if (left !== null && uid !== null) notify({ tone: 'neutral', title: words[left], passing: false })
      logInAgain.belongsTo(null)
      await forgetSession(router)
    }
    return signedInMark.watch((left) => void changed(left))
  }, [router, uid, t])
  return null
}
