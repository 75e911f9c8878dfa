import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { AnyRouter } from '@tanstack/react-router'
import { notify } from '../notify/notices.ts'
import type { RouterContext } from '../router-context.ts'
import { forgetSession, resumeSession } from './change-session.ts'
import { logInAgain } from './log-in-again.ts'
import type { LeftReason } from './signed-in-mark.ts'

const WORDS: Readonly<Record<LeftReason, MessageDescriptor>> = {
  loggedOut: msg`You logged out in another tab.`,
  frozen: msg`This account was frozen in another tab. Its sessions have ended.`,
  passwordChanged: msg`The password was changed in another tab. Log in with the new one.`,
  ended: msg`Your login has ended.`,
}

/**
 * Reacts to a login or logout in another tab.
 * @param uid user of this page, null for a visitor
 * @param left why the session ended, null after a login
 */
export async function followMark(router: AnyRouter, uid: number | null, left: LeftReason | null): Promise<void> {
  const { client, i18n }: RouterContext = router.options.context
  // The same user logged in again elsewhere: keep this page as it is.
  if (left === null && uid !== null && (await client.accounts.me.query().catch(() => null))?.uid === uid) {
    await resumeSession(router)
    return
  }
  if (left !== null && uid !== null) notify({ tone: 'neutral', title: i18n._(WORDS[left]), passing: false })
  logInAgain.belongsTo(null)
  await forgetSession(router)
}
