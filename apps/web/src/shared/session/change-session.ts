import { useRouter, type AnyRouter } from '@tanstack/react-router'
import type { RouterContext } from '../router-context.ts'
import { logInAgain } from './log-in-again.ts'
import { signedInMark, type LeftReason } from './signed-in-mark.ts'

let leaving = false

/** While the reader logs out, the end of the session is no news. */
export const isLeavingSession = (): boolean => leaving

function contextOf(router: AnyRouter): RouterContext {
  return router.options.context
}

/** Forgets everything read under the session before, then lets the guards look again. */
export async function forgetSession(router: AnyRouter): Promise<void> {
  contextOf(router).queryClient.clear()
  await router.invalidate()
}

/** After a login answered: mark, forget what the visitor saw, go on to where the login was asked for. */
export function useSignedIn(): (returnPath?: string) => Promise<void> {
  const router = useRouter()
  return async (returnPath = '/') => {
    signedInMark.set()
    contextOf(router).queryClient.clear()
    await router.navigate({ href: returnPath, replace: true })
  }
}

/** The same reader is back on the page that they had open: it stays as it is, what it read is read again. */
export async function resumeSession(router: AnyRouter): Promise<void> {
  logInAgain.answer(true)
  await contextOf(router).queryClient.invalidateQueries()
}

/** Logout from the menu clears user, settings and messages and returns to / (marketplace.md §2). */
export function useSignOut(): () => Promise<void> {
  const router = useRouter()
  return async () => {
    leaving = true
    try {
      await contextOf(router).client.accounts.logout.mutate()
      await leaveSession(router, 'loggedOut')
    } finally {
      leaving = false
    }
  }
}

/** The session is over by the reader's own step: clear and go home. */
export async function leaveSession(router: AnyRouter, reason: LeftReason): Promise<void> {
  logInAgain.belongsTo(null)
  signedInMark.clear(reason)
  await router.navigate({ to: '/' })
  await forgetSession(router)
}
